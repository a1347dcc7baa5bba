import type { ReactNode } from 'react';

export interface Column<Row> {
  /** Unique in its table. */
  readonly id: string;
  readonly header: string;
  /** The cell as text: what is shown, unless `render` is given, and what is copied. */
  readonly text: (row: Row) => string;
  /** What the rows are sorted by, where the order of its text is another; undefined comes last. */
  readonly sortBy?: ((row: Row) => string | number | undefined) | undefined;
  /** Another look of the cell: a link, marked matches. Gives undefined for a cell that shows its text. */
  readonly render?: ((row: Row) => ReactNode) | undefined;
  /** In pixels; without it the column is as wide as its text asks for. */
  readonly width?: number | undefined;
  /** How narrow a column without a width may get, in pixels: what `render` shows may be wider than its text. */
  readonly minWidth?: number | undefined;
  readonly align?: 'left' | 'right' | undefined;
  /** Monospace, for data. */
  readonly isCode?: boolean | undefined;
  /** Whether the caller sorts by it; left out where the table sorts by itself. */
  readonly isSortable?: boolean | undefined;
}

export interface Sort {
  readonly columnId: string;
  readonly direction: 'ascending' | 'descending';
}

/** How wide a column is: in pixels, or a share of the room that is left, of which it has a least. */
export type ColumnSize =
  | { readonly pixels: number }
  | {
      /** Pixels that its text asks for, which are its share as well. */
      readonly natural: number;
      /** Pixels; a narrower table scrolls. */
      readonly least: number;
    };

/** The columns' widths, for CSS `grid-template-columns`. */
export function gridTemplate(sizes: readonly ColumnSize[]): string {
  return sizes
    .map((size) => ('pixels' in size ? `${size.pixels}px` : `minmax(${size.least}px, ${size.natural}fr)`))
    .join(' ');
}

/**
 * How wide the table is at least, in pixels. Head and body have this width, or that of the table if it is greater, so
 * that their columns are the same: widths that came from the content would differ.
 */
export function leastWidth(sizes: readonly ColumnSize[]): number {
  return sizes.reduce((sum, size) => sum + ('pixels' in size ? size.pixels : size.least), 0);
}
