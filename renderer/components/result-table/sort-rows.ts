import { orderByKeys } from '#shared/formats/words/order-by-keys.ts';
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
 * The order of rows by a column (`orderByKeys`).
 * @returns the index of the row at each position
 * @example orderRows(['b', 'a'], { id: 'x', header: 'X', text: (row) => row }, 'ascending') // [1, 0]
 */
export function orderRows<Row>(
  rows: readonly Row[],
  { text, sortBy = text }: Pick<Column<Row>, 'text' | 'sortBy'>,
  direction: Sort['direction'],
): number[] {
  return orderByKeys(rows.map(sortBy), direction);
}
