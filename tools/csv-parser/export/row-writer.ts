/** Writes rows in one format. */
export interface RowWriter {
  /** What comes before the rows. */
  readonly start: string;
  /**
   * @param cells may be fewer, or more, than the columns
   * @param index of the row among those written, from 0
   * @param isLast whether no row follows
   */
  readonly row: (cells: readonly string[], index: number, isLast: boolean) => string;
  readonly end: string;
}

/** What a writer knows of the table. */
export interface TableShape {
  /** The names in the first row; undefined if it is data. */
  readonly header: readonly string[] | undefined;
  /** The columns of the widest row. */
  readonly columnCount: number;
  /** Whether a column has types, for JSON and SQL. */
  readonly isTyped: (column: number) => boolean;
}
