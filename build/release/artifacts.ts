/** The packages of a release, for the manifests of third-party catalogues. */

export type Arch = 'x64' | 'arm64';

/** electron-builder's names for the architectures in package names. */
const archNames: Readonly<Record<string, Readonly<Record<Arch, string>>>> = {
  AppImage: { x64: 'x86_64', arm64: 'arm64' },
  deb: { x64: 'amd64', arm64: 'arm64' },
  rpm: { x64: 'x86_64', arm64: 'aarch64' },
};

/** The file name of a package. */
export function artifactName(version: string, system: 'win' | 'mac' | 'linux', extension: string, arch: Arch): string {
  const name = archNames[extension]?.[arch] ?? arch;
  return extension === 'AppImage'
    ? `Web-Toolbox-${name}.AppImage`
    : `Web-Toolbox-${version}-${system}-${name}.${extension}`;
}

/** The facts about a release that catalogues list. */
export interface Release {
  readonly version: string;
  /** ISO 8601. */
  readonly date: string;
  /** The owner on GitHub. */
  readonly owner: string;
  readonly repository: string;
  readonly homepage: string;
  /** The reverse domain name that identifies the app. */
  readonly appId: string;
  readonly author: string;
  readonly license: string;
  readonly description: string;
  /** The SHA-256 of each package, in lower-case hexadecimal, by file name. */
  readonly sums: ReadonlyMap<string, string>;
}

export const projectAddress = ({ owner, repository }: Release): string => `https://github.com/${owner}/${repository}`;

export interface Download {
  readonly url: string;
  readonly sum: string;
}

/**
 * The address and checksum of a package of the release.
 * @throws Error if the package was not built
 */
export function downloadOf(release: Release, ...name: readonly ['win' | 'mac' | 'linux', string, Arch]): Download {
  const file = artifactName(release.version, ...name);
  const sum = release.sums.get(file);
  if (sum === undefined) {
    throw new Error(`The release has no ${file}. It has ${[...release.sums.keys()].join(', ') || 'nothing'}.`);
  }
  return { url: `${projectAddress(release)}/releases/download/v${release.version}/${file}`, sum };
}
