import { describe, expect, test } from 'vitest';
import { exportMatches } from './export-matches.ts';
import { findMatches } from './find-matches.ts';
import { listMatches } from './list-matches.ts';

function find(expression: string, text: string) {
  const found = findMatches({ expression, text });
  if (!found.ok) {
    throw new Error(found.error.message);
  }
  return { text, matches: found.value };
}

const keys = find('/([A-Z]+)-(\\d+)(x)?/g', 'B-2 A-10x A-9 B-2 a-1');
const plain = { group: 0, isUnique: false, isSorted: false };

describe('the list', () => {
  test.each([
    [plain, 'B-2, A-10x, A-9, B-2', { count: 4, repeated: 0, withoutGroup: 0 }],
    [{ ...plain, isUnique: true }, 'B-2, A-10x, A-9', { count: 3, repeated: 1, withoutGroup: 0 }],
    [{ ...plain, isSorted: true }, 'A-9, A-10x, B-2, B-2', { count: 4 }],
    [{ ...plain, isUnique: true, isSorted: true }, 'A-9, A-10x, B-2', { count: 3 }],
    [{ ...plain, group: 1, isUnique: true }, 'B, A', { count: 2, repeated: 2 }],
    [{ ...plain, group: 3 }, 'x', { count: 1, withoutGroup: 3 }],
  ])('with %j', (options, joined, counts) => {
    expect(listMatches({ ...keys, ...options })).toMatchObject({ joined, ...counts });
  });

  test('of no match is empty', () => {
    expect(listMatches({ ...find('/x/g', 'abc'), ...plain })).toEqual({
      joined: '',
      count: 0,
      repeated: 0,
      withoutGroup: 0,
    });
  });
});

describe('as JSON', () => {
  test('each match has its place, its text and its groups', () => {
    const found = find('/(?<key>[A-Z]+)-(\\d)?(?<__proto__>y)?/g', 'A-\n"B-2');
    expect(JSON.parse(exportMatches({ ...found, hasIndices: false }))).toEqual([
      {
        index: 0,
        line: 1,
        column: 1,
        match: 'A-',
        groups: ['A', null, null],
        namedGroups: JSON.parse('{"key":"A","__proto__":null}'),
      },
      {
        index: 4,
        line: 2,
        column: 2,
        match: 'B-2',
        groups: ['B', '2', null],
        namedGroups: JSON.parse('{"key":"B","__proto__":null}'),
      },
    ]);
  });

  test('has the places of groups where they are asked for', () => {
    const found = find('/a(b)?/g', 'xab');
    expect(exportMatches({ ...found, hasIndices: true })).toBe(
      '[\n{"index":1,"line":1,"column":2,"match":"ab","groups":["b"],"indices":[[1,3],[2,3]]}\n]',
    );
  });

  test('is an empty array without matches', () => {
    expect(exportMatches({ ...find('/x/g', ''), hasIndices: false })).toBe('[]');
  });
});
