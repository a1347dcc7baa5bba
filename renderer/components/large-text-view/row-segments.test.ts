import { expect, test } from 'vitest';
import { literalPattern } from './literal-pattern.ts';
import { segmentsOf } from './row-segments.ts';

const row = (text: string) => ({ line: 1, text, continued: false });
const shown = (...parameters: Parameters<typeof segmentsOf>) =>
  segmentsOf(...parameters).map(({ text, className, isMatch }) => [text, className, isMatch]);

test('an empty row has no segments', () => {
  expect(segmentsOf(row(''), 'json', undefined)).toEqual([]);
});

test('plain text is one segment', () => {
  expect(shown(row('a 1'), 'text', undefined)).toEqual([['a 1', undefined, false]]);
});

test('JSON is divided by its tokens', () => {
  expect(shown(row(' "a": 1'), 'json', undefined)).toEqual([
    [' ', undefined, false],
    ['"a"', 'token-property', false],
    [':', 'token-punctuation', false],
    [' ', undefined, false],
    ['1', 'token-number', false],
  ]);
});

test('a match is marked, over the edges of tokens too', () => {
  expect(shown(row('"ab": 1'), 'json', literalPattern('B":'))).toEqual([
    ['"a', 'token-property', false],
    ['b"', 'token-property', true],
    [':', 'token-punctuation', true],
    [' ', undefined, false],
    ['1', 'token-number', false],
  ]);
});

test('a piece of a cut line and a long row stay plain', () => {
  expect(segmentsOf({ ...row('1'), continued: true }, 'json', undefined)).toHaveLength(1);
  expect(segmentsOf(row('[1],'.repeat(300)), 'json', undefined)).toHaveLength(1);
  expect(segmentsOf({ line: 1, text: 'aba', continued: true }, 'json', literalPattern('a'))).toHaveLength(3);
});
