import { expect, test } from 'vitest';
import { segmentsOf } from './row-segments.ts';

const row = (text: string) => ({ line: 1, text, continued: false });
/** The position of a text in a row. */
const found = (text: string, needle: RegExp) =>
  Array.from(text.matchAll(needle), ({ index, 0: match }, place) => ({
    from: index,
    to: index + match.length,
    match: place,
  }));
const shown = (...parameters: Parameters<typeof segmentsOf>) =>
  segmentsOf(...parameters).map(({ text, className, isMatch }) => [text, className, isMatch]);

test('an empty row has no segments', () => {
  expect(segmentsOf(row(''), 'json')).toEqual([]);
});

test('plain text is one segment', () => {
  expect(shown(row('a 1'), 'text')).toEqual([['a 1', undefined, false]]);
});

test('JSON is divided by its tokens', () => {
  expect(shown(row(' "a": 1'), 'json')).toEqual([
    [' ', undefined, false],
    ['"a"', 'token-property', false],
    [':', 'token-punctuation', false],
    [' ', undefined, false],
    ['1', 'token-number', false],
  ]);
});

test('a match is marked, over the edges of tokens too', () => {
  expect(shown(row('"ab": 1'), 'json', found('"ab": 1', /b":/gu))).toEqual([
    ['"a', 'token-property', false],
    ['b"', 'token-property', true],
    [':', 'token-punctuation', true],
    [' ', undefined, false],
    ['1', 'token-number', false],
  ]);
});

test('a piece of a cut line and a long row stay plain', () => {
  expect(segmentsOf({ ...row('1'), continued: true }, 'json')).toHaveLength(1);
  expect(segmentsOf(row('[1],'.repeat(300)), 'json')).toHaveLength(1);
  expect(segmentsOf({ line: 1, text: 'aba', continued: true }, 'json', found('aba', /a/gu))).toHaveLength(3);
});

test('the match that one is at is told from the others', () => {
  const segments = segmentsOf(row('aba'), 'text', found('aba', /a/gu), 1);
  expect(segments.map(({ isMatch, isChosen }) => [isMatch, isChosen])).toEqual([
    [true, false],
    [false, false],
    [true, true],
  ]);
});
