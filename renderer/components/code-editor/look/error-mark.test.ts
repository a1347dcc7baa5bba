import { Text } from '@codemirror/state';
import { expect, test } from 'vitest';
import { offsetOf } from './error-mark.ts';

const document = Text.of(['ab', '😀x', '']);

test.each([
  ['the start', 1, 1, 0],
  ['after an astral character, which is one column', 2, 2, 5],
  ['the end of a line', 2, 3, 6],
  ['a column beyond its line', 1, 50, 2],
  ['a line beyond the end', 9, 1, 7],
  ['a line before the start', 0, 1, 0],
])('%s', (_, line, column, offset) => {
  expect(offsetOf(document, { line, column })).toBe(offset);
});
