import { stringify } from 'yaml';
import { downloadOf, projectAddress, type Release } from './artifacts.ts';

const manifestVersion = '1.6.0';

/** Winget identifiers contain no spaces and begin with the publisher's name. */
const identifierOf = ({ owner }: Release): string => `${owner.replaceAll(/[^\w-]/gu, '')}.WebToolbox`;

const write = (type: string, content: object): string =>
  `# yaml-language-server: $schema=https://aka.ms/winget-manifest.${type}.${manifestVersion}.schema.json\n\n${stringify(content, { lineWidth: 0 })}`;

/**
 * Creates the manifests for https://github.com/microsoft/winget-pkgs.
 * @returns their texts by path
 */
export function wingetManifests(release: Release): ReadonlyMap<string, string> {
  const identifier = identifierOf(release);
  const common = { PackageIdentifier: identifier, PackageVersion: release.version };
  const end = { ManifestVersion: manifestVersion };
  const [publisher = '', name = ''] = identifier.split('.');
  const folder = `winget/manifests/${publisher.charAt(0).toLowerCase()}/${publisher}/${name}/${release.version}`;
  const installer = (arch: 'x64' | 'arm64') => {
    const { url, sum } = downloadOf(release, 'win', 'exe', arch);
    return { Architecture: arch, InstallerUrl: url, InstallerSha256: sum.toUpperCase() };
  };
  return new Map([
    [
      `${folder}/${identifier}.yaml`,
      write('version', { ...common, DefaultLocale: 'en-US', ManifestType: 'version', ...end }),
    ],
    [
      `${folder}/${identifier}.installer.yaml`,
      write('installer', {
        ...common,
        InstallerType: 'nullsoft',
        Scope: 'user',
        UpgradeBehavior: 'install',
        Protocols: ['web-toolbox'],
        ReleaseDate: release.date,
        Installers: [installer('x64'), installer('arm64')],
        ManifestType: 'installer',
        ...end,
      }),
    ],
    [
      `${folder}/${identifier}.locale.en-US.yaml`,
      write('defaultLocale', {
        ...common,
        PackageLocale: 'en-US',
        Publisher: release.author,
        PublisherUrl: projectAddress(release),
        PackageName: 'Web Toolbox',
        PackageUrl: release.homepage,
        License: release.license,
        LicenseUrl: `${projectAddress(release)}/blob/v${release.version}/LICENSE`,
        ShortDescription: release.description,
        ReleaseNotesUrl: `${projectAddress(release)}/releases/tag/v${release.version}`,
        ManifestType: 'defaultLocale',
        ...end,
      }),
    ],
  ]);
}
