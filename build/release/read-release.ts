import { createHash } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Identity } from '#build/identity.ts';
import type { Release } from './artifacts.ts';
import { readChangelog } from './changelog.ts';

const inProject = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

export const readPackage = () =>
  JSON.parse(inProject('package.json')) as Readonly<
    Record<'version' | 'versionDate' | 'author' | 'license' | 'description', string>
  >;

export const readChangelogFile = (): string => inProject('CHANGELOG.md');

async function sumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/**
 * Collects the facts about a release from package.json, the identity of the build, and the packages in a folder.
 * @throws Error if it is not released on GitHub, or if the change log has no date for the version
 */
export async function readRelease(folder: string, identity: Identity): Promise<Release> {
  const { version, author, license, description } = readPackage();
  const { updateFeed, homepage, appId } = identity;
  if (updateFeed?.provider !== 'github' || homepage === undefined) {
    throw new Error('Manifests name packages on GitHub: set UPDATE_FEED to github:owner/repository, and HOMEPAGE_URL.');
  }
  const date = readChangelog(readChangelogFile()).find((section) => section.version === version)?.date;
  if (date === undefined) {
    throw new Error(`CHANGELOG.md has no date for version ${version}.`);
  }
  const sums = new Map<string, string>();
  for (const file of (await readdir(folder)).filter((name) => name.startsWith('Web-Toolbox-')).sort()) {
    sums.set(file, await sumOf(join(folder, file)));
  }
  const { owner, repo: repository } = updateFeed;
  return { version, date, owner, repository, homepage, appId, author, license, description, sums };
}
