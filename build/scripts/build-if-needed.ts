import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { identityVariables } from '#build/identity.ts';
import { configurationVariables } from '#shared/configuration/read-environment.ts';
import { buildAll, projectRoot } from './build-all.ts';

const stampPath = join(projectRoot, 'out/build-stamp');
const sources = ['tools', 'renderer', 'electron', 'server', 'shared', 'build'];
const files = ['package.json', 'package-lock.json', 'electron.vite.config.ts', 'tsconfig.base.json', 'CHANGELOG.md'];
const outputs = ['out/renderer/index.html', 'out/server/index.js', 'out/main/index.js', 'out/preload/index.cjs'];

/** A hash of everything the build reads. */
async function hashSources(): Promise<string> {
  const listed = await Promise.all(
    sources.map(async (folder) => {
      const entries = await readdir(join(projectRoot, folder), { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name));
    }),
  );
  const paths = [...listed.flat(), ...files.map((file) => join(projectRoot, file))].sort();
  const variables = ['GITHUB_API_URL', 'POKER_SERVERS', ...configurationVariables, ...identityVariables].map(
    (name) => process.env[name] ?? '',
  );
  const hash = createHash('sha256').update(JSON.stringify([process.version, ...variables]));
  for (const path of paths) {
    hash.update(path.slice(projectRoot.length)).update(await readFile(path));
  }
  return hash.digest('hex');
}

/** Builds unless out/ was already built from the same sources. */
export async function buildIfNeeded(): Promise<void> {
  const stamp = await hashSources();
  const isComplete = outputs.every((output) => existsSync(join(projectRoot, output)));
  if (isComplete && existsSync(stampPath) && (await readFile(stampPath, 'utf8')) === stamp) {
    return;
  }
  console.log('Building Web Toolbox…');
  await buildAll();
  await mkdir(join(projectRoot, 'out'), { recursive: true });
  await writeFile(stampPath, stamp);
}
