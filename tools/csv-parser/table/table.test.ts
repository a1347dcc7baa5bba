import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeColumn, describeKind } from './column-statistics.ts';
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

  test('numbers with separators by value', async () => {
    expect(await order(column('2,000', '999', '10,000'))).toEqual(['999', '2,000', '10,000']);
    expect(await order(column('1.000,5', '999,75', '1.000.000'))).toEqual(['999,75', '1.000,5', '1.000.000']);
    expect(await order(column('12,345,678,901,234,567,891', '12,345,678,901,234,567,890'))).toEqual([
      '12,345,678,901,234,567,890',
      '12,345,678,901,234,567,891',
    ]);
  });

  test('numbers of more digits than a double holds', async () => {
    expect(await order(column('12345678901234567891', '12345678901234567890'))).toEqual([
      '12345678901234567890',
      '12345678901234567891',
    ]);
  });

  test('text by the language, if one cell is not a number', async () => {
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

  test.each([
    [['9007199254740993', '9007199254740992'], '18014398509481985'],
    [['-12345678901234567890', '+1', '2'], '-12345678901234567887'],
    [['1', '2'], undefined],
    [['9007199254740993', '0.5'], undefined],
    [['9007199254740993', '1'.repeat(41)], undefined],
  ])('of %j: the sum of long integers has all its digits', async (cells, exactSum) => {
    expect((await describeColumn(column(...cells), undefined, 0, context)).exactSum).toBe(exactSum);
  });

  test('of numbers with a decimal comma', async () => {
    expect(await describeColumn(column('1,5', '2,5'), undefined, 0, context)).toMatchObject({
      mark: ',',
      sum: 4,
      mean: 2,
    });
  });

  test.each<[string[], object]>([
    // All marks are ambiguous: a comma separates thousands, a point is decimal.
    [['1,234', '2,000'], { mark: '.', grouping: ',', isAmbiguous: true, sum: 3234 }],
    [['1,234', '12'], { mark: '.', grouping: ',', isAmbiguous: true, sum: 1246 }],
    [['-1,234', '+999,000', ''], { mark: '.', grouping: ',', isAmbiguous: true, sum: 997_766 }],
    [['1.234', '2.000'], { mark: '.', isAmbiguous: true, sum: 3.234 }],
    [['1,234', '1.234'], { mark: '.', grouping: ',', isAmbiguous: true, isMixed: true, sum: 1235.234 }],
    [['1 234', '1,234'], { mark: ',', grouping: ' ', isAmbiguous: true, isMixed: true, sum: 1235.234 }],
    // One cell decides for all.
    [['1,234', '3,14'], { mark: ',', sum: 4.374 }],
    [['3,14', '1,234'], { mark: ',', sum: 4.374 }],
    [['1,234', '0,567'], { mark: ',', sum: 1.801 }],
    [['1,234', '1234,567'], { mark: ',', sum: 1235.801 }],
    [['1,234', '1.5'], { mark: '.', grouping: ',', sum: 1235.5 }],
    [['1.234', '1.5'], { mark: '.', sum: 2.734 }],
    [['1.234', '2.345.678'], { mark: ',', grouping: '.', sum: 2_346_912 }],
    [['1.234', '1,5'], { mark: ',', grouping: '.', sum: 1235.5 }],
    [['1,234,567.89', '1'], { mark: '.', grouping: ',', sum: 1_234_568.89 }],
    [['1.234.567,89', '1'], { mark: ',', grouping: '.', sum: 1_234_568.89 }],
    [['1 234 567', '1'], { mark: '.', grouping: ' ', sum: 1_234_568 }],
    [['1\u00a0234,5', '1'], { mark: ',', grouping: ' ', sum: 1235.5 }],
    [['1\u202f234.5', '1'], { mark: '.', grouping: ' ', sum: 1235.5 }],
    [["1'234'567", '1’000'], { mark: '.', grouping: "'", sum: 1_235_567 }],
  ])('of %j', async (cells, expected) => {
    const { mark, grouping, isAmbiguous, isMixed, sum } = await describeColumn(column(...cells), undefined, 0, context);
    const found = { mark, grouping, isAmbiguous, isMixed, sum };
    expect(Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined))).toEqual(expected);
  });

  test('have the least and the greatest by value', async () => {
    expect(await describeColumn(column('2,000', '999', '10,000'), undefined, 0, context)).toMatchObject({
      minimum: '999',
      maximum: '10,000',
    });
  });

  test.each(['1,23,456', '1 234,567,890', '1, 234', '1.234,567.8', "1'23", '1 234\t567', '01 234'])(
    'take %s for text',
    async (cell) => {
      expect((await describeColumn(column(cell), undefined, 0, context)).mark).toBeUndefined();
    },
  );

  test.each<[Parameters<typeof describeKind>[0], string]>([
    [{ filled: 0 }, 'none'],
    [{ filled: 1 }, 'text'],
    [{ filled: 1, mark: '.' }, 'numbers'],
    [{ filled: 1, mark: ',' }, 'numbers, as 1,5'],
    [{ filled: 1, mark: ',', grouping: '.' }, 'numbers, as 1.234,5'],
    [{ filled: 1, mark: '.', grouping: ',', isAmbiguous: true }, 'numbers, 1,234 as thousands'],
    [
      { filled: 2, mark: '.', grouping: ',', isAmbiguous: true, isMixed: true },
      'numbers, 1,234 as thousands, 1.234 as decimals',
    ],
    [{ filled: 1, mark: '.', isAmbiguous: true }, 'numbers, 1.234 as decimals'],
  ])('name the kind of %j', (statistics, kind) => {
    expect(describeKind(statistics)).toBe(kind);
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
