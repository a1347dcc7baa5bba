import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The packages that may load together with the list of all operations and with the recognition of pasted text. All
 * others are imported inside `run`, when an operation is first used. The last ones are small, and previews need them at
 * once.
 */
const light = /^(?:valibot|entities|ulid|uuid)$/;

/**
 * The packages that compute what a preview shows: a colour, an instant, the claims of a token, the parts of an
 * expression, the repair of JSON. They load with the recognition of pastes, after the first paint, and not with the
 * operations of other tools.
 */
const previewed = /^(?:colorjs\.io\/.+|temporal-polyfill\/.+|jose|@eslint-community\/regexpp|jsonrepair(?:\/core)?)$/;

/** The imports that run when a module is evaluated: neither type imports nor dynamic ones. */
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

/**
 * The packages that a file loads, directly or indirectly, with the file that does: `quicktype-core (tools/json/a.ts)`.
 */
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
