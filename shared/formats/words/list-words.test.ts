import { expect, test } from 'vitest';
import { listWords } from './list-words.ts';

test.each([
  [[], undefined, ''],
  [['French'], undefined, 'French'],
  [['French', 'Polish'], undefined, 'French and Polish'],
  [['French', 'Polish', 'Dutch'], undefined, 'French, Polish and Dutch'],
  [['French', 'Polish', 'Dutch'], 'or' as const, 'French, Polish or Dutch'],
])('%j with %j is %j', (words, conjunction, expected) => {
  expect(listWords(words, conjunction)).toBe(expected);
});
