import { artifactName } from './artifacts.ts';

/** What the README can show of the project; each part is absent until it exists. */
export interface Shown {
  /** The address of the public website. */
  readonly site?: string | undefined;
  /** The newest publicly available release. */
  readonly release?:
    | { readonly address: string; readonly version: string; readonly files: readonly string[] }
    | undefined;
}

const start = '<!-- shown: written by npm run readme -->';
const end = '<!-- /shown -->';

const systems = [
  { name: 'Windows', kinds: [['win', 'exe', 'Installer']] },
  { name: 'macOS', kinds: [['mac', 'dmg', 'dmg']] },
  {
    name: 'Linux',
    kinds: [
      ['linux', 'AppImage', 'AppImage'],
      ['linux', 'deb', 'deb'],
      ['linux', 'rpm', 'rpm'],
    ],
  },
] as const;

const processors = { x64: 'x64', arm64: 'arm64' } as const;

function downloads({ address, version, files }: NonNullable<Shown['release']>): string {
  const rows = systems.flatMap(({ name, kinds }) => {
    const links = kinds.flatMap(([system, extension, label]) =>
      (['x64', 'arm64'] as const).flatMap((arch) => {
        const file = artifactName(version, system, extension, arch);
        const url = `${address.replace('/tag/', '/download/')}/${file}`;
        return files.includes(file) ? [`[${label}, ${processors[arch]}](${url})`] : [];
      }),
    );
    return links.length === 0 ? [] : [`| ${name} | ${links.join(' · ')} |`];
  });
  return rows.length === 0
    ? ''
    : `**Download** [version ${version}](${address}):\n\n| System | Packages |\n| ------ | -------- |\n${rows.join('\n')}`;
}

/**
 * Replaces the part of the README that shows the website and the release.
 * @throws Error if the README lacks the two markers
 * @example fillReadme(readme, { site: 'https://example.org/toolbox/' })
 */
export function fillReadme(readme: string, { site, release }: Shown): string {
  const from = readme.indexOf(start);
  const to = readme.indexOf(end);
  if (from === -1 || to < from) {
    throw new Error(`README.md needs the lines “${start}” and “${end}”, one after the other.`);
  }
  const parts = [
    site === undefined ? '' : `**[Try it](${site})**: everything happens in your browser.`,
    release === undefined ? '' : downloads(release),
  ].filter((part) => part !== '');
  return `${readme.slice(0, from)}${start}\n${parts.map((part) => `\n${part}\n`).join('')}${parts.length > 0 ? '\n' : ''}${readme.slice(to)}`;
}
