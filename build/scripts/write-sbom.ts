import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { createSbom } from '#build/release/sbom.ts';
import { messageOf } from '#shared/message-of.ts';
import { projectRoot } from './build-all.ts';

/** `npm run --silent sbom`, after `npm run build`, prints the content of that build as CycloneDX. */

const listSchema = v.array(v.object({ name: v.string(), version: v.string(), identifier: v.optional(v.string()) }));
const packageSchema = v.object({
  name: v.string(),
  version: v.string(),
  license: v.string(),
  devDependencies: v.object({ electron: v.string() }),
});

const readJson = async (path: string): Promise<unknown> => JSON.parse(await readFile(join(projectRoot, path), 'utf8'));

try {
  const { devDependencies, ...product } = v.parse(packageSchema, await readJson('package.json'));
  const listed = v.parse(listSchema, await readJson('out/renderer/licences.json'));
  const sbom = createSbom({ ...product, electron: devDependencies.electron }, listed);
  process.stdout.write(`${JSON.stringify(sbom, null, 2)}\n`);
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
