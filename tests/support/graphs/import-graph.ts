import { dirname, normalize } from 'node:path/posix';
import { parseSync, Visitor } from 'vite';

/** What a file of the project imports from another file, or from a package. */
export interface Import {
  /** The specifier as written. */
  readonly specifier: string;
  /** The path from the project's root, without `?url` and the like; undefined for a package. */
  readonly path: string | undefined;
}

/** The imports of each file, by its path from the project's root. */
export type ImportGraph = ReadonlyMap<string, readonly Import[]>;

/** Stands for a specifier that is known only at run time. */
export const computed = '(computed)';

interface StringNode {
  readonly type: string;
  readonly value?: unknown;
}

function textOf(node: StringNode | null | undefined): string {
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : computed;
}

/**
 * Lists all references of a module to other files: imports and exports, including those of types only, `import()`,
 * types written as `import('…')`, and files referenced by `new URL('…', import.meta.url)`.
 * @param isBundled false for code that no bundler reads: there, such a URL is the address of a file to read or to write
 * @example readSpecifiers('a.ts', "export * from '../b.ts';") // ['./b.ts']
 */
export function readSpecifiers(path: string, code: string, isBundled = true): readonly string[] {
  const { program, errors } = parseSync(path, code);
  const [error] = errors;
  if (error !== undefined) {
    throw new SyntaxError(`${path} cannot be parsed: ${error.message}`);
  }
  const found: string[] = [];
  new Visitor({
    ImportDeclaration: ({ source }) => found.push(textOf(source)),
    ExportAllDeclaration: ({ source }) => found.push(textOf(source)),
    ExportNamedDeclaration: ({ source }) => source && found.push(textOf(source)),
    ImportExpression: ({ source }) => found.push(textOf(source)),
    TSImportType: ({ source }) => found.push(textOf(source)),
    NewExpression({ callee, arguments: [address, base] }) {
      const isOfModule = base?.type === 'MemberExpression' && base.object.type === 'MetaProperty';
      // A folder is not a module but a place that a build or a test reads.
      const isFile = /\.\w+$/.test(textOf(address as StringNode));
      if (isBundled && callee.type === 'Identifier' && callee.name === 'URL' && isOfModule && isFile) {
        found.push(textOf(address as StringNode));
      }
    },
  }).visit(program);
  return found;
}

/**
 * @param files the code of each file, by its path from the project's root
 * @param aliases `imports` of package.json
 * @param isBundled whether a bundler reads the file with this path: see `readSpecifiers`
 */
export function readImports(
  files: ReadonlyMap<string, string>,
  aliases: Readonly<Record<string, string>>,
  isBundled: (path: string) => boolean = () => true,
): ImportGraph {
  const resolve = (from: string, specifier: string): string | undefined => {
    const name = specifier.replace(/\?.*$/, '');
    if (name.startsWith('.')) {
      return normalize(`${dirname(from)}/${name}`);
    }
    for (const [pattern, target] of Object.entries(aliases)) {
      const start = pattern.replace('*', '');
      if (pattern.includes('*') ? name.startsWith(start) : name === pattern) {
        return normalize(target.replace('*', name.slice(start.length)));
      }
    }
    return undefined;
  };
  return new Map(
    [...files].map(([from, code]) => [
      from,
      readSpecifiers(from, code, isBundled(from)).map((specifier) => ({ specifier, path: resolve(from, specifier) })),
    ]),
  );
}

/**
 * Finds files that import each other, directly or through others (Tarjan's strongly connected components).
 * @returns the groups, each in alphabetical order
 */
export function findCycles(graph: ImportGraph): readonly (readonly string[])[] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const cycles: string[][] = [];
  const visit = (file: string): number => {
    const number = order.size;
    order.set(file, number);
    open.push(file);
    let low = number;
    for (const { path } of graph.get(file) ?? []) {
      if (path !== undefined && graph.has(path)) {
        if (!order.has(path)) {
          low = Math.min(low, visit(path));
        } else if (open.includes(path)) {
          low = Math.min(low, lowest.get(path) ?? order.get(path) ?? low);
        }
      }
    }
    lowest.set(file, low);
    if (low === number) {
      const group = open.splice(open.indexOf(file));
      const isItself = graph.get(file)?.some(({ path }) => path === file) === true;
      if (group.length > 1 || isItself) {
        cycles.push(group.sort());
      }
    }
    return low;
  };
  for (const file of graph.keys()) {
    if (!order.has(file)) {
      visit(file);
    }
  }
  return cycles;
}
