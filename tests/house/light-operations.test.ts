import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The packages that may load with the list of all operations, and with what recognises a pasted text. All others are
 * imported inside of `run`, when an operation is first used. The last ones are small, and a preview needs them at once.
 */
const light = /^(?:valibot|entities|ulid|uuid)$/;

/**
 * What the answer itself is made with that a preview shows: a colour, an instant, the claims of a token, the parts of an
 * expression, the repair of JSON. It loads with whatever judges a paste, after the first picture, and not with the operations of other tools.
 */
const previewed = /^(?:colorjs\.io\/.+|temporal-polyfill\/.+|jose|@eslint-community\/regexpp|jsonrepair(?:\/core)?)$/;

/** What runs when a module is evaluated: not its types, nor what it loads later. */
function staticImports(path: string): readonly string[] {
  const found: string[] = [];
  new Visitor({
    ImportDeclaration({ source, importKind, specifiers }) {
      const isOfTypes =
        specifiers.length > 0 && specifiers.every((one) => 'importKind' in one && one.importKind === 'type');
      if (importKind !== 'type' && !isOfTypes) {
        found.push(source.value);
      }
    },
    ExportAllDeclaration({ source, exportKind }) {
      if (exportKind !== 'type') {
        found.push(source.value);
      }
    },
    ExportNamedDeclaration({ source, exportKind }) {
      if (source && exportKind !== 'type') {
        found.push(source.value);
      }
    },
  }).visit(parseSync(path, readFileSync(path, 'utf8')).program);
  return found;
}

function pathOf(from: string, specifier: string): string | undefined {
  return specifier.startsWith('#')
    ? join(projectRoot, specifier.slice(1))
    : specifier.startsWith('.')
      ? resolve(dirname(from), specifier)
      : undefined;
}

/** The packages that a file loads, by way of others too, and through which file: `quicktype-core (tools/json/a.ts)`. */
function packagesOf(entry: string): readonly string[] {
  const seen = new Set<string>();
  const packages = new Set<string>();
  const open = [entry];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (seen.has(path) || !path.endsWith('.ts')) {
      continue;
    }
    seen.add(path);
    for (const specifier of staticImports(path)) {
      const next = pathOf(path, specifier);
      if (next !== undefined) {
        open.push(next);
      } else {
        packages.add(`${specifier} (${path.slice(projectRoot.length)})`);
      }
    }
  }
  return [...packages];
}

const entries = readdirSync(join(projectRoot, 'tools'), { withFileTypes: true })
  .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
  .flatMap((tool) => readdirSync(join(projectRoot, 'tools', tool)).map((name) => `tools/${tool}/${name}`))
  .filter((path) => /\/(?:operations|recognise(?:-[a-z-]+)?)\.ts$/.test(path));

test.each(entries)('%s loads no engine', (entry) => {
  const heavy = packagesOf(join(projectRoot, entry)).filter((name) => {
    const specifier = name.replace(/ .*/, '');
    const isPreviewed = previewed.test(specifier) && /(?:\/recognise[a-z-]*|regex-tester\/operations)\.ts$/.test(entry);
    return !light.test(specifier) && !isPreviewed;
  });
  expect(heavy).toEqual([]);
});
