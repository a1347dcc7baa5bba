import { expect, test } from 'vitest';
import { describeKept } from './describe-kept.ts';

test.each([
  [{ count: 1, examples: ['007'] }, '1 value stays text, since a type would change what it says: 007'],
  [{ count: 3, examples: ['007', '1e5'] }, '3 values stay text, since a type would change what they say: 007, 1e5, …'],
  [
    { count: 1, examples: [`${'0'.repeat(39)}💡`] },
    `1 value stays text, since a type would change what it says: ${'0'.repeat(39)}…`,
  ],
])('%j is %s', (kept, expected) => {
  expect(describeKept(kept)).toBe(expected);
});
