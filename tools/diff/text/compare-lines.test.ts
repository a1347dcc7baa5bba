import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareLines } from './compare-lines.ts';

/** Reconstructs the second text from the first and the changes. */
function applied(a: readonly string[], b: readonly string[]): string[] {
  const result: string[] = [];
  let at = 0;
  for (const { fromA, toA, fromB, toB } of compareLines(a, b)) {
    result.push(...a.slice(at, fromA), ...b.slice(fromB, toB));
    at = toA;
  }
  return [...result, ...a.slice(at)];
}

test.each([
  ['', '', []],
  ['abc', 'abc', []],
  ['', 'a', [[0, 0, 0, 1]]],
  ['a', '', [[0, 1, 0, 0]]],
  ['abc', 'axc', [[1, 2, 1, 2]]],
  [
    'abcd',
    'bcde',
    [
      [0, 1, 0, 0],
      [4, 4, 3, 4],
    ],
  ],
  ['aaa', 'aa', [[2, 3, 2, 2]]],
  [
    'abxcd',
    'cdxab',
    [
      [0, 3, 0, 0],
      [5, 5, 2, 5],
    ],
  ],
] as const)('%j became %j', (a, b, expected) => {
  const changes = compareLines([...a], [...b]);
  expect(changes.map(({ fromA, toA, fromB, toB }) => [fromA, toA, fromB, toB])).toEqual(expected);
});

test('the changes lead from one text to the other, and none touches the next', () => {
  const lines = fc.array(fc.constantFrom('a', 'b', 'c', 'd', '', '}'), { maxLength: 40 });
  fc.assert(
    fc.property(lines, lines, (a, b) => {
      const changes = compareLines(a, b);
      const areApart = changes.every(({ fromA }, index) => index === 0 || fromA > (changes[index - 1]?.toA ?? 0));
      return areApart && applied(a, b).join('\n') === b.join('\n');
    }),
  );
});

describe('of large texts', () => {
  const lines = (count: number, line: (index: number) => string) => Array.from({ length: count }, (_, i) => line(i));

  test('finds each of many changes', () => {
    const a = lines(200_000, (index) => (index % 7 === 0 ? '}' : `line ${index}`));
    const b = a.map((line, index) => (index % 20 === 3 && line !== '}' ? `${line}!` : line));
    const changed = b.filter((line, index) => line !== a[index]).length;
    expect(compareLines(a, b)).toHaveLength(changed);
  });

  test('finds a change after each line', () => {
    const a = lines(300_000, (index) => `line ${index}`);
    expect(
      compareLines(
        a,
        a.flatMap((line) => [line, 'added']),
      ),
    ).toHaveLength(300_000);
  });

  test('ends in good time where nothing is the same, and where lines repeat', () => {
    const a = lines(200_000, (index) => `a ${index}`);
    expect(
      compareLines(
        a,
        lines(200_000, (index) => `b ${index}`),
      ),
    ).toHaveLength(1);
    const repeated = lines(20_000, (index) => `${(index * 7919) % 13}`);
    const other = lines(20_000, (index) => `${(index * 104_729) % 17}`);
    expect(applied(repeated, other)).toEqual(other);
  });
});
