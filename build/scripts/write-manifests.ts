import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { readIdentity } from '#build/identity.ts';
import { createManifests } from '#build/release/create-manifests.ts';
import { readRelease } from '#build/release/read-release.ts';
import { messageOf } from '#shared/message-of.ts';

/**
 * `npm run manifests -- dist` writes the manifests for winget, Homebrew and Flathub, for the packages in that folder,
 * into its folder `manifests`.
 */
try {
  const folder = resolve(process.argv[2] ?? 'dist');
  const identity = readIdentity(process.env);
  const manifests = createManifests(await readRelease(folder, identity), identity);
  for (const [path, text] of manifests) {
    const file = join(folder, 'manifests', path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    console.log(path);
  }
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
