import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

/**
 * Globals that tools and formats must not use, since a terminal has none of them. TypeScript does not know the page's
 * globals there, but it does know those of workers, some of which (`URL`, `Blob`, `crypto`, `ReadableStream`) Node and
 * browsers have too.
 */
const refused = new Set([
  ...['document', 'window', 'navigator', 'localStorage', 'sessionStorage', 'indexedDB', 'caches'],
  ...['self', 'postMessage', 'importScripts', 'Worker', 'OffscreenCanvas', 'createImageBitmap', 'XMLHttpRequest'],
]);

/** Numbers and dates use the browser's language, if there is a browser. */
const asksForLanguage = 'shared/formats/words/locale.ts';

const projectRoot = fileURLToPath(new URL('../..', import.meta.url));
const paths = ['tools', 'shared'].flatMap((folder) =>
  readdirSync(join(projectRoot, folder), { recursive: true, withFileTypes: true })
    .filter(({ name }) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.endsWith('.d.ts'))
    .map((entry) => relative(projectRoot, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => path !== asksForLanguage),
);

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const nameOf = (value: unknown) => (isNode(value) && value.type === 'Identifier' ? String(value.name) : '');

/** Collects the names in a part of a program that refer to values or types, excluding property names. */
function readNames(node: Node, add: (name: string, isDeclared: boolean) => void, isDeclared = false): void {
  if (node.type === 'Identifier') {
    add(String(node.name), isDeclared);
  }
  for (const [key, child] of Object.entries(node)) {
    const isPropertyName =
      !node.computed &&
      ((key === 'property' && node.type === 'MemberExpression') ||
        (key === 'key' && /Property|Method|Signature/.test(node.type)));
    if (isPropertyName) {
      if (nameOf(node.object) === 'globalThis') {
        add(nameOf(child), false);
      }
      continue;
    }
    const declares =
      (key === 'id' && node.type !== 'TSTypeReference') ||
      key === 'params' ||
      key === 'local' ||
      key === 'param' ||
      (isDeclared && key !== 'right' && key !== 'init' && key !== 'typeAnnotation');
    for (const part of Array.isArray(child) ? child : [child]) {
      if (isNode(part)) {
        readNames(part, add, declares);
      }
    }
  }
}

/**
 * The refused names that a module uses without declaring them: `document` may be a parameter. If one of the page's
 * names is both, TypeScript finds the error.
 */
function findRefused(path: string, code: string): readonly string[] {
  const used = new Set<string>();
  const declared = new Set<string>();
  const { program } = parseSync(path, code);
  readNames(program as unknown as Node, (name, isDeclared) => (isDeclared ? declared : used).add(name));
  return [...used].filter((name) => refused.has(name) && !declared.has(name));
}

it('tools and formats use nothing that only a page or a worker has', () => {
  expect(paths.length).toBeGreaterThan(250);
  const found = paths.flatMap((path) =>
    findRefused(path, readFileSync(join(projectRoot, path), 'utf8')).map((name) => `${path} uses ${name}`),
  );
  expect(found).toEqual([]);
});

it.each([
  ['postMessage(1);', 'postMessage'],
  ['self.postMessage(1);', 'self'],
  ['const canvas = new OffscreenCanvas(1, 1);', 'OffscreenCanvas'],
  ['const draw = (canvas: OffscreenCanvas) => canvas.width;', 'OffscreenCanvas'],
  ['const load = async (file: Blob) => (await createImageBitmap(file)).width;', 'createImageBitmap'],
  ["const isTouch = 'maxTouchPoints' in navigator;", 'navigator'],
  ['const { language } = globalThis.navigator;', 'navigator'],
  ["importScripts('a.js');", 'importScripts'],
  ['const { title } = document;', 'document'],
  ['function f(text = window.name) {}', 'window'],
  ['const o = { a: [document.title] };', 'document'],
])('%s would be found', (code, name) => {
  expect(findRefused('a.ts', code)).toEqual([name]);
});

it.each([
  'const f = (document: string) => document.length;',
  'function f({ window }: { window: number }) { return window; }',
  'const { document } = parse(text); document.root;',
  'parsed.document.root;',
  'const o = { window: 1 };',
  'interface A { readonly document: string; }',
  'new URL(text); new Blob([]); crypto.subtle; structuredClone(1); AbortSignal.timeout(1);',
])('%s is allowed', (code) => {
  expect(findRefused('a.ts', code)).toEqual([]);
});
