import type { ReactNode } from 'react';

export interface Column<Row> {
  /** The id is unique within its table. */
  readonly id: string;
  readonly header: string;
  /** The cell as text: what is copied, and shown unless `render` is given. */
  readonly text: (row: Row) => string;
  /** The value that rows are sorted by, if their text has another order; undefined comes last. */
  readonly sortBy?: ((row: Row) => string | number | undefined) | undefined;
  /** A custom rendering of the cell: a link, marked matches. Returns undefined for a cell that shows its text. */
  readonly render?: ((row: Row) => ReactNode) | undefined;
  /** The width in pixels; if omitted, the column is as wide as its text requires. */
  readonly width?: number | undefined;
  /** The least width in pixels of a column without a width: what `render` shows may be wider than its text. */
  readonly minWidth?: number | undefined;
  readonly align?: 'left' | 'right' | undefined;
  /** Whether the font is monospace, for data. */
  readonly isCode?: boolean | undefined;
  /** Whether the caller sorts by it; omitted if the table sorts by itself. */
  readonly isSortable?: boolean | undefined;
}

export interface Sort {
  readonly columnId: string;
  readonly direction: 'ascending' | 'descending';
}

/** The width of a column: in pixels, or as a share of the remaining width with a minimum. */
export type ColumnSize =
  | { readonly pixels: number }
  | {
      /** Pixels that its text requires; also its share. */
      readonly natural: number;
      /** The least width in pixels; a table that is narrower than this scrolls. */
      readonly least: number;
    };

/** The columns' widths, for CSS `grid-template-columns`. */
export function gridTemplate(sizes: readonly ColumnSize[]): string {
  return sizes
    .map((size) => ('pixels' in size ? `${size.pixels}px` : `minmax(${size.least}px, ${size.natural}fr)`))
    .join(' ');
}

/**
 * The least width of the table, in pixels. The header and the body have this width, or that of the table if it is
 * greater, so that their columns match: widths derived from the content would differ.
 */
export function leastWidth(sizes: readonly ColumnSize[]): number {
  return sizes.reduce((sum, size) => sum + ('pixels' in size ? size.pixels : size.least), 0);
}
