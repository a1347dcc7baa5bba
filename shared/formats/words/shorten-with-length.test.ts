import { expect, test } from 'vitest';
import { shortenWithLength } from './shorten-with-length.ts';

test.each([
  ['abc', 3, undefined, 'abc'],
  ['abcdef', 3, undefined, 'abc… (6 characters)'],
  ['abcdef', 3, 'copy it', 'abc… (6 characters; copy it)'],
  ['ab💡', 3, undefined, 'ab… (4 characters)'],
])('%j to %d with %j is %j', (text, maximumLength, hint, expected) => {
  expect(shortenWithLength(text, maximumLength, hint)).toBe(expected);
});
