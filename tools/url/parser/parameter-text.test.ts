import fc from 'fast-check';
import { expect, test } from 'vitest';
import { URLSearchParams } from 'whatwg-url';
import { replaceLoneSurrogates } from '#shared/surrogates.ts';
import { editText, shownParameter } from './parameter-text.ts';

const encodedText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '+',
        '%',
        '%4',
        '1',
        '%0D',
        '%0A',
        '\r',
        '%41',
        'A',
        '%E4',
        '%B8',
        '%AD',
        '%C3%A9',
        'é',
        '😀',
        "'",
      ),
      fc.string({ unit: 'binary', maxLength: 3 }),
    ),
  )
  .map((pieces) => replaceLoneSurrogates(pieces.join('').replaceAll(/[&=#]/gu, '')));
const fieldText = fc
  .array(
    fc.oneof(
      fc.constantFrom('4', '1', ' ', '\n', '%', 'é', '\uFFFD', 'A', '+', '&', '='),
      fc.string({ unit: 'binary', maxLength: 3 }),
    ),
  )
  .map((pieces) => replaceLoneSurrogates(pieces.join('')).replaceAll(/\r\n?/gu, '\n'));

test.each([
  ['', ''],
  ['a+b', 'a b'],
  ['a%20b', 'a b'],
  ['%C3%A9é', 'éé'],
  ['100%', '100%'],
  ['%zz', '%zz'],
  ['%E4', '\uFFFD'],
  ['a%0D%0Ab%0Ac%0Dd', 'a\nb\nc\nd'],
])('%s is shown as %j', (encoded, shown) => expect(shownParameter(encoded)).toBe(shown));

test('shows what URLSearchParams reads', () => {
  fc.assert(
    fc.property(encodedText, (encoded) => {
      const read = new URLSearchParams(`a=${encoded}`).get('a')?.replaceAll(/\r\n?/gu, '\n');
      expect(shownParameter(encoded)).toBe(read);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ['nothing', '%61%20b%zz%E4', 'a b%zz\uFFFD', '%61%20b%zz%E4'],
  ['an addition at the end', '%61%20b', 'a b c', '%61%20b+c'],
  ['an addition at the start', 'b%20c', 'a b c', 'a+b%20c'],
  ['an addition in the middle', '%61%63', 'a&c', '%61%26%63'],
  ['a deletion', 'a%20%62%20c', 'a c', 'a%20c'],
  ['all', 'a%20b', '', ''],
  ['a character beside a byte that is not UTF-8', '%E4%20x', '\uFFFD y', '%E4%20y'],
  ['a character beside CR LF', 'a%0D%0Ab', 'a\nc', 'a%0D%0Ac'],
  ['CR LF', 'a%0D%0Ab', 'ab', 'ab'],
  ['half of an emoji at its place', '%F0%9F%98%80', '😁', '%F0%9F%98%81'],
  ['digits after a % that stood for itself', '%', '%41', '%2541'],
  ['what kept a % from its digits', '%x41', '%41', '%2541'],
  ['what kept bytes apart', '%E4x%B8%AD', '\uFFFD\uFFFD\uFFFD', '%EF%BF%BD%EF%BF%BD%EF%BF%BD'],
  ['a lone surrogate', '', '\ud800', '%EF%BF%BD'],
])('changes %s', (_, encoded, edited, expected) => expect(editText(encoded, edited, '+')).toBe(expected));

test('writes a new space as %20 where asked to', () => {
  expect(editText('a+b', 'a b c', '%20')).toBe('a+b%20c');
});

test('shows what was typed, and keeps a text that was not changed', () => {
  fc.assert(
    fc.property(encodedText, fieldText, (encoded, edited) => {
      expect(shownParameter(editText(encoded, edited, '+'))).toBe(edited);
      expect(editText(encoded, shownParameter(encoded), '+')).toBe(encoded);
    }),
    { numRuns: 2000 },
  );
});

test('keeps what surrounds one change', () => {
  fc.assert(
    fc.property(encodedText, encodedText, (before, after) => {
      fc.pre(!/%.?$/u.test(before) && !/^%[89ab]/iu.test(after));
      fc.pre(shownParameter(before + after) === shownParameter(before) + shownParameter(after));
      const edited = editText(before + after, `${shownParameter(before)}☃${shownParameter(after)}`, '+');
      expect(edited).toBe(`${before}%E2%98%83${after}`);
    }),
    { numRuns: 1000 },
  );
});
