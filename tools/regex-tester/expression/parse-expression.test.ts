import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { endsInEscape, parseExpression } from './parse-expression.ts';
import { joinLines, writeExpression } from './write-expression.ts';

describe('/pattern/flags', () => {
  test.each([
    ['/a+/g', 'a+', 'g', 1],
    ['/a+/', 'a+', '', 1],
    ['/([A-Z]+-\\d+)/g', '([A-Z]+-\\d+)', 'g', 1],
    ['/[/]/g', '[/]', 'g', 1],
    ['/a\\/b/gi', 'a\\/b', 'gi', 1],
    ['/a/b/g', 'a/b', 'g', 1],
    ['//', '', '', 1],
    ['//g', '', 'g', 1],
    ['///g', '/', 'g', 1],
    ['/a\\\\/g', 'a\\\\', 'g', 1],
    ['  /a/g\n', 'a', 'g', 3],
    ['/ a /g', ' a ', 'g', 1],
    ['/a/dgimsuvy', 'a', 'dgimsuvy', 1],
    ['/a/gg', 'a', 'gg', 1],
    ['/👋/u', '👋', 'u', 1],
  ])('%j', (text, pattern, flags, patternStart) => {
    expect(parseExpression(text)).toEqual({ pattern, flags, patternStart, isLiteral: true });
  });
});

describe('a bare pattern', () => {
  test.each([
    '',
    'a',
    ' a ',
    'a/b',
    'a/g',
    '/',
    '/usr/bin',
    '/usr/local/share',
    '/a/x',
    '/a/G',
    '/a/ g',
    '/[/]',
    '/a\\/g',
    '\\/a/g',
  ])('%j', (text) => {
    expect(parseExpression(text)).toEqual({ pattern: text, flags: '', patternStart: 0, isLiteral: false });
  });
});

test.each([
  ['a', 'g', '/a/g'],
  ['a/b', 'g', '/a\\/b/g'],
  ['a\\/b', '', '/a\\/b/'],
  ['[/]/', 'g', '/[/]\\//g'],
  ['[[]/]', 'v', '/[[]\\/]/v'],
  ['', 'g', '//g'],
  ['/usr/bin', 'i', '/\\/usr\\/bin/i'],
])('a bare %j is written with its slashes escaped', (pattern, flags, written) => {
  expect(writeExpression({ pattern, isLiteral: false }, flags)).toBe(written);
});

test('what is written is read again, and matches the same', () => {
  const pattern = fc
    .array(fc.constantFrom('a', '/', '\\/', '[', ']', '\\]', '\\\\', ' ', '👋', '(', ')', '*'), { maxLength: 8 })
    .map((parts) => parts.join(''))
    .filter((text) => !endsInEscape(text));
  fc.assert(
    fc.property(pattern, fc.boolean(), fc.constantFrom('', 'g', 'gi'), (text, isLiteral, flags) => {
      const read = parseExpression(writeExpression({ pattern: text, isLiteral }, flags));
      expect(read).toMatchObject({ flags, isLiteral: true });
      if (isLiteral) {
        expect(read.pattern).toBe(text);
      } else if (isValid(text)) {
        const samples = ['/', 'a', '\\/', '[/]', ''];
        expect(samples.map((sample) => new RegExp(`^(?:${read.pattern})$`).test(sample))).toEqual(
          samples.map((sample) => new RegExp(`^(?:${text})$`).test(sample)),
        );
      }
    }),
    { numRuns: 3000 },
  );
});

function isValid(pattern: string): boolean {
  try {
    new RegExp(`^(?:${pattern})$`);
    return true;
  } catch {
    return false;
  }
}

test.each([
  ['a\nb', 'a\\nb'],
  ['a\r\nb\rc', 'a\\nb\\nc'],
  ['/a/g\n', '/a/g'],
  ['\n\na', 'a'],
  ['a b', 'a b'],
  ['', ''],
])('the lines of %j become one', (text, joined) => {
  expect(joinLines(text)).toBe(joined);
});
