import { locale } from '#shared/formats/words/locale.ts';
import type { Column, Sort } from './table-columns.ts';

/** The most rows that are sorted here; more would block the page. */
export const mostSorted = 5_000;

/** Cycles through ascending, descending and the original order. */
export function sortAfterClick(sort: Sort | undefined, columnId: string): Sort | undefined {
  if (sort?.columnId !== columnId) {
    return { columnId, direction: 'ascending' };
  }
  return sort.direction === 'ascending' ? { columnId, direction: 'descending' } : undefined;
}

/**
 * The order of rows by a column: texts in the order of the user's language, with digits compared as numbers. Empty
 * values come last in both directions, and the sort is stable.
 * @returns the index of the row at each position
 * @example orderRows(['b', 'a'], { id: 'x', header: 'X', text: (row) => row }, 'ascending') // [1, 0]
 */
export function orderRows<Row>(
  rows: readonly Row[],
  { text, sortBy = text }: Pick<Column<Row>, 'text' | 'sortBy'>,
  direction: Sort['direction'],
): number[] {
  const keys = rows.map(sortBy);
  const collator = new Intl.Collator(locale(), { numeric: true, sensitivity: 'base' });
  const sign = direction === 'ascending' ? 1 : -1;
  return Array.from(keys.keys()).sort((one, other) => {
    const [first, second] = [keys[one], keys[other]];
    const isFirstBlank = first === undefined || first === '';
    const isSecondBlank = second === undefined || second === '';
    if (isFirstBlank || isSecondBlank) {
      return Number(isFirstBlank) - Number(isSecondBlank);
    }
    return sign * compareKeys(first, second, collator);
  });
}

function compareKeys(one: string | number, other: string | number, collator: Intl.Collator): number {
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : collator.compare(String(one), String(other));
}
