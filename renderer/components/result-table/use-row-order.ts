import { useMemo, useState } from 'react';
import { mostSorted, orderRows, sortAfterClick } from './sort-rows.ts';
import type { Column, Sort } from './table-columns.ts';

interface Source<Row> {
  readonly rows?: readonly Row[] | undefined;
  readonly rowCount?: number | undefined;
  readonly rowAt?: ((index: number) => Row) | undefined;
  readonly sort?: Sort | undefined;
  readonly onSort?: ((columnId: string) => void) | undefined;
}

interface RowOrder<Row> {
  readonly rowCount: number;
  /** The row at a position in the table. */
  readonly rowAt: (place: number) => Row;
  /** The caller's index of the row at a position, and the reverse. */
  readonly indexOf: (place: number) => number;
  readonly placeOf: (index: number) => number;
  readonly sort: Sort | undefined;
  /** Undefined if the table cannot be sorted. */
  readonly onSort: ((columnId: string) => void) | undefined;
}

/** The order of a table's rows: the caller's or, if all rows are there, the one in which the table sorts them. */
export function useRowOrder<Row>(columns: readonly Column<Row>[], source: Source<Row>): RowOrder<Row> {
  const { rows } = source;
  const [ownSort, setOwnSort] = useState<Sort>();
  const isOwn = rows !== undefined && source.onSort === undefined && rows.length <= mostSorted;
  const sort = isOwn ? ownSort : source.sort;
  const column = columns.find(({ id }) => id === sort?.columnId);
  const order = useMemo(
    () =>
      isOwn && ownSort !== undefined && column !== undefined ? orderRows(rows, column, ownSort.direction) : undefined,
    [isOwn, rows, column, ownSort],
  );
  const indexOf = (place: number) => order?.[place] ?? place;
  const rowOf = rows === undefined ? source.rowAt : (index: number) => rows[index];
  return {
    rowCount: rows?.length ?? source.rowCount ?? 0,
    rowAt: (place) => rowOf?.(indexOf(place)) as Row,
    indexOf,
    placeOf: (index) => order?.indexOf(index) ?? index,
    sort,
    onSort: isOwn ? (columnId) => setOwnSort((now) => sortAfterClick(now, columnId)) : source.onSort,
  };
}
