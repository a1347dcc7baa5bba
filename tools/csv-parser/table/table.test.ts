import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeColumn } from './column-statistics.ts';
import { findRows } from './find-rows.ts';
import { StoppedError } from './pacer.ts';
import { PackedTable } from './packed-table.ts';
import { sortRows } from './sort-rows.ts';

const context = { reportProgress: () => undefined, isStopped: () => false };

function tableOf(...blocks: string[][][]): PackedTable {
  const table = new PackedTable();
  for (const rows of blocks) {
    table.append(rows);
  }
  return table;
}

const column = (...cells: string[]) => tableOf(cells.map((cell) => [cell]));
const order = async (table: PackedTable, direction: 'ascending' | 'descending' = 'ascending', of = 0) =>
  [...(await sortRows(table, undefined, { column: of, direction }, context))].map((row) => table.cell(row, of) ?? '');

describe('a packed table', () => {
  test('gives back what was put in', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.array(fc.string(), { minLength: 1, maxLength: 4 }), { maxLength: 5 })),
        (blocks) => {
          const table = tableOf(...blocks);
          const rows = blocks.flat();
          expect(table.rowCount).toBe(rows.length);
          expect(rows.map((_, row) => table.row(row))).toEqual(rows);
          expect(table.widest).toBe(Math.max(0, ...rows.map((row) => row.length)));
        },
      ),
    );
  });

  test('gives parts of a row, and nothing beyond it', () => {
    const table = tableOf([['a', 'b', 'c'], ['d']]);
    expect(table.cells(0, 1, 3)).toEqual(['b', 'c']);
    expect(table.cells(1, 1, 3)).toEqual([]);
    expect(table.cell(1, 1)).toBeUndefined();
    expect(() => table.row(2)).toThrow(RangeError);
  });
});

describe('filtering', () => {
  const table = tableOf(
    [
      ['ab', 'cd'],
      ['x', 'ABx'],
      ['', ''],
    ],
    [
      ['b', 'c'],
      ['a.c', 'İi'],
      ['abab', 'ab'],
    ],
  );
  const find = async (text: string, of?: number) => {
    const rows = await findRows(table, { text, column: of }, context);
    return rows && [...rows];
  };

  test.each<[string, number | undefined, number[]]>([
    ['ab', undefined, [0, 1, 5]],
    ['AB', 1, [1, 5]],
    // Text across the boundary of two cells does not match.
    ['bc', undefined, []],
    ['bb', undefined, []],
    ['.', undefined, [4]],
    ['(', undefined, []],
    ['b', 0, [0, 3, 5]],
  ])('%s in column %s', async (text, of, expected) => {
    expect(await find(text, of)).toEqual(expected);
  });

  test('by nothing keeps all', async () => {
    expect(await find('')).toBeUndefined();
  });

  test('finds what a look at each cell finds', async () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', '.', 'é'), maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(letters, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 8 }),
        letters.filter((text) => text !== ''),
        async (rows, text) => {
          const found = await findRows(tableOf(rows), { text, column: undefined }, context);
          const expected = rows.flatMap((row, index) => (row.some((cell) => cell.includes(text)) ? [index] : []));
          expect([...(found ?? [])]).toEqual(expected);
        },
      ),
    );
  });
});

describe('sorting', () => {
  test('numbers by value, empty cells last in both directions', async () => {
    const table = column('10', '9', '', '-1', '1e1', '2.5');
    expect(await order(table)).toEqual(['-1', '2.5', '9', '10', '1e1', '']);
    expect(await order(table, 'descending')).toEqual(['10', '1e1', '9', '2.5', '-1', '']);
  });

  test('numbers with a decimal comma by value', async () => {
    expect(await order(column('10,5', '9,75', '1'))).toEqual(['1', '9,75', '10,5']);
  });

  test('numbers of more digits than a double holds', async () => {
    expect(await order(column('12345678901234567891', '12345678901234567890'))).toEqual([
      '12345678901234567890',
      '12345678901234567891',
    ]);
  });

  test('text by the language, if one cell is no number', async () => {
    expect(await order(column('b', 'É', 'a', 'e', '10', '9'))).toEqual(['10', '9', 'a', 'b', 'e', 'É']);
  });

  test('keeps the order of equal rows, among thousands', async () => {
    const cells = Array.from({ length: 10_000 }, (_, row) => [String(row % 7), String(row)]);
    const table = tableOf(cells);
    for (const direction of ['ascending', 'descending'] as const) {
      const sorted = await sortRows(table, undefined, { column: 0, direction }, context);
      const expected = cells
        .map((_, row) => row)
        .sort((a, b) => (direction === 'ascending' ? 1 : -1) * ((a % 7) - (b % 7)) || a - b);
      expect([...sorted]).toEqual(expected);
    }
  });

  test('cells that a row lacks are empty', async () => {
    expect(await order(tableOf([['x'], ['y', '2'], ['z', '1']]), 'ascending', 1)).toEqual(['1', '2', '']);
  });

  test('by the number of the row, of filtered rows', async () => {
    const rows = Uint32Array.of(1, 3);
    const sorted = await sortRows(column('a', 'b', 'c', 'd'), rows, { column: -1, direction: 'descending' }, context);
    expect([...sorted]).toEqual([3, 1]);
  });

  test('ends if it is stopped', async () => {
    const table = tableOf(Array.from({ length: 300_000 }, (_, row) => [`text ${(row * 7919) % 300_000}`]));
    await expect(
      sortRows(table, undefined, { column: 0, direction: 'ascending' }, { ...context, isStopped: () => true }),
    ).rejects.toThrow(StoppedError);
  });
});

describe('statistics', () => {
  test('of numbers', async () => {
    expect(await describeColumn(column('0.1', '0.2', '', '10'), undefined, 0, context)).toEqual({
      filled: 3,
      empty: 1,
      distinct: 3,
      isDistinctExact: true,
      mark: '.',
      minimum: '0.1',
      maximum: '10',
      longest: 3,
      longestRow: 0,
      sum: 10.3,
      mean: 3.43333333333333,
    });
  });

  test('of numbers with a decimal comma', async () => {
    expect(await describeColumn(column('1,5', '2,5'), undefined, 0, context)).toMatchObject({
      mark: ',',
      sum: 4,
      mean: 2,
    });
  });

  test('of text, of the rows that are kept', async () => {
    const statistics = await describeColumn(column('b', 'a', 'b', '7', ' '), Uint32Array.of(0, 1, 2, 4), 0, context);
    expect(statistics).toMatchObject({ filled: 3, empty: 1, distinct: 2, minimum: 'a', maximum: 'b', longest: 1 });
    expect(statistics.sum).toBeUndefined();
  });

  test('of nothing', async () => {
    expect(await describeColumn(column('', ''), undefined, 0, context)).toMatchObject({
      filled: 0,
      empty: 2,
      distinct: 0,
    });
  });

  test('tell no more than so many values apart, and say so', async () => {
    const table = tableOf(Array.from({ length: 100_001 }, (_, row) => [`v${row}`]));
    expect(await describeColumn(table, undefined, 0, context)).toMatchObject({
      distinct: 100_000,
      isDistinctExact: false,
    });
  });
});
