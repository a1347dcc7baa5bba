import { describe, expect, test } from 'vitest';
import { compilePattern } from './match-pattern.ts';

/** Each SingleCharEsc of RFC 9485 with its character. */
const escapes = [
  ...'()*+-.?[\\]^{|}'.split('').map((character) => [`\\${character}`, character] as const),
  ['\\n', '\n'],
  ['\\r', '\r'],
  ['\\t', '\t'],
] as const;

describe('an escape of I-Regexp stands for its character', () => {
  test.each(escapes)('%j', (written, character) => {
    expect(compilePattern('match', written)?.test(character)).toBe(true);
    expect(compilePattern('match', `a${written}+b`)?.test(`a${character}${character}b`)).toBe(true);
    expect(compilePattern('match', `[x${written}]`)?.test(character)).toBe(true);
    expect(compilePattern('match', `[^${written}]`)?.test(character)).toBe(false);
    expect(compilePattern('match', `[${written}-${written}]`)?.test(character)).toBe(true);
  });
});

test.each([
  ['a.c', 'a\u2028c', true],
  ['a.c', 'a\nc', false],
  ['a[.]c', 'abc', false],
  ['\\\\-', '\\-', true],
  ['[\\--/]+', '-./', true],
  ['\\d{4}\\-\\d\\d', '2024-02', true],
  ['\\p{Lu}\\P{L}', 'É1', true],
  ['[\\p{Lu}\\p{Nd}]+', 'A1', true],
  ['[^\\p{L}]', 'é', false],
  ['\\p{Cn}', '\u0378', true],
  ['[-a]b[c-]', '-b-', true],
  ['(😀|b)?', '😀', true],
])('match: %j and %j', (pattern, text, expected) => {
  expect(compilePattern('match', pattern)?.test(text)).toBe(expected);
});

test.each(['\\p{IsBasicLatin}', 'a{,2}', '[', '\\-{', '\\'])('%j is not valid', (pattern) => {
  expect(compilePattern('search', pattern)).toBeUndefined();
});
