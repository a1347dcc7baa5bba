interface Group {
  readonly name: string;
  readonly test: RegExp;
}

/**
 * Tells in which file of the build a module of a package is.
 * @param path the path of a package's module: `@codemirror/legacy-modes/mode/clike.js`
 * @param groups some of those that the build splits packages into
 * @returns the name of the file, without its hash; undefined if none of the groups takes the module
 */
export function groupOf(path: string, groups: readonly Group[]): string | undefined {
  return groups.find(({ test }) => test.test(`/node_modules/${path}`))?.name;
}
