import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findCycles, readImports, readSpecifiers } from '#tests/support/graphs/import-graph.ts';
import { findViolations } from './import-rules.ts';

const projectRoot = fileURLToPath(new URL('../..', import.meta.url));
const { imports: aliases } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));

/** Lists the source files of a folder. */
const filesIn = (folder: string) =>
  readdirSync(join(projectRoot, folder), { recursive: true, withFileTypes: true })
    // Build configurations are not shipped.
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && entry.name !== 'vite.config.ts')
    .map((entry) => relative(projectRoot, join(entry.parentPath, entry.name)).split(sep).join('/'));

/** The rules are about these; tests may import any of them. */
const paths = ['shared', 'tools', 'renderer', 'electron', 'server', 'build'].flatMap(filesIn);

const isBundled = (path: string) => !path.startsWith('build/');

/** The import graph of a small project, given the code of its files. */
const graphOf = (files: Readonly<Record<string, string>>) =>
  readImports(new Map(Object.entries(files)), aliases, isBundled);

describe('the house', () => {
  const read = (files: readonly string[]) =>
    readImports(
      new Map(files.map((path) => [path, readFileSync(join(projectRoot, path), 'utf8')])),
      aliases,
      isBundled,
    );
  const graph = read(paths);

  it('is read as a whole', () => {
    const isFile = new Set(paths);
    const modules = [...graph.values()].flat().flatMap(({ path }) => (path?.endsWith('.ts') ? [path] : []));
    expect(modules.length).toBeGreaterThan(3000);
    expect(modules.filter((path) => !isFile.has(path) && !path.startsWith('tests/support/'))).toEqual([]);
  });

  it('has imports of allowed directions only', () => expect(findViolations(graph)).toEqual([]));

  it('has no cycles, not even of types or in tests', () => {
    expect(findCycles(new Map([...graph, ...read(filesIn('tests'))]))).toEqual([]);
  });
});

it.each([
  ["import { a } from './b.ts';", './b.ts'],
  ["import './b.ts';", './b.ts'],
  ["import type { A } from './b.ts';", './b.ts'],
  ["import { type A } from './b.ts';", './b.ts'],
  ["export { a } from './b.ts';", './b.ts'],
  ["export type { A } from './b.ts';", './b.ts'],
  ["export * from './b.ts';", './b.ts'],
  ["const load = () => import('./b.ts');", './b.ts'],
  ["type B = import('./b.ts').A;", './b.ts'],
  ["type B = typeof import('./b.ts');", './b.ts'],
  ["new Worker(new URL('./b.ts', import.meta.url));", './b.ts'],
  ["import b from './b.md?raw';", './b.md?raw'],
  ['const load = (name: string) => import(name);', '(computed)'],
])('%s is an import', (code, specifier) => {
  expect(readSpecifiers('a.ts', code)).toEqual([specifier]);
});

it.each([
  ['shared/a.ts', '#renderer/state/store.ts'],
  ['shared/a.ts', '#tools/task.ts'],
  ['shared/a.ts', '../tools/task.ts'],
  ['shared/formats/words/a.ts', 'react'],
  ['shared/a.ts', 'node:fs'],
  ['shared/a.ts', 'electron'],
  ['tools/url/a.ts', '#tools/json/repair/tasks.ts'],
  ['tools/url/a.ts', '../json/repair/tasks.ts'],
  ['tools/url/parser/a.ts', '../../json/repair/tasks.ts'],
  ['tools/url/a.ts', '#renderer/platform/index.ts'],
  ['tools/url/a.ts', '#renderer/screens/url/parser/index.tsx'],
  ['tools/url/a.ts', 'react'],
  ['tools/url/a.ts', '@mui/material/Box'],
  ['tools/url/a.ts', '@codemirror/state'],
  ['tools/url/a.ts', 'node:fs'],
  ['tools/url/a.ts', 'electron'],
  ['tools/url/a.ts', 'some-package/module.wasm?url'],
  ['tools/task.ts', './url/percent-sequences.ts'],
  ['tools/url/a.ts', '#tools/catalogue.ts'],
  ['tools/url/a.ts', '#shared/ipc.ts'],
  ['shared/a.ts', './ipc.ts'],
  ['shared/ipc.ts', '#tools/screens.ts'],
  ['tools/url/a.ts', '../task.ts'],
  ['renderer/main.tsx', '#renderer/screens/json/formatter/index.tsx'],
  ['renderer/app/a.ts', '../screens/registry.ts'],
  ['renderer/app/a.ts', '#renderer/screens/json/formatter/index.tsx'],
  ['renderer/app/a.ts', '#electron/ipc/send-message.ts'],
  ['renderer/app/a.ts', '#build/scripts/build-all.ts'],
  ['renderer/app/a.ts', 'node:fs'],
  ['renderer/screens/url/a.ts', '#renderer/screens/json/formatter/choices.ts'],
  ['renderer/screens/url/a.ts', '../json/formatter/choices.ts'],
  ['renderer/screens/url/parser/a.ts', '../../json/formatter/choices.ts'],
  ['renderer/screens/url/a.ts', '../registry.ts'],
  ['renderer/screens/url/a.ts', '#renderer/app/theme.ts'],
  ['renderer/screens/url/a.ts', '#tests/support/operations/answer-of.ts'],
  ['renderer/screens/url/a.ts', '#server/settings.ts'],
  ['renderer/components/hint/a.ts', '#renderer/app/theme.ts'],
  ['renderer/components/hint/a.ts', '#renderer/screens/registry.ts'],
  ['renderer/components/hint/a.test.ts', '#renderer/screens/registry.ts'],
  ['renderer/state/a.ts', '#renderer/components/hint.tsx'],
  ['renderer/state/a.ts', '@mui/material/Box'],
  ['renderer/state/a.ts', '#tools/common-lists/lists/filter-mime-types.ts'],
  ['renderer/components/hint/a.ts', '#tools/url/operations.ts'],
  ['renderer/app/a.ts', '#tools/url/operations.ts'],
  ['renderer/workers/a.ts', '#tools/qr-code-generator/reading/read-image.ts'],
  ['electron/main/a.ts', '#tools/url/operations.ts'],
  ['renderer/workers/a.ts', '#renderer/state/store.ts'],
  ['renderer/workers/a.ts', '#renderer/platform/index.ts'],
  ['renderer/platform/a.ts', '#renderer/workers/protocol.ts'],
  ['renderer/platform/a.ts', 'electron'],
  ['electron/main/a.ts', '#renderer/platform/index.ts'],
  ['electron/main/a.ts', '../../renderer/platform/index.ts'],
  ['electron/main/a.ts', '../../build/scripts/build-all.ts'],
  ['electron/main/a.ts', 'react'],
  ['electron/preload/a.ts', '#electron/main/window.ts'],
  ['electron/preload/a.ts', '#server/settings.ts'],
  ['electron/preload/a.ts', 'node:fs'],
  ['server/a.ts', '#electron/main/window.ts'],
  ['server/a.ts', '#tools/task.ts'],
  ['server/a.ts', '../renderer/main.tsx'],
  ['server/a.ts', 'electron'],
  ['server/a.ts', '../package.json'],
  ['server/a.ts', '#build/identity.ts'],
  ['tools/url/a.ts', '#build/identity.ts'],
  ['build/a.ts', '#tests/support/run/chromium.ts'],
  ['build/a.ts', '#build/scripts/build-all.ts'],
  ['build/a.ts', '#tools/screens.ts'],
  ['build/vite/a.ts', '#renderer/offline/offline.ts'],
  ['build/vite/a.ts', '#build/scripts/build-all.ts'],
  ['build/vite/a.ts', '#tools/url/percent-sequences.ts'],
  ['build/vite/a.ts', '../licences/embedded-works.ts'],
  ['build/vite/a.ts', '../../shared/product.ts'],
  ['build/vite/a.ts', 'electron'],
  ['build/vite/a.ts', '#build/tools/url/build.ts'],
  ['build/tools/a.ts', '#build/tools/url/build.ts'],
  ['build/tools/url/a.ts', '#build/tools/json/build.ts'],
  ['build/tools/url/a.ts', '#build/vite/chunks.ts'],
  ['build/tools/url/a.ts', '#tools/url/percent-sequences.ts'],
  ['build/release/a.ts', '#build/electron-builder.ts'],
  ['build/generate/a.ts', '#build/scripts/build-all.ts'],
  ['build/generate/a.ts', '#tests/support/run/chromium.ts'],
  ['build/package/a.ts', '#build/electron-builder.ts'],
  ['build/licences/a.ts', '#build/vite/licences.ts'],
  ['build/scripts/a.ts', '#tests/support/servers/serve-site.ts'],
  ['build/scripts/a.ts', '#renderer/screens/registry.ts'],
  ['build/scripts/a.ts', '#electron/main/window.ts'],
  ['build/scripts/a.ts', '#build/vite/chunks.ts'],
  ['build/scripts/a.ts', 'react'],
])('%s may not import %s', (from, specifier) => {
  expect(findViolations(graphOf({ [from]: `import '${specifier}';` }))).toHaveLength(1);
});

it.each([
  ['shared/a.ts', './result.ts'],
  ['shared/formats/words/a.ts', '#shared/result.ts'],
  ['shared/a.ts', 'valibot'],
  ['tools/url/a.ts', './percent-sequences.ts'],
  ['tools/url/parser/a.ts', '../percent-sequences.ts'],
  ['tools/url/parser/deep/a.ts', '#tools/url/percent-sequences.ts'],
  ['tools/url/a.ts', '#tools/task.ts'],
  ['tools/url/a.ts', '#shared/formats/words/shorten-text.ts'],
  ['tools/url/a.test.ts', 'node:fs'],
  ['tools/url/a.test.ts', '#tests/support/operations/answer-of.ts'],
  ['tools/url/a.test-support.ts', '#tests/support/corpus/labelled-sample.ts'],
  ['renderer/app/a.ts', '#renderer/screens/registry.ts'],
  ['renderer/app/a.ts', '#build/icons/logo.svg'],
  ['renderer/screens/registry.ts', './json/formatter/index.tsx'],
  ['renderer/screens/url/a.ts', '#tools/url/percent-sequences.ts'],
  ['renderer/screens/url/parser/a.ts', '../encoder/choices.ts'],
  ['renderer/screens/url/a.ts', '#renderer/components/pane/pane.tsx'],
  ['renderer/screens/url/a.ts', '#renderer/state/text-inputs.ts'],
  ['renderer/screens/url/a.test.ts', '#renderer/app/theme.ts'],
  ['renderer/screens/home/a.ts', '#changelog.md?raw'],
  ['renderer/components/hint/a.test.ts', '#renderer/app/theme.ts'],
  ['renderer/components/hint/a.ts', '#renderer/state/toaster.ts'],
  ['renderer/components/hint/a.ts', '#renderer/components/pane/pane.tsx'],
  ['renderer/state/a.ts', '#tools/catalogue.ts'],
  ['renderer/workers/a.ts', '#tools/task.ts'],
  ['renderer/workers/a.test.ts', '#tools/image-ocr/languages.ts'],
  ['electron/main/a.ts', '#server/settings.ts'],
  ['electron/main/a.ts', '#electron/ipc/send-message.ts'],
  ['electron/main/a.ts', 'electron'],
  ['electron/preload/a.ts', 'electron'],
  ['server/a.ts', '#shared/security-policy.ts'],
  ['build/identity.ts', '#shared/formats/url-of.ts'],
  ['build/electron-builder.ts', './identity.ts'],
  ['build/electron-builder.test.ts', './electron-builder.ts'],
  ['build/vite/a.ts', '#tools/screens.ts'],
  ['build/vite/a.ts', '#build/licences/embedded-works.ts'],
  ['build/vite/a.ts', 'react'],
  ['build/vite/a.ts', '#build/tools/tool-build.ts'],
  ['build/tools/a.ts', '#tools/catalogue.ts'],
  ['build/tools/url/a.ts', '#build/tools/tool-build.ts'],
  ['build/tools/url/a.ts', '#build/licences/work-definition.ts'],
  ['build/tools/url/a.test.ts', '#tools/url/percent-sequences.ts'],
  ['build/generate/a.ts', '#build/chromium.ts'],
  ['build/release/a.test.ts', '#build/electron-builder.ts'],
  ['build/scripts/a.ts', '#server/site.ts'],
  ['build/scripts/a.ts', '#build/release/sbom.ts'],
  ['build/scripts/a.test.ts', '#tests/support/run/run-program.ts'],
])('%s may import %s', (from, specifier) => {
  expect(findViolations(graphOf({ [from]: `import '${specifier}';` }))).toEqual([]);
});

it('an import whose name is computed is refused', () => {
  expect(findViolations(graphOf({ 'tools/url/a.ts': 'export const load = (name: string) => import(name);' }))).toEqual([
    'tools/url/a.ts imports (computed): its name must be written out',
  ]);
});

it('a script of the build may import what it has built, and reads files by their addresses', () => {
  const code = "export const load = (name: string) => import(name); new URL('../../README.md', import.meta.url);";
  expect(findViolations(graphOf({ 'build/scripts/a.ts': code }))).toEqual([]);
});

it.each([
  ['two files', { 'shared/a.ts': "import './b.ts';", 'shared/b.ts': "import './a.ts';" }],
  ['types', { 'shared/a.ts': "import { b } from './b.ts';", 'shared/b.ts': "import type { A } from './a.ts';" }],
  [
    'three files by different names',
    {
      'shared/a.ts': "export * from '#shared/b.ts';",
      'shared/b.ts': "const load = () => import('./formats/c.ts');",
      'shared/formats/c.ts': "type A = import('../a.ts').A;",
    },
  ],
  ['a file and itself', { 'shared/a.ts': "import type { A } from './a.ts';" }],
])('a cycle of %s is found', (_, files) => {
  const graph = graphOf({ ...files, 'shared/other.ts': "import './a.ts';" });
  expect(findCycles(graph)).toEqual([Object.keys(files)]);
});

it('two ways to one file are not a cycle', () => {
  const files = { 'shared/a.ts': "import './b.ts'; import './c.ts';", 'shared/b.ts': "import './c.ts';" };
  expect(findCycles(graphOf({ ...files, 'shared/c.ts': '' }))).toEqual([]);
});
