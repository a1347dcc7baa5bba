import { expect, it } from 'vitest';
import { build } from './build.ts';

it.each(['ICU', 'musl'])('names %s, which the parser of commands contains', (name) => {
  expect(build.works).toContainEqual(expect.objectContaining({ name, of: 'web-tree-sitter' }));
});
