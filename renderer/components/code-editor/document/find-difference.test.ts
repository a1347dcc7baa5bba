import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findDifference } from './find-difference.ts';

it.each([
  ['a cat', 'a bat', { from: 2, to: 3, insert: 'b' }],
  ['', 'new', { from: 0, to: 0, insert: 'new' }],
  ['old', '', { from: 0, to: 3, insert: '' }],
  ['same', 'same', { from: 4, to: 4, insert: '' }],
  ['aaa', 'aa', { from: 2, to: 3, insert: '' }],
])('finds what changes %s to %s', (former, next, expected) => {
  expect(findDifference(former, next)).toEqual(expected);
});

it('always gives the other text', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '\n'), maxLength: 12 });
  fc.assert(
    fc.property(text, text, (former, next) => {
      const { from, to, insert } = findDifference(former, next);
      expect(former.slice(0, from) + insert + former.slice(to)).toBe(next);
    }),
  );
});
