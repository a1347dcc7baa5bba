import type { Identity } from '#build/identity.ts';
import type { Release } from './artifacts.ts';
import { flathubManifest } from './flathub.ts';
import { homebrewCask } from './homebrew.ts';
import { createMetainfo } from './metainfo.ts';
import { readChangelogFile } from './read-release.ts';
import { wingetManifests } from './winget.ts';

/**
 * Creates the files that third-party catalogues need for a release.
 * @returns texts by path
 * @throws Error if a package that they refer to was not built
 */
export function createManifests(release: Release, identity: Identity): ReadonlyMap<string, string> {
  const { appId, author, license, description } = release;
  const { homepage, repository, contact } = identity;
  const metainfo = `${appId}.metainfo.xml`;
  return new Map([
    ...wingetManifests(release),
    ['homebrew/Casks/web-toolbox.rb', homebrewCask(release)],
    [`flathub/${appId}.yml`, flathubManifest(release, metainfo)],
    [
      `flathub/${metainfo}`,
      createMetainfo({
        ...{ appId, author, license, description },
        ...(homepage !== undefined && { homepage }),
        ...(repository !== undefined && { repository }),
        ...(contact !== undefined && { contact }),
        changelog: readChangelogFile(),
      }),
    ],
  ]);
}
