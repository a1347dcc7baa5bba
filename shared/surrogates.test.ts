import { expect, test } from 'vitest';
import { findLoneSurrogate, isInsidePair, replaceLoneSurrogates } from './surrogates.ts';

test.each([
  ['a👋b', [2]],
  ['👋👋', [1, 3]],
  ['\udc4b\ud83d', []],
  ['\ud83d', []],
  ['\udc4b', []],
  ['a\ud83d\ud83d\udc4b\udc4b', [3]],
  ['', []],
])('within %j, the offsets %j are inside a pair', (text, inside) => {
  const offsets = [...Array(text.length + 2).keys()].map((offset) => offset - 1);
  expect(offsets.filter((offset) => isInsidePair(text, offset))).toEqual(inside);
});

test.each([
  ['a\ud800b', 1, 'a\ufffdb'],
  ['👋\udc4b', 2, '👋\ufffd'],
  ['👋', -1, '👋'],
  ['', -1, ''],
])('the first lone surrogate of %j is at %i', (text, at, replaced) => {
  expect(findLoneSurrogate(text)).toBe(at);
  expect(replaceLoneSurrogates(text)).toBe(replaced);
});
