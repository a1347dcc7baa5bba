import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shortenText, truncateText } from './shorten-text.ts';

const family = '👩‍👩‍👧';

test.each([
  ['', 3, ''],
  ['abc', 3, 'abc'],
  ['abcd', 3, 'abc…'],
  ['abcd', 0, '…'],
  ['ab💡', 3, 'ab…'],
  ['ab💡c', 4, 'ab💡…'],
  ['abe\u0301f', 3, 'ab…'],
  ['abe\u0301f', 4, 'abe\u0301…'],
  [`a${family}b`, 4, 'a…'],
  [`a${family}b`, 9, `a${family}…`],
  ['👍🏽👍🏽', 6, '👍🏽…'],
  ['🇨🇭🇫🇷', 4, '🇨🇭…'],
  ['🇨🇭🇫🇷', 6, '🇨🇭…'],
  // A character that does not fit at all is truncated nevertheless.
  [`a${'\u0301'.repeat(300)}`, 100, `a${'\u0301'.repeat(99)}…`],
  ['💡💡', 1, '…'],
])('%j to %d is %j', (text, maximumLength, expected) => {
  expect(shortenText(text, maximumLength)).toBe(expected);
});

test.each([
  ['abc', 3, 'abc'],
  ['abcd', 3, 'abc'],
  ['ab💡', 3, 'ab'],
  [`a${family}b`, 9, `a${family}`],
  ['💡', 1, ''],
])('%j is truncated to %d as %j', (text, maximumLength, expected) => {
  expect(truncateText(text, maximumLength)).toBe(expected);
});

test('what stays is a beginning of the text, not longer than asked for, and whole', () => {
  const texts = fc.string({ unit: 'grapheme', maxLength: 60 });
  fc.assert(
    fc.property(texts, fc.nat(40), (text, maximumLength) => {
      const short = shortenText(text, maximumLength);
      const kept = short === text ? text : short.slice(0, -1);
      expect(text.startsWith(kept)).toBe(true);
      expect(kept.length).toBeLessThanOrEqual(maximumLength);
      expect(short).not.toMatch(/\p{Surrogate}/u);
    }),
  );
});
