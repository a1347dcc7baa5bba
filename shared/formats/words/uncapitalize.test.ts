import { expect, test } from 'vitest';
import { uncapitalize } from './uncapitalize.ts';

test.each([
  ['Empty line', 'empty line'],
  ['A digit', 'a digit'],
  ['NUL character', 'NUL character'],
  ['IBAN', 'IBAN'],
  ['U+0041', 'U+0041'],
  ['Über alles', 'über alles'],
  ['the start', 'the start'],
  ['“A”', '“A”'],
  ['', ''],
])('%j is %j', (words, expected) => {
  expect(uncapitalize(words)).toBe(expected);
});
