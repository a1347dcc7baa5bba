import { expect, test } from 'vitest';
import { nameProblem } from './name-problem.ts';

test.each([
  ['TooFewFields', 'Too few fields'],
  ['MissingQuotes', 'Quote not closed'],
  ['SomethingNewer', 'Something newer'],
  ['', ''],
])('%j is %j', (code, name) => {
  expect(nameProblem(code)).toBe(name);
});
