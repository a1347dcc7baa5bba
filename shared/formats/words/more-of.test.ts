import { expect, test } from 'vitest';
import { moreOf } from './more-of.ts';

test.each([
  [1, 'note', undefined, 'There is 1 more note.'],
  [5, 'note', undefined, 'There are 5 more notes.'],
  [1, 'problem of these kinds', 'problems of these kinds', 'There is 1 more problem of these kinds.'],
  [1234, 'problem of these kinds', 'problems of these kinds', 'There are 1,234 more problems of these kinds.'],
])('%d %s', (count, one, many, text) => {
  expect(moreOf(count, one, many)).toBe(text);
});
