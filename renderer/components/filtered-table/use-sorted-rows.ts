import { useMemo } from 'react';
import * as v from 'valibot';
import { orderRows, sortAfterClick } from '#renderer/components/result-table/sort-rows.ts';
import type { Column, Sort } from '#renderer/components/result-table/table-columns.ts';
import { createKeptValue } from '#renderer/state/kept/kept-value.ts';

const sortSchema = v.object({ columnId: v.string(), direction: v.picklist(['ascending', 'descending']) });

/** How each list is sorted, by the name of the list. */
const sorts = createKeptValue(
  'TableSorts',
  1,
  v.object({ of: v.fallback(v.record(v.string(), v.fallback(v.optional(sortSchema), undefined)), {}) }),
);

interface SortedRows<Row> {
  readonly rows: readonly Row[];
  readonly sort: Sort | undefined;
  readonly onSort: (columnId: string) => void;
}

/**
 * The rows of a list in the order that the user has chosen, which is kept.
 * @param rows the same array until it changes
 */
export function useSortedRows<Row>(
  label: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): SortedRows<Row> {
  const { of } = sorts.use();
  const sort = of[label];
  const column = columns.find(({ id }) => id === sort?.columnId);
  const direction = sort?.direction;
  const sorted = useMemo(
    () =>
      column === undefined || direction === undefined
        ? rows
        : orderRows(rows, column, direction).flatMap((index) => rows[index] ?? []),
    [rows, column, direction],
  );
  return {
    rows: sorted,
    sort: column && sort,
    onSort: (clicked) => {
      const { [label]: own, ...others } = of;
      const next = sortAfterClick(own, clicked);
      sorts.change({ of: next === undefined ? others : { ...others, [label]: next } });
    },
  };
}
