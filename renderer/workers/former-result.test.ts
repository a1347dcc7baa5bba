import { expect, test } from 'vitest';
import { isOfOtherFile } from './former-result.ts';

const file = new File(['a'], 'a.txt');

test.each([
  ['the same file', file, file, false],
  ['another file', file, new File(['a'], 'a.txt'), true],
  ['a file instead of a text', 'a', file, true],
  ['a text instead of a file', file, 'a', true],
  ['a file where there was nothing', undefined, file, true],
  ['another text', 'a', 'ab', false],
])('%s', (_, former, present, expected) => {
  expect(isOfOtherFile(former, present)).toBe(expected);
});
