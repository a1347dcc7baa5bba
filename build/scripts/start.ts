import { pathToFileURL } from 'node:url';
import { projectRoot } from './build-all.ts';
import { buildIfNeeded } from './build-if-needed.ts';

await buildIfNeeded();
await import(pathToFileURL(`${projectRoot}out/server/index.js`).href);
