import { parseArgs } from 'node:util';
import { build } from 'electron-builder';
import { createBuilderConfiguration } from '../electron-builder.ts';
import { projectRoot } from './build-all.ts';
import { buildIfNeeded } from './build-if-needed.ts';

/**
 * `npm run dist`: the packages for the present system, into dist/.
 * `npm run dist -- --dir` stops at the unpacked app; `-- --publish` uploads to a draft release.
 */
const { values } = parseArgs({ options: { dir: { type: 'boolean' }, publish: { type: 'boolean' } } });

await buildIfNeeded();
await build({
  projectDir: projectRoot,
  config: createBuilderConfiguration(),
  dir: values.dir ?? false,
  publish: values.publish ? 'always' : 'never',
});
