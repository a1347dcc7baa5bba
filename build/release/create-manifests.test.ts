import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createBuilderConfiguration } from '#build/electron-builder.ts';
import { installedFileTypes } from '#tools/installed-file-types.ts';
import { artifactName, type Release } from './artifacts.ts';
import { createManifests } from './create-manifests.ts';
import { createMetainfo } from './metainfo.ts';

const sum = (digit: string) => digit.repeat(64);
const release: Release = {
  version: '3.1.0',
  date: '2026-02-03',
  owner: 'ada-l',
  repository: 'tool.box',
  homepage: "https://example.org/o'toolbox/",
  appId: 'org.example.toolbox',
  author: 'Ada & Co.',
  license: 'MIT',
  description: 'Web Toolbox is a collection of utilities: 1 & more.',
  sums: new Map([
    ['Web-Toolbox-3.1.0-win-x64.exe', sum('a')],
    ['Web-Toolbox-3.1.0-win-arm64.exe', sum('b')],
    ['Web-Toolbox-3.1.0-mac-x64.dmg', sum('c')],
    ['Web-Toolbox-3.1.0-mac-arm64.dmg', sum('d')],
    ['Web-Toolbox-3.1.0-linux-amd64.deb', sum('e')],
    ['Web-Toolbox-3.1.0-linux-arm64.deb', sum('f')],
  ]),
};
const identity = { appId: release.appId, homepage: release.homepage, contact: 'ada@example.org' };
const downloads = 'https://github.com/ada-l/tool.box/releases/download/v3.1.0/';
const manifests = createManifests(release, identity);

describe('the manifests of a release', () => {
  it('are those of three catalogues', () => {
    const winget = 'winget/manifests/a/ada-l/WebToolbox/3.1.0/ada-l.WebToolbox';
    expect([...manifests.keys()].sort()).toEqual([
      'flathub/org.example.toolbox.metainfo.xml',
      'flathub/org.example.toolbox.yml',
      'homebrew/Casks/web-toolbox.rb',
      `${winget}.installer.yaml`,
      `${winget}.locale.en-US.yaml`,
      `${winget}.yaml`,
    ]);
  });

  it('name the installers for both processors to winget, by one identifier and version', () => {
    const texts = [...manifests].filter(([path]) => path.startsWith('winget/')).map(([, text]) => parse(text));
    for (const manifest of texts) {
      expect(manifest).toMatchObject({
        PackageIdentifier: 'ada-l.WebToolbox',
        PackageVersion: '3.1.0',
        ManifestVersion: '1.6.0',
      });
    }
    expect(texts.map(({ ManifestType }) => ManifestType).sort()).toEqual(['defaultLocale', 'installer', 'version']);
    expect(texts.find(({ ManifestType }) => ManifestType === 'installer')).toMatchObject({
      InstallerType: 'nullsoft',
      Scope: 'user',
      Installers: [
        { Architecture: 'x64', InstallerUrl: `${downloads}Web-Toolbox-3.1.0-win-x64.exe`, InstallerSha256: sum('A') },
        {
          Architecture: 'arm64',
          InstallerUrl: `${downloads}Web-Toolbox-3.1.0-win-arm64.exe`,
          InstallerSha256: sum('B'),
        },
      ],
    });
  });

  it('are a cask for both kinds of Mac, in which no text is Ruby', () => {
    const cask = manifests.get('homebrew/Casks/web-toolbox.rb') ?? '';
    expect(cask).toContain(`sha256 arm:   '${sum('d')}',\n         intel: '${sum('c')}'`);
    expect(cask).toContain(
      'url "https://github.com/ada-l/tool.box/releases/download/v#{version}/Web-Toolbox-#{version}-mac-#{arch}.dmg"',
    );
    expect(cask).toContain("desc 'Collection of utilities: 1 & more'");
    expect(cask).toContain("homepage 'https://example.org/o\\'toolbox/'");
  });

  it('unpack the deb of each processor for Flathub', () => {
    const manifest = parse(manifests.get('flathub/org.example.toolbox.yml') ?? '');
    expect(manifest.id).toBe('org.example.toolbox');
    const sources: { 'only-arches'?: string[]; url?: string; sha256?: string }[] = manifest.modules[0].sources;
    expect(sources.filter(({ url }) => url !== undefined)).toMatchObject([
      { 'only-arches': ['x86_64'], url: `${downloads}Web-Toolbox-3.1.0-linux-amd64.deb`, sha256: sum('e') },
      { 'only-arches': ['aarch64'], url: `${downloads}Web-Toolbox-3.1.0-linux-arm64.deb`, sha256: sum('f') },
    ]);
  });

  it('are not made of packages that are not there', () => {
    const sums = new Map([...release.sums].filter(([name]) => !name.endsWith('.dmg')));
    expect(() => createManifests({ ...release, sums }, identity)).toThrow('The release has no Web-Toolbox-3.1.0-mac-');
  });

  it('name packages as electron-builder does', () => {
    const { artifactName: pattern, appImage } = createBuilderConfiguration({ appId: release.appId });
    const fill = (text: string, values: Record<string, string>) =>
      text.replaceAll(/\$\{(\w+)\}/gu, (_all, name: string) => values[name] ?? '');
    const values = { version: '3.1.0', os: 'win', arch: 'arm64', ext: 'exe' };
    expect(fill(String(pattern), values)).toBe(artifactName('3.1.0', 'win', 'exe', 'arm64'));
    expect(fill(String(appImage?.artifactName), { arch: 'x86_64', ext: 'AppImage' })).toBe(
      artifactName('3.1.0', 'linux', 'AppImage', 'x64'),
    );
  });
});

describe('the metainfo', () => {
  const changelog = '# Change log\n\n## [Unreleased]\n\n## [3.1.0] - 2026-02-03\n\n## [3.0.0] - 2025-01-19\n';

  it('says what is known, escaped, with the types of files that the tools name', () => {
    const xml = createMetainfo({ ...identity, author: 'Ada & Co.', license: 'MIT', description: '1 < 2', changelog });
    expect(xml).toContain('<p>1 &lt; 2</p>');
    expect(xml).toContain('<name>Ada &amp; Co.</name>');
    expect(xml).toContain('<launchable type="desktop-id">org.example.toolbox.desktop</launchable>');
    expect(xml).toContain('<update_contact>ada@example.org</update_contact>');
    expect([...xml.matchAll(/<release version="([\d.]+)" date="([\d-]+)"/gu)].map(([, ...found]) => found)).toEqual([
      ['3.1.0', '2026-02-03'],
      ['3.0.0', '2025-01-19'],
    ]);
    const types = [...xml.matchAll(/<mediatype>(.+)<\/mediatype>/gu)].map(([, type]) => type);
    expect(types).toEqual([...new Set(installedFileTypes.flatMap(({ mediaTypes }) => mediaTypes))]);
  });

  it('makes nothing up', () => {
    const xml = createMetainfo({
      ...{ appId: 'internal.web-toolbox', author: 'A', license: 'MIT', description: 'B', changelog },
    });
    expect(xml).not.toMatch(/<url|update_contact|@/u);
  });
});
