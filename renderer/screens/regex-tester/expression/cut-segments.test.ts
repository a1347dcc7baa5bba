import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutSegments } from './cut-segments.ts';
import { tokenizePattern } from './tokenize-pattern.ts';

test('marks over each other are cut where they start and end', () => {
  const marks = [
    { start: 1, end: 4, className: 'a' },
    { start: 2, end: 9, className: 'b' },
    { start: 3, end: 3, className: 'none' },
  ];
  expect(cutSegments('01234', marks)).toEqual([
    { text: '0', className: '' },
    { text: '1', className: 'a' },
    { text: '23', className: 'a b' },
    { text: '4', className: 'b' },
  ]);
});

test('the segments are the text, whatever the marks', () => {
  const mark = fc.record({ start: fc.nat(12), end: fc.nat(12), className: fc.constantFrom('a', 'b') });
  fc.assert(
    fc.property(fc.string({ maxLength: 10 }), fc.array(mark, { maxLength: 5 }), (text, marks) => {
      const segments = cutSegments(text, marks);
      expect(segments.map((segment) => segment.text).join('')).toBe(text);
      expect(segments.every((segment) => segment.text !== '')).toBe(true);
    }),
  );
});

test.each([
  ['(?<a>\\d+)|^[a-z^\\]]{2,3}?$', '', ['(?<a>', '\\d', '+', ')', '|', '^', '[', '\\]', ']', '{2,3}?', '$']],
  ['[^(+*]', '', ['[^', ']']],
  ['[[a]&&b]', 'v', ['[', '[', ']', ']']],
  ['[[a]]', '', ['[', ']']],
  ['(?<=\\p{L})\\k<a>\\u{1f600}', 'u', ['(?<=', '\\p{L}', ')', '\\k<a>', '\\u{1f600}']],
  ['a{,3}[', '', ['[']],
])('the coloured parts of %j', (pattern, flags, parts) => {
  expect(tokenizePattern(pattern, flags).map(({ start, end }) => pattern.slice(start, end))).toEqual(parts);
});
