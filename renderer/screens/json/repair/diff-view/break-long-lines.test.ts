import { expect, test } from 'vitest';
import { type BrokenTexts, breakLongLines } from './break-long-lines.ts';
import { findTextChanges } from './find-text-changes.ts';

const compared = (a: string, b: string): BrokenTexts => breakLongLines({ a, b, changes: findTextChanges(a, b) ?? [] });

const minified = (count: number) => `[${Array.from({ length: count }, (_, index) => `{"id":${index}}`).join(',')}]`;

test('leaves texts without long lines as they are', () => {
  expect(compared('[1,\n2,]', '[1,\n2]')).toEqual({
    a: '[1,\n2,]',
    b: '[1,\n2]',
    changes: [{ fromA: 5, toA: 6, fromB: 5, toB: 5 }],
  });
});

test('breaks a long line after commas and opening brackets, in both texts alike', () => {
  const b = minified(300);
  const broken = compared(b.replace('{"id":150}', "{'id':150}"), b);
  const rows = broken.b.split('\n');
  expect(rows.join('')).toBe(b);
  expect(broken.a.split('\n')).toHaveLength(rows.length);
  expect(rows.slice(0, -1).every((row) => row.length >= 100 && row.length <= 200 && /[,{[]$/u.test(row))).toBe(true);
  expect(broken.rowsB).toEqual([1, ...rows.slice(1).map(() => 0)]);
});

test('the changes stay with their text', () => {
  const b = minified(400);
  const { a, b: brokenB, changes } = compared(b.replace('"id":20}', 'id:20}').replace('"id":390}', 'id:390}'), b);
  expect(changes.map(({ fromA, toA }) => a.slice(fromA, toA))).toEqual(['id', 'id']);
  expect(changes.map(({ fromB, toB }) => brokenB.slice(fromB, toB))).toEqual(['"id"', '"id"']);
});

test('numbers the lines, and not the rows that go on a line', () => {
  const text = `first\n${'x'.repeat(1500)}\nlast`;
  const { a, rowsA } = compared(text, `${text}!`);
  expect(a.split('\n').map((row) => row.length)).toEqual([5, ...Array.from({ length: 7 }, () => 200), 100, 4]);
  expect(rowsA).toEqual([1, 2, 0, 0, 0, 0, 0, 0, 0, 3]);
});

test('does not take surrogate pairs apart', () => {
  const text = `x${'👋'.repeat(1000)}`;
  const { a } = compared(text, `${text}!`);
  expect(a.split('\n').every((row) => !/\p{Surrogate}/u.test(row))).toBe(true);
});
