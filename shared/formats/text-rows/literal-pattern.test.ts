import { expect, test } from 'vitest';
import { literalPattern } from './literal-pattern.ts';

test('is nothing for an empty text', () => {
  expect(literalPattern('')).toBeUndefined();
});

test('takes every character literally', () => {
  const text = Array.from({ length: 0x250 }, (_, code) => String.fromCharCode(code)).join('');
  expect(literalPattern(text)?.test(`before ${text} after`)).toBe(true);
});

test.each([
  ['äpfel', 'ÄPFEL', true],
  ['ΟΔΟΣ', 'οδος', true],
  ['straße', 'STRASSE', false],
  ['😀', '😀', true],
])('%s in %s: %s', (needle, text, expected) => {
  expect(literalPattern(needle)?.test(text)).toBe(expected);
});

test('tells cases apart if asked', () => {
  expect(literalPattern('a', true)?.test('A')).toBe(false);
});
