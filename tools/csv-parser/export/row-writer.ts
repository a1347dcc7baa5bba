/** Writes rows in one format. */
export interface RowWriter {
  /** The text before the rows. */
  readonly start: string;
  /**
   * @param cells the cells, which may be fewer or more than the columns
   * @param index the index of the row among those written, from 0
   * @param isLast whether this is the last row
   */
  readonly row: (cells: readonly string[], index: number, isLast: boolean) => string;
  readonly end: string;
}

/** The properties of the table that a writer needs. */
export interface TableShape {
  /** The column names in the first row; undefined if that row is data. */
  readonly header: readonly string[] | undefined;
  /** The number of cells in the widest row. */
  readonly columnCount: number;
  /** Whether the values of a column are typed, for JSON and SQL. */
  readonly isTyped: (column: number) => boolean;
  /** Whether the typed values of a column are neither all numbers nor all booleans, for SQL. */
  readonly isMixed?: (column: number) => boolean;
}
