import { locale } from '#shared/formats/words/locale.ts';
import { compareLongNumbers, createKindFinder, type DecimalMark, readNumber } from './number-text.ts';
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
  /** The minimum by value for numbers, otherwise by the language's rules for text. */
  readonly minimum: string;
  readonly maximum: string;
  /** The length of the longest value in UTF-16 code units. */
  readonly longest: number;
  /** The row of the longest value, from 0; undefined if all cells are empty. */
  readonly longestRow?: number;
  /** The sum of a numeric column, rounded to 15 digits. */
  readonly sum?: number;
  readonly mean?: number;
}

/** The maximum number of different values per column held in memory. */
export const maximumDistinct = 100_000;

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
  const pace = createPacer(context);
  const count = rows?.length ?? table.rowCount;
  const values = new Set<string>();
  const kind = createKindFinder();
  const text = new Extremes(new Intl.Collator(locale()).compare);
  const numbers = { '.': new NumberSummary('.'), ',': new NumberSummary(',') };
  let isNumeric = true;
  let filled = 0;
  let longest = 0;
  let longestRow: number | undefined;
  for (let index = 0; index < count; index += 1) {
    const row = rows === undefined ? index : (rows[index] as number);
    const cell = table.cell(row, column) ?? '';
    if (cell.trim() !== '') {
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
      if (isNumeric) {
        numbers['.'].add(cell);
        numbers[','].add(cell);
      }
    }
    if (index % 4096 === 0) {
      await pace(index / count);
    }
  }
  const mark = isNumeric ? kind.mark() : undefined;
  const summary = mark && numbers[mark];
  return {
    filled,
    empty: count - filled,
    distinct: values.size,
    isDistinctExact: values.size < maximumDistinct,
    minimum: summary?.extremes.minimum ?? text.minimum ?? '',
    maximum: summary?.extremes.maximum ?? text.maximum ?? '',
    longest,
    ...(longestRow !== undefined && { longestRow }),
    ...(mark && summary && { mark, sum: summary.sum, mean: roundTo15(summary.total / filled) }),
  };
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
  readonly #mark: DecimalMark;
  #sum = 0;
  #lost = 0;

  constructor(mark: DecimalMark) {
    this.#mark = mark;
    this.extremes = new Extremes((a, b) => readNumber(a, mark) - readNumber(b, mark) || compareLongNumbers(a, b));
  }

  add(text: string): void {
    const value = readNumber(text, this.#mark);
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
}

/** Rounds away binary artefacts: 0.1 + 0.2 is 0.3 to 15 digits. */
function roundTo15(value: number): number {
  return Number(value.toPrecision(15));
}
