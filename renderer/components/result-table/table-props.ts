import type { Ref } from 'react';
import type { CellPlace } from './cell-navigation.ts';
import type { Column, Sort } from './table-columns.ts';

/** What a screen can tell the table to do. */
export interface ResultTableHandle {
  /** Scrolls to a row, by its index from 0, and focuses it. */
  showRow(index: number): void;
}

/** The rows: either an array, which the table can sort by itself, or a function that returns them one by one. */
type Rows<Row> =
  | { readonly rows: readonly Row[]; readonly rowCount?: undefined; readonly rowAt?: undefined }
  | {
      readonly rows?: undefined;
      readonly rowCount: number;
      /** Returns a row by its index from 0. Called only for visible rows, so the rows need not be an array. */
      readonly rowAt: (index: number) => Row;
    };

interface OwnProps<Row> {
  readonly ref?: Ref<ResultTableHandle> | undefined;
  /** The accessible name. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  /** How the rows are sorted, if the caller does that. */
  readonly sort?: Sort | undefined;
  readonly onSort?: ((columnId: string) => void) | undefined;
  /**
   * Whether a click on a cell, or Enter, copies its text. If the cell contains a link, that is followed instead. Needs
   * the store.
   */
  readonly copiesOnClick?: boolean | undefined;
  /** Returns the text to copy for a cell whose own text is only its beginning. */
  readonly copyText?: ((place: CellPlace) => Promise<string>) | undefined;
  /**
   * Called with the range of visible rows (end-exclusive), for a caller that loads them; they arrive with another
   * `rowAt`.
   */
  readonly onRowsInView?: ((first: number, last: number) => void) | undefined;
  /** Called with the index of a row, from 0, on a click or Enter. */
  readonly onRowActivate?: ((index: number) => void) | undefined;
  /** Identifies the page that the rows are on: another page is shown from its top. */
  readonly page?: string | undefined;
  /** What is shown in place of rows if there are none. */
  readonly emptyText: string;
}

export type ResultTableProps<Row> = OwnProps<Row> & Rows<Row>;
