import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/**
 * Has the entry of a worker import all files that it needs, so that they are requested at once instead of one after the
 * other, and makes sure that no file imports the entry: WebKit would run it a second time, with its own classes and
 * state (see `besideEntry` in worker-chunks.ts).
 */
export function workerEntries(): Plugin {
  return {
    name: 'worker-entries',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      for (const entry of chunks.filter(({ isEntry }) => isEntry)) {
        const importer = chunks.find(({ imports }) => imports.includes(entry.fileName));
        if (importer !== undefined) {
          this.error(`${importer.fileName} imports ${entry.fileName}, the entry of a worker.`);
        }
        entry.code = `${indirectImports(entry, bundle)
          .map((file) => `import"./${basename(file)}";`)
          .join('')}${entry.code}`;
      }
    },
  };
}

function indirectImports(entry: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): readonly string[] {
  const imported = new Set(entry.imports);
  // A set that grows while it is iterated has its new elements visited as well.
  for (const name of imported) {
    const file = bundle[name];
    for (const next of file?.type === 'chunk' ? file.imports : []) {
      imported.add(next);
    }
  }
  return [...imported].filter((name) => !entry.imports.includes(name));
}
