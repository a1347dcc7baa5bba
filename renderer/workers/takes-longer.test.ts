import { expect, test } from 'vitest';
import { takesLonger } from './takes-longer.ts';

test.each([
  ['This', 1000, 'This takes longer than 1 second'],
  ['This text', 30_000, 'This text takes longer than 30 seconds'],
])('%s with a limit of %d ms', (subject, timeLimit, sentence) => {
  expect(takesLonger(subject, timeLimit)).toBe(sentence);
});
