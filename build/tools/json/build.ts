import { fileURLToPath } from 'node:url';
import type { ToolBuild } from '#build/tools/tool-build.ts';
import { quicktypeLanguages } from './quicktype-languages.ts';

const typeWriters = (...names: readonly string[]) =>
  new RegExp(`/node_modules/quicktype-core/dist/esm/language/(?:${names.join('|')})/`);

/** What reads and writes a format, with its package. */
const ofFormat = (name: string, ofPackage: string) => ({
  name,
  test: new RegExp(
    `/node_modules/${ofPackage}/|/tools/json/converter/(?:read|write)/(?:.+/)?(?:read|write)-${name}\\.`,
  ),
});

/** The formats, and the languages that quicktype writes, with one file for each family. */
const workerGroups = [
  ofFormat('yaml', 'yaml'),
  ofFormat('toml', 'smol-toml'),
  { name: 'table-formats', test: /\/tools\/json\/converter\/(?:read\/tables|write\/write-table)/ },
  {
    name: 'quicktype',
    test: /\/node_modules\/quicktype-core\/dist\/esm\/(?!language\/)|\/tools\/json\/converter\/types\//,
  },
  {
    name: 'types-of-scripts',
    test: typeWriters('TypeScript\\w*', 'JavaScript\\w*', 'JSONSchema', 'Python', 'Ruby'),
  },
  { name: 'types-of-c', test: typeWriters('CJSON', 'CPlusPlus', 'Objective-C') },
  { name: 'types-of-platforms', test: typeWriters('CSharp', 'Java', 'Kotlin', 'Scala3', 'Smithy4s') },
  { name: 'types-of-systems', test: typeWriters('Swift', 'Dart', 'Golang', 'Rust', 'Crystal') },
  { name: 'types-of-functions', test: typeWriters('Elixir', 'Elm', 'Haskell', 'Pike', 'Php') },
];

/** The package exports this module only wrapped in a Node stream. */
const jsonrepairCore = fileURLToPath(
  new URL('../../../node_modules/jsonrepair/lib/esm/streaming/core.js', import.meta.url),
);

export const build: ToolBuild = {
  plugins: () => [
    quicktypeLanguages(),
    { name: 'jsonrepair-core', config: () => ({ resolve: { alias: { 'jsonrepair/core': jsonrepairCore } } }) },
  ],
  // The licence in the package quicktype, from the same repository, names no holder.
  notices: { 'quicktype-core': { copyright: 'Copyright the authors of quicktype', text: 'Apache-2.0' } },
  mostOpened: 'screens/json/formatter/index.tsx',
  workerGroups,
};
