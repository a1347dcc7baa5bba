import { useMemo, useState } from 'react';

interface Pages<Row> {
  /** The index of the page, from 0. */
  readonly page: number;
  /** The rows on the page. */
  readonly shown: readonly Row[];
  readonly setPage: (page: number) => void;
}

/**
 * Splits a list into pages. Another list starts at its first page; another page size keeps the first row in sight.
 * @param rows the same array until it changes
 */
export function usePages<Row>(rows: readonly Row[], pageSize: number): Pages<Row> {
  const [place, setPlace] = useState({ rows, start: 0 });
  const page = place.rows === rows ? Math.floor(place.start / pageSize) : 0;
  const start = page * pageSize;
  const shown = useMemo(() => rows.slice(start, start + pageSize), [rows, start, pageSize]);
  return { page, shown, setPage: (next) => setPlace({ rows, start: next * pageSize }) };
}
