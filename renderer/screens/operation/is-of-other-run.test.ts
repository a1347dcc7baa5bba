import { expect, test } from 'vitest';
import { isOfOtherRun } from './is-of-other-run.ts';

const file = new File(['a'], 'a.txt');

test.each([
  ['the same file and options', { input: file, options: { sum: 'a' } }, { input: file, options: { sum: 'a' } }, false],
  ['a file with another option', { input: file, options: { sum: 'a' } }, { input: file, options: { sum: 'b' } }, true],
  ['a file with one option fewer', { input: file, options: { sum: 'a' } }, { input: file, options: {} }, true],
  ['another file', { input: file, options: {} }, { input: new File(['a'], 'a.txt'), options: {} }, true],
  ['a file instead of a text', { input: 'a', options: {} }, { input: file, options: {} }, true],
  ['a text instead of a file', { input: file, options: {} }, { input: 'a', options: {} }, true],
  ['another text', { input: 'a', options: {} }, { input: 'b', options: {} }, false],
  ['a text with another option', { input: 'a', options: { sum: 'a' } }, { input: 'a', options: { sum: 'b' } }, false],
  ['a text where there was nothing', undefined, { input: 'a', options: {} }, false],
])('%s', (_, former, present, expected) => {
  expect(isOfOtherRun(former, present)).toBe(expected);
});
