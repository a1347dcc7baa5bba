import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { firstCharacters, shortenText, truncateText } from './shorten-text.ts';

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

test.each([
  ['', 3, 9, ''],
  ['abc', 3, 9, 'abc'],
  ['abcd', 3, 9, 'abc'],
  ['abcd', 0, 9, ''],
  ['👍🏽👍🏽👍🏽', 2, 100, '👍🏽👍🏽'],
  ['a\r\nb', 2, 9, 'a\r\n'],
  // What is examined ends between two characters, or is the whole text.
  ['abcd', 3, 4, 'abc'],
  ['abcd', 4, 4, 'abcd'],
  // It ends inside of a character: after a letter, between two of its marks, inside of a surrogate pair, after a joiner.
  ['abe\u0301f', 3, 3, 'ab'],
  ['abe\u0301\u0302f', 3, 4, 'ab'],
  ['ab👍🏽', 3, 5, 'ab'],
  ['ab👍🏽', 2, 5, 'ab'],
  ['ab👍🏽', 3, 3, 'a'],
  [`ab${family}`, 3, 5, 'ab'],
  ['🇨🇭🇫🇷', 2, 6, '🇨🇭'],
  [`a${'\u0301'.repeat(300)}`, 1, 300, ''],
])('of %j, the first %d characters among %d code units are %j', (text, count, examined, expected) => {
  expect(firstCharacters(text, count, examined)).toBe(expected);
});

test('the first characters are whole characters of the text, as many as asked for if enough is examined', () => {
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
  // Marks, joiners and halves of flags join what is generated before and after them.
  const parts = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 3 }), fc.constantFrom('\u0301', '\u200d', '🏽', '🇨'));
  const texts = fc.array(parts, { maxLength: 20 }).map((list) => list.join(''));
  fc.assert(
    fc.property(texts, fc.nat(20), fc.nat(60), (text, count, examined) => {
      const whole = [...segmenter.segment(text)].map(({ segment }) => segment);
      const first = firstCharacters(text, count, examined);
      const beginnings = whole.map((_, index) => whole.slice(0, index).join(''));
      expect([...beginnings, text]).toContain(first);
      expect(whole.slice(0, count).join('')).toSatisfy((most: string) => most.startsWith(first));
      expect(firstCharacters(text, count, text.length)).toBe(whole.slice(0, count).join(''));
    }),
  );
});

test('of a long text, only the beginning is segmented', () => {
  const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment');
  try {
    expect(firstCharacters('é'.repeat(10_000_000), 3, 100)).toBe('ééé');
    expect(segment.mock.calls.map(([text]) => text.length)).toEqual([100]);
  } finally {
    segment.mockRestore();
  }
});
