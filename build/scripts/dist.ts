import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'electron-builder';
import { createBuilderConfiguration, metainfoPath } from '#build/electron-builder.ts';
import { type Identity, readIdentity } from '#build/identity.ts';
import { createInstallerScript, installerScriptPath } from '#build/package/installer-script.ts';
import { createMetainfo } from '#build/release/metainfo.ts';
import { readChangelogFile, readPackage } from '#build/release/read-release.ts';
import { messageOf } from '#shared/message-of.ts';
import { projectRoot } from './build-all.ts';
import { buildIfNeeded } from './build-if-needed.ts';
import { ensureElectron } from './ensure-electron.ts';

/** Writes the files that are generated from the tools' definitions and the change log. */
async function writePackageFiles(identity: Identity): Promise<void> {
  const { author, license, description } = readPackage();
  const texts = {
    [installerScriptPath]: createInstallerScript(),
    [metainfoPath]: createMetainfo({ author, license, description, ...identity, changelog: readChangelogFile() }),
  };
  for (const [path, text] of Object.entries(texts)) {
    const file = join(projectRoot, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/**
 * `npm run dist` creates the packages for the current system in dist/.
 * `npm run dist -- --dir` stops at the unpacked app; `-- --publish` uploads to a draft release.
 */
async function makePackages(): Promise<void> {
  const { values } = parseArgs({ options: { dir: { type: 'boolean' }, publish: { type: 'boolean' } } });
  const identity = readIdentity(process.env);
  if (values.publish && identity.updateFeed?.provider !== 'github') {
    throw new Error('There is nowhere to publish to: set UPDATE_FEED to github:owner/repository (docs/packaging.md).');
  }
  if (process.platform === 'linux' && identity.homepage === undefined && !values.dir) {
    console.warn(
      'No .deb and no .rpm is made, since they name the page of the project: set HOMEPAGE_URL (docs/packaging.md).',
    );
  }
  // electron-builder uses the same cache but has less helpful errors.
  await ensureElectron();
  await buildIfNeeded();
  await writePackageFiles(identity);
  await build({
    projectDir: projectRoot,
    config: createBuilderConfiguration(identity),
    dir: values.dir ?? false,
    publish: values.publish ? 'always' : 'never',
  });
}

try {
  await makePackages();
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
