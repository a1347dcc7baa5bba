import type { Plugin } from 'vite';
import { tools } from '#tools/catalogue.ts';
import type { CatalogueEntry } from '#tools/define-tool.ts';

const worker = /\/renderer\/workers\/operation-worker\/tasks\.ts$/;
const allLists = '../../../tools/*/operations.ts';

const hasOperation = (tool: CatalogueEntry) =>
  (tool.kind === 'single' ? [tool] : tool.tabs).some(({ operation }) => operation !== undefined);

/** The folders of the tools with a screen that is generated from an operation. */
const folders = tools.filter(hasOperation).map(({ folder }) => folder);

/**
 * Removes operations that no screen runs from the built worker for operations. Each worker is a separate build: with
 * the engines of every tool, it would have five megabytes that are already in the tools' own workers. In development
 * and in tests, it runs any operation.
 */
export function operationLists(): Plugin {
  return {
    name: 'operation-lists',
    apply: 'build',
    // Runs before the glob pattern is replaced by the files it matches.
    enforce: 'pre',
    transform(code, id) {
      if (!worker.test(id)) {
        return undefined;
      }
      if (!code.includes(`'${allLists}'`)) {
        throw new Error(`${id} finds its lists in another way now: adapt build/vite/operation-lists.ts.`);
      }
      const shown = folders.map((folder) => `'${allLists.replace('*', folder)}'`).join(', ');
      return { code: code.replace(`'${allLists}'`, `[${shown}]`), map: null };
    },
  };
}
