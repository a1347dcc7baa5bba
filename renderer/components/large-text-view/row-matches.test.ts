import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTextRows } from '#shared/formats/text-rows/text-rows.ts';
import { createFindTasks } from './find-rows.ts';
import { firstMatchAt, partsInRow, type RowMatches, startOfMatch } from './row-matches.ts';

const rowsOf = (text: string) => createTextRows(new TextEncoder().encode(text));

/** What the worker finds in a text. */
async function find(text: string, { source, flags }: RegExp): Promise<RowMatches> {
  const found = await createFindTasks().find({ key: 0, text: new Blob([text]), source, flags });
  if (!found.ok) {
    throw new Error(found.error.message);
  }
  return found.value;
}

describe('the matches of a text', () => {
  it.each<[string, string, RegExp, [row: number, from: number, to: number][]]>([
    [
      'each match of a row',
      'a\nbab',
      /b/gu,
      [
        [1, 0, 1],
        [1, 2, 3],
      ],
    ],
    [
      'an expression at the edges of lines',
      'ab\r\nab',
      /^a|b$/gmu,
      [
        [0, 0, 1],
        [0, 1, 2],
        [1, 0, 1],
        [1, 1, 2],
      ],
    ],
    ['letters in any case', 'x\nÄPFEL', /äpfel/giu, [[1, 0, 5]]],
    ['places in UTF-16', '😀b', /b/gu, [[0, 2, 3]]],
    [
      'what goes over lines, in each',
      'ab\ncd',
      /b\nc/gu,
      [
        [0, 1, 2],
        [1, 0, 1],
      ],
    ],
    ['nothing', 'a', /b/gu, []],
    ['no match without a length', 'a', /x*/gu, []],
  ])('finds %s', async (_, text, pattern, parts) => {
    const found = await find(text, pattern);
    expect(Array.from(found.rows, (row, index) => [row, found.froms[index], found.tos[index]])).toEqual(parts);
  });

  it('finds what is cut by rows, in both', async () => {
    const found = await find(`${'x'.repeat(4094)}needle${'y'.repeat(9000)}`, /needle/gu);
    expect(found.count).toBe(1);
    expect([0, 1, 2].map((row) => partsInRow(found, row))).toEqual([
      [{ from: 4094, to: 4096, match: 0 }],
      [{ from: 0, to: 4, match: 0 }],
      [],
    ]);
  });

  it('stops at a hundred thousand, and says so', async () => {
    const found = await find('a\n'.repeat(150_000), /a/gu);
    expect([found.count, found.isAll]).toEqual([100_000, false]);
    expect(partsInRow(found, 99_999)).toEqual([{ from: 0, to: 1, match: 99_999 }]);
    expect(partsInRow(found, 100_000)).toEqual([]);
  });

  it('agrees with matchAll on the lines', async () => {
    const texts = fc.array(
      fc.constantFrom('a', 'ab', 'b', '\n', '\r\n', 'é', '😀', 'a'.repeat(4100), 'b\n'.repeat(5000)),
    );
    await fc.assert(
      fc.asyncProperty(texts, async (pieces) => {
        const text = pieces.join('');
        const lines = text.split(/\r\n|\r|\n/u).join('\n');
        const found = await find(text, /ab|é/gu);
        const offsets = Array.from(lines.matchAll(/ab|é/gu), ({ index }) => index);
        expect(found.count).toBe(offsets.length);
        const rows = rowsOf(text).rows(0, Number.POSITIVE_INFINITY);
        const starts = offsets.map((_, match) => startOfMatch(found, match));
        expect(starts.map(({ row, from }) => /^(?:a|é)/u.test(rows[row]?.text.slice(from) ?? ''))).not.toContain(false);
        expect(starts).toEqual(starts.toSorted((one, other) => one.row - other.row || one.from - other.from));
      }),
      { numRuns: 30 },
    );
  });
});

it('goes on from a place', async () => {
  const found = await find('a a\nb\na', /a/gu);
  expect(
    [
      [0, 0],
      [0, 1],
      [1, 0],
      [2, 1],
    ].map(([row = 0, from = 0]) => firstMatchAt(found, row, from)),
  ).toEqual([0, 1, 2, undefined]);
});
