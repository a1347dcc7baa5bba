import { expect, test } from 'vitest';
import { placeAfter } from './cell-navigation.ts';

const bounds = { rowCount: 100, columnCount: 3, page: 10 };

test.each<[string, boolean, [number, number], [number, number]]>([
  ['ArrowDown', false, [0, 0], [1, 0]],
  ['ArrowDown', false, [99, 0], [99, 0]],
  ['ArrowUp', false, [0, 2], [0, 2]],
  ['ArrowLeft', false, [5, 1], [5, 0]],
  ['ArrowLeft', false, [5, 0], [5, 0]],
  ['ArrowRight', false, [5, 2], [5, 2]],
  ['PageDown', false, [5, 1], [15, 1]],
  ['PageDown', false, [95, 1], [99, 1]],
  ['PageUp', false, [5, 1], [0, 1]],
  ['Home', false, [5, 2], [5, 0]],
  ['Home', true, [5, 2], [0, 0]],
  ['End', false, [5, 0], [5, 2]],
  ['End', true, [5, 0], [99, 2]],
])('%s (Ctrl: %s) leads from %j to %j', (key, isCommand, [row, column], [toRow, toColumn]) => {
  expect(placeAfter(key, isCommand, { row, column }, bounds)).toEqual({ row: toRow, column: toColumn });
});

test('other keys lead nowhere', () => {
  expect(placeAfter('a', false, { row: 0, column: 0 }, bounds)).toBeUndefined();
});
