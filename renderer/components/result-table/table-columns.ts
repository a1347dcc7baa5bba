import type { ReactNode } from 'react';

export interface Column<Row> {
  /** Unique in its table. */
  readonly id: string;
  readonly header: string;
  /** The cell as text: what is shown, unless `render` is given, and what is copied. */
  readonly text: (row: Row) => string;
  /** Another look of the cell: a link, marked matches. Gives undefined for a cell that shows its text. */
  readonly render?: ((row: Row) => ReactNode) | undefined;
  /** In pixels; without it the column shares the room that is left. */
  readonly width?: number | undefined;
  readonly align?: 'left' | 'right' | undefined;
  /** Monospace, for data. */
  readonly isCode?: boolean | undefined;
  readonly isSortable?: boolean | undefined;
}

export interface Sort {
  readonly columnId: string;
  readonly direction: 'ascending' | 'descending';
}

/** Columns without a width are at least this wide, in pixels. */
const narrowest = 120;

/** The columns' widths, for CSS `grid-template-columns`. */
export function gridTemplate(columns: readonly { readonly width?: number | undefined }[]): string {
  return columns.map(({ width }) => (width === undefined ? `minmax(${narrowest}px, 1fr)` : `${width}px`)).join(' ');
}
