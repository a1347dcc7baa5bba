import { expect, test } from 'vitest';
import { createTextRows } from '#shared/formats/text-rows/text-rows.ts';
import { findRowOfLine } from './row-of-line.ts';

const text = Array.from({ length: 500 }, (_, index) => 'x'.repeat(index % 3 === 0 ? 10_000 : 5)).join('\n');
const rows = createTextRows(new TextEncoder().encode(text));
const loadRows = async (from: number, to: number) => rows.rows(from, to);

test.each([1, 2, 3, 250, 499, 500])('finds where line %i begins', async (line) => {
  const row = await findRowOfLine(line, rows.rowCount, loadRows);
  expect(rows.rows(row, row + 1)[0]).toMatchObject({ line, continued: false });
});

test('takes a line beyond the last as the last', async () => {
  expect(await findRowOfLine(9999, rows.rowCount, loadRows)).toBe(rows.rowCount - 1);
});
