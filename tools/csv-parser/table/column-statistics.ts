import { textOrder } from '#shared/formats/words/text-order.ts';
import { isBlank } from '#shared/text-checks.ts';
import {
  compareLongNumbers,
  createKindFinder,
  type DecimalMark,
  type Grouping,
  type NumberNotation,
  plainNumberText,
} from './number-text.ts';
import { createPacer, type WorkContext } from './pacer.ts';
import type { PackedTable } from './packed-table.ts';

export interface ColumnStatistics {
  /** The number of rows with text in the column. */
  readonly filled: number;
  /** The number of rows where the cell is empty, blank or missing. */
  readonly empty: number;
  /** The number of different values, counted up to `maximumDistinct`. */
  readonly distinct: number;
  readonly isDistinctExact: boolean;
  /** The decimal mark, if all values are numbers. */
  readonly mark?: DecimalMark;
  /** What separates the thousands of the numbers, if anything does. */
  readonly grouping?: Grouping;
  /** Whether all numbers with a mark are as 1,234 or 1.234: the comma is read as a separator, the point as decimal. */
  readonly isAmbiguous?: true;
  /** Whether an ambiguous column has both: 1,234 read as thousands, and 1.234 read as decimals. */
  readonly isMixed?: true;
  /** The minimum by value for numbers, otherwise by the language's rules for text. */
  readonly minimum: string;
  readonly maximum: string;
  /** The length of the longest value in UTF-16 code units. */
  readonly longest: number;
  /** The row of the longest value, from 0; undefined if all cells are empty. */
  readonly longestRow?: number;
  /** The sum of a numeric column, rounded to 15 digits. */
  readonly sum?: number;
  /** All digits of a sum of integers that `sum` rounds. */
  readonly exactSum?: string;
  readonly mean?: number;
}

/** The maximum number of different values per column held in memory. */
const maximumDistinct = 100_000;

/** Longer ones take long to add. */
const usualInteger = /^[-+]?\d{1,40}$/;

/** Longer values are distinguished only by their beginning, length and end. */
const longestHeld = 200;

/**
 * Describes the values of a column.
 * @param rows the indexes of the rows; undefined for all. Rejects with a StoppedError.
 */
export async function describeColumn(
  table: PackedTable,
  rows: Uint32Array | undefined,
  column: number,
  context: WorkContext,
): Promise<ColumnStatistics> {
  const pace = createPacer({ ...context, reportProgress: (fraction) => context.reportProgress(fraction * 0.8) });
  const count = rows?.length ?? table.rowCount;
  const rowAt = (index: number) => (rows === undefined ? index : (rows[index] as number));
  const values = new Set<string>();
  const kind = createKindFinder();
  const text = new Extremes(textOrder());
  let isNumeric = true;
  let filled = 0;
  let longest = 0;
  let longestRow: number | undefined;
  for (let index = 0; index < count; index += 1) {
    const row = rowAt(index);
    const cell = table.cell(row, column) ?? '';
    if (!isBlank(cell)) {
      filled += 1;
      if (cell.length > longest) {
        longest = cell.length;
        longestRow = row;
      }
      if (values.size < maximumDistinct) {
        values.add(cell.length > longestHeld ? identify(cell) : cell);
      }
      text.add(cell);
      isNumeric &&= kind.add(cell);
    }
    if (index % 4096 === 0) {
      await pace(index / count);
    }
  }
  const notation = isNumeric ? kind.notation() : undefined;
  const summary = notation && new NumberSummary(notation);
  if (summary) {
    // Only now is it known what the numbers are: a later 3,14 changes what 1,234 was.
    const paceNumbers = createPacer({
      ...context,
      reportProgress: (fraction) => context.reportProgress(0.8 + fraction * 0.2),
    });
    for (let index = 0; index < count; index += 1) {
      const cell = table.cell(rowAt(index), column) ?? '';
      if (!isBlank(cell)) {
        summary.add(cell);
      }
      if (index % 4096 === 0) {
        await paceNumbers(index / count);
      }
    }
  }
  return {
    filled,
    empty: count - filled,
    distinct: values.size,
    isDistinctExact: values.size < maximumDistinct,
    minimum: summary?.extremes.minimum ?? text.minimum ?? '',
    maximum: summary?.extremes.maximum ?? text.maximum ?? '',
    longest,
    ...(longestRow !== undefined && { longestRow }),
    ...(notation && {
      mark: notation.mark,
      ...(notation.grouping && { grouping: notation.grouping }),
      ...(kind.isAmbiguous() && { isAmbiguous: true as const }),
      ...(kind.isAmbiguous() && notation.grouping && kind.hasMark(notation.mark) && { isMixed: true as const }),
    }),
    ...(summary && {
      sum: summary.sum,
      ...(summary.exactSum !== undefined && { exactSum: summary.exactSum }),
      mean: roundTo15(summary.total / filled),
    }),
  };
}

/**
 * Names the kind of a column's values in a few words.
 * @example describeKind({ filled: 2, mark: ',' }) // 'numbers, as 1,5'
 */
export function describeKind({
  filled,
  mark,
  grouping,
  isAmbiguous,
  isMixed,
}: Pick<ColumnStatistics, 'filled' | 'mark' | 'grouping' | 'isAmbiguous' | 'isMixed'>): string {
  if (mark === undefined) {
    return filled === 0 ? 'none' : 'text';
  }
  if (isAmbiguous) {
    const decimals = isMixed ? `, 1${mark}234 as decimals` : '';
    return grouping === undefined ? 'numbers, 1.234 as decimals' : `numbers, 1${grouping}234 as thousands${decimals}`;
  }
  return grouping === undefined ? `numbers${mark === '.' ? '' : ', as 1,5'}` : `numbers, as 1${grouping}234${mark}5`;
}

/** Stands for a cell that is too long to be held: two cells of one length with the same beginning and end count as one. */
function identify(text: string): string {
  return `${text.slice(0, longestHeld)}\0${text.length}\0${text.slice(-longestHeld)}`;
}

class Extremes {
  minimum: string | undefined;
  maximum: string | undefined;
  readonly #compare: (a: string, b: string) => number;

  constructor(compare: (a: string, b: string) => number) {
    this.#compare = compare;
  }

  add(text: string): void {
    if (this.minimum === undefined || this.maximum === undefined) {
      this.minimum = text;
      this.maximum = text;
    } else if (this.#compare(text, this.minimum) < 0) {
      this.minimum = text;
    } else if (this.#compare(text, this.maximum) > 0) {
      this.maximum = text;
    }
  }
}

/** Adds numbers, compensating for rounding errors (Neumaier's summation). */
class NumberSummary {
  readonly extremes: Extremes;
  readonly #notation: NumberNotation;
  #sum = 0;
  #lost = 0;
  /** Undefined once a number is not an integer of a usual length. */
  #integers: bigint | undefined = 0n;

  constructor(notation: NumberNotation) {
    this.#notation = notation;
    this.extremes = new Extremes((a, b) => {
      const [left, right] = [plainNumberText(a, notation), plainNumberText(b, notation)];
      return Number(left) - Number(right) || compareLongNumbers(left, right);
    });
  }

  add(text: string): void {
    const plain = plainNumberText(text, this.#notation);
    const value = Number(plain);
    this.#integers =
      this.#integers === undefined || !usualInteger.test(plain)
        ? undefined
        : this.#integers + BigInt(plain.replace('+', ''));
    const next = this.#sum + value;
    this.#lost += Math.abs(this.#sum) >= Math.abs(value) ? this.#sum - next + value : value - next + this.#sum;
    this.#sum = next;
    this.extremes.add(text);
  }

  get total(): number {
    return this.#sum + this.#lost;
  }

  get sum(): number {
    return roundTo15(this.total);
  }

  get exactSum(): string | undefined {
    const exact = this.#integers?.toString();
    return exact === String(this.sum) ? undefined : exact;
  }
}

/** Rounds away binary artefacts: 0.1 + 0.2 is 0.3 to 15 digits. */
function roundTo15(value: number): number {
  return Number(value.toPrecision(15));
}
