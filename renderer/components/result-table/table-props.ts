import type { Ref } from 'react';
import type { CellPlace } from './cell-navigation.ts';
import type { Column, Sort } from './table-columns.ts';

/** What a screen can have the table do. */
export interface ResultTableHandle {
  /** Brings a row, by its index from 0, into view and puts the focus on it. */
  showRow(index: number): void;
}

/** Rows that are there, which the table can sort by itself, or that are given one by one. */
type Rows<Row> =
  | { readonly rows: readonly Row[]; readonly rowCount?: undefined; readonly rowAt?: undefined }
  | {
      readonly rows?: undefined;
      readonly rowCount: number;
      /** Gives a row by its index from 0; called only for rows in view, so the rows need not be an array. */
      readonly rowAt: (index: number) => Row;
    };

interface OwnProps<Row> {
  readonly ref?: Ref<ResultTableHandle> | undefined;
  /** The accessible name. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  /** How the rows are sorted, where the caller does it. */
  readonly sort?: Sort | undefined;
  readonly onSort?: ((columnId: string) => void) | undefined;
  /** A click on a cell, or Enter, copies its text, unless it holds a link, which is followed. Needs the store. */
  readonly copiesOnClick?: boolean | undefined;
  /** Gives what is copied of a cell, where its text is only the beginning of it. */
  readonly copyText?: ((place: CellPlace) => Promise<string>) | undefined;
  /** Called with the rows in view, the last not included, for a caller who loads them; they come with another `rowAt`. */
  readonly onRowsInView?: ((first: number, last: number) => void) | undefined;
  /** A click on a row, or Enter: called with its index from 0. */
  readonly onRowActivate?: ((index: number) => void) | undefined;
  /** What the rows are a page of: another one is read from its top. */
  readonly page?: string | undefined;
  /** What is shown in place of rows where there are none. */
  readonly emptyText: string;
}

export type ResultTableProps<Row> = OwnProps<Row> & Rows<Row>;
