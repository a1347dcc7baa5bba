import type { Plugin } from 'vite';
import { tools } from '../../tools/catalogue.ts';
import type { CatalogueEntry } from '../../tools/define-tool.ts';

const worker = /\/renderer\/workers\/operation-worker\/tasks\.ts$/;
const allLists = '../../../tools/*/operations.ts';

const hasOperation = (tool: CatalogueEntry) =>
  (tool.kind === 'page' ? [tool] : tool.tabs).some(({ operation }) => operation !== undefined);

/** The folders of the tools that have a screen which is made of an operation. */
const folders = tools.filter(hasOperation).map(({ icon }) => icon);

/**
 * Leaves out of the built worker that runs operations what no screen runs in it. Each worker is a build of its own: with
 * the engines of every tool it would be five megabytes that are in their own workers already. While one develops, and in
 * tests, it runs any operation.
 */
export function operationLists(): Plugin {
  return {
    name: 'operation-lists',
    apply: 'build',
    // Before the pattern is replaced by the files that it finds.
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
