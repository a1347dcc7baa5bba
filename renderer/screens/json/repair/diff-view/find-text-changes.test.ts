import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findTextChanges, type TextChange } from './find-text-changes.ts';

function compare(a: string, b: string): TextChange[] {
  return findTextChanges(a, b) ?? [];
}

/** The texts with the changes in brackets: [removed|added]. */
function show(a: string, b: string): string {
  let at = 0;
  let shown = '';
  for (const { fromA, toA, fromB, toB } of compare(a, b)) {
    shown += `${a.slice(at, fromA)}[${a.slice(fromA, toA)}|${b.slice(fromB, toB)}]`;
    at = toA;
  }
  return shown + a.slice(at);
}

/** Applies the changes to `a`. */
function applyChanges(a: string, b: string, changes: readonly TextChange[]): string {
  let at = 0;
  let result = '';
  for (const { fromA, toA, fromB, toB } of changes) {
    result += a.slice(at, fromA) + b.slice(fromB, toB);
    at = toA;
  }
  return result + a.slice(at);
}

test.each([
  ['', '', ''],
  ['same', 'same', 'same'],
  ['', 'new', '[|new]'],
  ['old', '', '[old|]'],
  ["{'name': 1}", '{"name": 1}', '{[\'|"]name[\'|"]: 1}'],
  ['[1,2,]', '[1,2]', '[1,2[,|]]'],
  ['[1 // one\n,2]', '[1 \n,2]', '[1 [// one|]\n,2]'],
  ['a\nb\nc', 'a\nc', 'a\n[b\n|]c'],
  ['x👋y', 'x👍y', 'x[👋|👍]y'],
])('%j and %j differ as %j', (a, b, expected) => {
  expect(show(a, b)).toBe(expected);
});

test('the changes lead from one text to the other', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '"', '\n', ',', '👋'), maxLength: 60 });
  fc.assert(fc.property(text, text, (a, b) => applyChanges(a, b, compare(a, b)) === b));
});

describe('in large texts', () => {
  const rows = (count: number, row: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => row(index)).join('\n');

  test('finds each change by itself', () => {
    const a = rows(20_000, (index) => `{'id': ${index}, 'name': "row of ${index}",}`);
    const b = rows(20_000, (index) => `{"id": ${index}, "name": "row of ${index}"}`);
    const changes = compare(a, b);
    // The quotes around id are one change, because there are fewer than three characters between them. Occasionally a
    // change is found in two parts.
    expect(changes.length).toBeGreaterThanOrEqual(20_000 * 4);
    expect(changes.length).toBeLessThan(20_000 * 4.1);
    expect(applyChanges(a, b, changes)).toBe(b);
  });

  test('finds a removed comment that is longer than a window', () => {
    const comment = `/*${rows(3000, (index) => `line ${index * 7919} of a comment`)}*/`;
    const a = `[1,${comment}second,]`;
    expect(findTextChanges(a, '[1,second]')).toEqual([
      { fromA: 3, toA: 3 + comment.length, fromB: 3, toB: 3 },
      { fromA: 9 + comment.length, toA: 10 + comment.length, fromB: 9, toB: 9 },
    ]);
  });

  test('gives up when there are more changes than can be used', () => {
    const a = rows(1000, (index) => `'${index}' of many`);
    const b = a.replaceAll("'", '"');
    expect(findTextChanges(a, b, 1000)).toBeUndefined();
    expect(findTextChanges(a, b, 3000)?.length).toBeGreaterThan(1000);
  });

  test('ends in good time for texts that have nothing in common', () => {
    const a = rows(30_000, (index) => `${index * 7919} ${index % 97}`);
    const b = rows(30_000, (index) => `${index * 104_729} ${index % 89}`);
    expect(applyChanges(a, b, compare(a, b))).toBe(b);
  });
});
