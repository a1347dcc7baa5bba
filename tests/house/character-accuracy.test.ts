import { expect, it } from 'vitest';
import { characterAccuracy } from '#tests/support/inputs/character-accuracy.ts';

it.each([
  ['Hello', 'Hello', 1],
  ['Hallo', 'Hello', 0.8],
  ['Helo', 'Hello', 0.8],
  ['Heello', 'Hello', 0.8],
  [' a\n\nb ', 'a b', 1],
  ['"a"', '“a”', 1],
  ['', 'Hello', 0],
  ['something else altogether', 'Hi', 0],
])('of %j for %j', (read, expected, accuracy) => {
  expect(characterAccuracy(read, expected)).toBeCloseTo(accuracy, 10);
});
