import type { TextRows } from '#shared/formats/text-rows/text-rows.ts';

/** The matches found in a text of rows. A match that continues in the next row has a part in each. */
export interface RowMatches {
  /** The number of matches. */
  readonly count: number;
  /** False if there are more matches than were looked for. */
  readonly isAll: boolean;
  /** The index of the first part of each match. */
  readonly firsts: Uint32Array<ArrayBuffer>;
  /** The row of each part, in text order, and where the part begins and ends in that row in UTF-16 code units. */
  readonly rows: Uint32Array<ArrayBuffer>;
  readonly froms: Uint32Array<ArrayBuffer>;
  readonly tos: Uint32Array<ArrayBuffer>;
}

/** Rows that are read at a time. */
const blockLength = 4096;

/** The most rows in which a single match is marked. */
const mostParts = 1000;

/** A text of rows as a single string, with LF between its lines, and the offset at which each block of rows begins. */
export interface JoinedRows {
  readonly rows: TextRows;
  readonly text: string;
  readonly blocks: readonly number[];
}

/** @returns the whole text as one string; throws a RangeError if no string holds it */
export function joinRows(rows: TextRows): JoinedRows {
  const texts: string[] = [];
  const blocks: number[] = [];
  let length = 0;
  for (let from = 0; from < rows.rowCount; from += blockLength) {
    const text = rows
      .rows(from, from + blockLength)
      .map(({ text: row, continued }, index) => (continued || from + index === 0 ? row : `\n${row}`))
      .join('');
    blocks.push(length);
    texts.push(text);
    length += text.length;
  }
  return { rows, text: texts.join(''), blocks };
}

/**
 * Finds the rows of matches.
 * @param offsets where matches begin and end in the joined text, in ascending order
 * @example placeMatches(joinRows(rowsOf('a\nbab')), Uint32Array.of(3, 4), true).rows // [1]
 */
export function placeMatches({ rows, blocks }: JoinedRows, offsets: Uint32Array, isAll: boolean): RowMatches {
  const firsts: number[] = [];
  const parts = { rows: [] as number[], froms: [] as number[], tos: [] as number[] };
  const walk = walkRows(rows, blocks);
  for (let match = 0; match < offsets.length; match += 2) {
    const [from = 0, to = 0] = [offsets[match], offsets[match + 1]];
    firsts.push(parts.rows.length);
    let row = walk.rowAt(from);
    for (let count = 0; row !== undefined && row.start < to && count < mostParts; count += 1) {
      parts.rows.push(row.index);
      parts.froms.push(Math.max(0, from - row.start));
      parts.tos.push(Math.min(row.length, to - row.start));
      row = row.start + row.length < to ? walk.next(row) : undefined;
    }
  }
  return {
    count: firsts.length,
    isAll,
    firsts: Uint32Array.from(firsts),
    rows: Uint32Array.from(parts.rows),
    froms: Uint32Array.from(parts.froms),
    tos: Uint32Array.from(parts.tos),
  };
}

interface PlacedRow {
  readonly index: number;
  /** The offset in the joined text. */
  readonly start: number;
  readonly length: number;
}

/** Reads each block of rows once for all matches in it. */
function walkRows(rows: TextRows, blocks: readonly number[]) {
  let block = -1;
  let placed: PlacedRow[] = [];
  const read = (wanted: number) => {
    if (wanted !== block) {
      block = wanted;
      const first = wanted * blockLength;
      let start = blocks[wanted] ?? 0;
      placed = rows.rows(first, first + blockLength).map(({ text, continued }, index) => {
        start += continued || first + index === 0 ? 0 : 1;
        const row = { index: first + index, start, length: text.length };
        start += text.length;
        return row;
      });
    }
    return placed;
  };
  return {
    /** The row that contains an offset, or the one before a line break at that offset. */
    rowAt(offset: number): PlacedRow | undefined {
      const inBlock = read(lastAtMost(blocks.length, (index) => blocks[index] ?? 0, offset));
      return inBlock[lastAtMost(inBlock.length, (index) => inBlock[index]?.start ?? 0, offset)];
    },
    next({ index }: PlacedRow): PlacedRow | undefined {
      return read(Math.floor((index + 1) / blockLength))[(index + 1) % blockLength];
    },
  };
}

/** The index of the last of several ascending values that does not exceed a limit; 0 if all do. */
function lastAtMost(count: number, valueAt: (index: number) => number, limit: number): number {
  let low = 0;
  let high = count - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (valueAt(middle) <= limit) {
      low = middle;
    } else {
      high = middle - 1;
    }
  }
  return low;
}

/** The part of a match that lies in a row. */
export interface MatchPart {
  readonly from: number;
  readonly to: number;
  /** The index of the match. */
  readonly match: number;
}

/** The parts of matches in a row. */
export function partsInRow({ rows, froms, tos, firsts }: RowMatches, row: number): readonly MatchPart[] {
  const parts: MatchPart[] = [];
  for (let index = lastAtMost(rows.length, (part) => (rows[part] ?? 0) + 1, row); index < rows.length; index += 1) {
    const of = rows[index] ?? 0;
    if (of > row) {
      break;
    }
    if (of === row) {
      const match = lastAtMost(firsts.length, (place) => firsts[place] ?? 0, index);
      parts.push({ from: froms[index] ?? 0, to: tos[index] ?? 0, match });
    }
  }
  return parts;
}

/** Where a match begins. */
export function startOfMatch(
  { firsts, rows, froms }: RowMatches,
  match: number,
): { readonly row: number; readonly from: number } {
  const part = firsts[match] ?? 0;
  return { row: rows[part] ?? 0, from: froms[part] ?? 0 };
}

/** The first match that begins at or after a position; undefined if there is none. */
export function firstMatchAt(matches: RowMatches, row: number, from: number): number | undefined {
  let low = 0;
  let high = matches.count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const start = startOfMatch(matches, middle);
    if (start.row < row || (start.row === row && start.from < from)) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low < matches.count ? low : undefined;
}
