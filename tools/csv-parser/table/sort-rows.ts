import { textOrder } from '#shared/formats/words/text-order.ts';
import { isBlank } from '#shared/text-checks.ts';
import { compareLongNumbers, createKindFinder, plainNumberText } from './number-text.ts';
import { createPacer, type WorkContext } from './pacer.ts';
import type { PackedTable } from './packed-table.ts';

export interface RowSort {
  /** The column index from 0; -1 for the row number. */
  readonly column: number;
  readonly direction: 'ascending' | 'descending';
}

/**
 * Sorts rows by a column: by value if all its cells are numbers (1.5, 1,5 or 1,234), else by the language's rules for text.
 * Empty cells come last in both directions, and equal rows keep their order.
 * @param rows the indexes of the rows; undefined for all
 * @returns the indexes in their new order. Rejects with a StoppedError.
 */
export async function sortRows(
  table: PackedTable,
  rows: Uint32Array | undefined,
  { column, direction }: RowSort,
  context: WorkContext,
): Promise<Uint32Array> {
  const all = rows ?? Uint32Array.from({ length: table.rowCount }, (_, row) => row);
  if (column === -1) {
    return direction === 'ascending' ? all : all.toReversed();
  }
  const pace = createPacer({ ...context, reportProgress: (fraction) => context.reportProgress(fraction * 0.3) });
  const texts: string[] = [];
  const filled = new Uint32Array(all.length);
  const empty = new Uint32Array(all.length);
  let filledCount = 0;
  let emptyCount = 0;
  const kind = createKindFinder();
  let isNumeric = true;
  for (const [index, row] of all.entries()) {
    const text = table.cell(row, column) ?? '';
    if (isBlank(text)) {
      empty[emptyCount] = row;
      emptyCount += 1;
    } else {
      isNumeric &&= kind.add(text);
      filled[filledCount] = row;
      filledCount += 1;
      texts.push(text);
    }
    if (index % 4096 === 0) {
      await pace(index / all.length);
    }
  }
  const notation = isNumeric ? kind.notation() : undefined;
  const plain = notation && texts.map((text) => plainNumberText(text, notation));
  const numbers = plain && Float64Array.from(plain, Number);
  const compareTexts = textOrder();
  const compare = numbers
    ? (a: number, b: number) =>
        (numbers[a] as number) - (numbers[b] as number) || compareLongNumbers(plain[a] as string, plain[b] as string)
    : (a: number, b: number) => compareTexts(texts[a] as string, texts[b] as string);
  const order = await mergeSort(filledCount, direction === 'ascending' ? compare : (a, b) => compare(b, a), {
    ...context,
    reportProgress: (fraction) => context.reportProgress(0.3 + fraction * 0.7),
  });
  const sorted = new Uint32Array(all.length);
  for (const [index, place] of order.entries()) {
    sorted[index] = filled[place] as number;
  }
  sorted.set(empty.subarray(0, emptyCount), filledCount);
  return sorted;
}

/** The number of items sorted at once, before merging. */
const runLength = 2048;

/** A stable merge sort that lets messages in; `Array.sort` would block for seconds on a million texts. */
async function mergeSort(
  count: number,
  compare: (a: number, b: number) => number,
  context: WorkContext,
): Promise<Uint32Array> {
  const pace = createPacer(context);
  const rounds = 1 + Math.max(0, Math.ceil(Math.log2(Math.max(1, count) / runLength)));
  let from = Uint32Array.from({ length: count }, (_, place) => place);
  for (let start = 0; start < count; start += runLength) {
    from.subarray(start, start + runLength).sort(compare);
    await pace(start / count / rounds);
  }
  let to = new Uint32Array(count);
  let round = 1;
  for (let length = runLength; length < count; length *= 2) {
    for (let start = 0; start < count; start += 2 * length) {
      const middle = Math.min(start + length, count);
      const end = Math.min(start + 2 * length, count);
      let left = start;
      let right = middle;
      for (let at = start; at < end; at += 1) {
        const takesLeft = left < middle && (right >= end || compare(from[left] as number, from[right] as number) <= 0);
        to[at] = from[takesLeft ? left++ : right++] as number;
        if (at % 4096 === 0) {
          await pace((round + at / count) / rounds);
        }
      }
    }
    [from, to] = [to, from];
    round += 1;
  }
  return from;
}
