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
  /** Of a column without a width: how many shares of that room it takes; 1 if left out. */
  readonly shares?: number | undefined;
  /** Of a column without a width: in pixels, 120 if left out. A table that gets narrower than all these scrolls. */
  readonly minWidth?: number | undefined;
  readonly align?: 'left' | 'right' | undefined;
  /** Monospace, for data. */
  readonly isCode?: boolean | undefined;
  readonly isSortable?: boolean | undefined;
}

export interface Sort {
  readonly columnId: string;
  readonly direction: 'ascending' | 'descending';
}

type ColumnSize = Pick<Column<unknown>, 'width' | 'shares' | 'minWidth'>;

const narrowest = 120;

/** The columns' widths, for CSS `grid-template-columns`. */
export function gridTemplate(columns: readonly ColumnSize[]): string {
  return columns
    .map(({ width, shares = 1, minWidth = narrowest }) =>
      width === undefined ? `minmax(${minWidth}px, ${shares}fr)` : `${width}px`,
    )
    .join(' ');
}

/**
 * How wide the table is at least, in pixels. Head and body have this width, or that of the table if it is greater, so
 * that their columns are the same: widths that came from the content would differ.
 */
export function leastWidth(columns: readonly ColumnSize[]): number {
  return columns.reduce((sum, { width, minWidth = narrowest }) => sum + (width ?? minWidth), 0);
}
