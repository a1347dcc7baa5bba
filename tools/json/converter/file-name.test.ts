import { expect, test } from 'vitest';
import { fileNameOf } from './file-name.ts';

test.each([
  ['RootClass', 'csharp', 'RootClass.cs'],
  ['Root', 'haskell', 'Root.hs'],
  ['Root', 'schema', 'Root.schema.json'],
  ['a/b\\c:d', 'json', 'a_b_c_d.json'],
  ['..', 'yaml', 'converted.yaml'],
  [' x. ', 'toml', 'x.toml'],
  ['', 'jsObject', 'converted.js'],
  ['日本', 'go', '日本.go'],
] as const)('the result of %j in %s is saved as %s', (rootName, target, name) => {
  expect(fileNameOf(rootName, target)).toBe(name);
});
