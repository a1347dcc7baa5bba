import { expect, test } from 'vitest';
import { orderRows, sortAfterClick } from './sort-rows.ts';

const text = (row: string) => row;

test.each([
  ['letters without regard to their case', ['b', 'A', 'c'], [1, 0, 2], [2, 0, 1]],
  ['digits as numbers', ['10', '9', 'a2', 'a10'], [1, 0, 2, 3], [3, 2, 0, 1]],
  ['what is empty last, both ways', ['', 'b', 'a', ''], [2, 1, 0, 3], [1, 2, 0, 3]],
  ['equals as they came', ['b', 'a', 'B', 'A'], [1, 3, 0, 2], [0, 2, 1, 3]],
])('%s', (_name, rows, ascending, descending) => {
  expect(orderRows(rows, { text }, 'ascending')).toEqual(ascending);
  expect(orderRows(rows, { text }, 'descending')).toEqual(descending);
});

test('numbers by their value, however they are written', () => {
  const rows = [6173, 700, undefined, 25];
  const column = { text: (row?: number) => row?.toLocaleString('de') ?? '', sortBy: (row?: number) => row };
  expect(orderRows(rows, column, 'ascending')).toEqual([3, 1, 0, 2]);
});

test('a click sorts upwards, the next downwards, and the third not at all', () => {
  const first = sortAfterClick(undefined, 'a');
  expect(first).toEqual({ columnId: 'a', direction: 'ascending' });
  const second = sortAfterClick(first, 'a');
  expect(second).toEqual({ columnId: 'a', direction: 'descending' });
  expect(sortAfterClick(second, 'a')).toBeUndefined();
  expect(sortAfterClick(second, 'b')).toEqual({ columnId: 'b', direction: 'ascending' });
});
