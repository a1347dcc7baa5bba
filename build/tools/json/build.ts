import { fileURLToPath } from 'node:url';
import type { ToolBuild } from '#build/tools/tool-build.ts';
import { quicktypeLanguages } from './quicktype-languages.ts';

const typeWriters = (...names: readonly string[]) =>
  new RegExp(`/node_modules/quicktype-core/dist/esm/language/(?:${names.join('|')})/`);

/** The languages that quicktype writes, with one file for each family. */
const workerGroups = [
  { name: 'quicktype', test: /\/node_modules\/quicktype-core\/dist\/esm\/(?!language\/)/ },
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
