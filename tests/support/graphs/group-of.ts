import { chunkGroups, workerChunkGroups } from '#build/vite/chunks.ts';

/**
 * Tells in which file of the build a module of a package is.
 * @param path the path of a package's module: `@codemirror/legacy-modes/mode/clike.js`
 * @returns the name of the file, without its hash; undefined if no group takes the module
 */
export function groupOf(path: string): string | undefined {
  const groups: readonly { readonly name: unknown; readonly test?: unknown }[] = [...chunkGroups, ...workerChunkGroups];
  const group = groups.find(({ test }) => test instanceof RegExp && test.test(`/node_modules/${path}`));
  return typeof group?.name === 'string' ? group.name : undefined;
}
