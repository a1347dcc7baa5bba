import { describe, expect, test } from 'vitest';
import { describeMatches } from './describe-matches.ts';
import { findExpression } from './find-expression.ts';
import { countMatches, gatherMatches, matchesWithin, nearestMatch, placeOf } from './matches.ts';
import { readQuery } from './read-query.ts';

const find = (text: string, source: string, flags = 'gmu') => findExpression({ text, source, flags });
/** [0, 2), [3, 5), [6, 8) */
const three = find('ab ab ab', 'ab');

describe('matches', () => {
  test.each<[string, string, string, number[]]>([
    ['none', 'abc', 'x', []],
    ['several', 'a1 b22', '\\d+', [1, 2, 4, 6]],
    ['at the lines', 'a\nb', '^.', [0, 1, 2, 3]],
    ['over lines', 'a\nb', 'a\\nb', [0, 3]],
    ['no empty ones', 'baab', 'a*', [1, 3]],
    ['of astral characters', '😀x😀', '😀', [0, 2, 3, 5]],
  ])('%s', (_, text, source, offsets) => {
    expect([...find(text, source).offsets]).toEqual(offsets);
  });

  test('are limited', () => {
    const found = gatherMatches(2);
    expect([found.add(0, 1), found.add(1, 1), found.add(1, 2), found.add(2, 3)]).toEqual([true, true, true, false]);
    expect(found.end()).toEqual({ offsets: Uint32Array.of(0, 1, 1, 2), isAll: false });
  });

  test.each([
    [0, false, 0],
    [1, false, 3],
    [7, false, undefined],
    [8, true, 6],
    [7, true, 3],
    [5, true, 3],
    [1, true, undefined],
  ])('the nearest from %i (backwards: %s) begins at %s', (offset, backwards, from) => {
    expect(nearestMatch(three, offset, backwards)?.from).toBe(from);
  });

  test.each([
    [0, 8, [0, 3, 6]],
    [2, 3, []],
    [1, 4, [0, 3]],
    [4, 100, [3, 6]],
  ])('those between %i and %i', (from, to, begin) => {
    expect(matchesWithin(three, from, to).map((match) => match.from)).toEqual(begin);
  });
});

describe('what was found', () => {
  test.each([
    [three, { from: 3, to: 5 }, undefined, '2 of 3'],
    [three, { from: 0, to: 2 }, 'top', '1 of 3 · Wrapped to the top'],
    [three, { from: 3, to: 4 }, undefined, '3 matches'],
    [find('a', 'a'), { from: 5, to: 5 }, undefined, '1 match'],
    [find('a', 'b'), { from: 0, to: 0 }, undefined, 'No matches'],
    [{ ...three, isAll: false }, { from: 6, to: 8 }, undefined, '3 of 3+'],
    [{ ...three, isAll: false }, { from: 1, to: 1 }, undefined, '3+ matches'],
  ] as const)('%# is said', (matches, selected, wrapped, words) => {
    const place = placeOf(matches, selected);
    const total = { count: countMatches(matches), isAll: matches.isAll };
    expect(describeMatches(total, place === undefined ? undefined : place - 1, wrapped)).toBe(words);
  });
});

describe('a query', () => {
  test.each([
    [{ text: 'a.', matchCase: true }, 'a. a\n', 'a.'],
    [{ text: 'A.', matchCase: false, isExpression: true }, 'a. a\n', 'a.'],
    [{ text: '', matchCase: false, isExpression: true }, 'a', undefined],
  ])('%o finds', (query, text, first) => {
    const read = readQuery(query);
    expect(read.ok && read.value?.exec(text)?.[0]).toBe(first);
  });

  test('that is not an expression is refused, with the reason alone', () => {
    expect(readQuery({ text: '(', matchCase: true, isExpression: true })).toEqual({
      ok: false,
      error: 'Unterminated group',
    });
    expect(readQuery({ text: '(', matchCase: true }).ok).toBe(true);
  });

  test('an expression of many matches is counted up to a limit', () => {
    const matches = find('a'.repeat(100_001), 'a');
    expect([countMatches(matches), matches.isAll]).toEqual([100_000, false]);
  });
});
