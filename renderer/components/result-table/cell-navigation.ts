/** A cell by row and column, each from 0. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

interface Bounds {
  readonly rowCount: number;
  readonly columnCount: number;
  /** The number of rows that Page Up and Page Down move by. */
  readonly page: number;
}

/**
 * The cell that a key leads to in a grid (WAI-ARIA Authoring Practices, data grid).
 * @param isCommand whether Ctrl or Cmd is held
 * @returns undefined for a key that does not navigate
 * @example placeAfter('ArrowDown', false, { row: 0, column: 0 }, bounds) // { row: 1, column: 0 }
 */
export function placeAfter(key: string, isCommand: boolean, from: CellPlace, bounds: Bounds): CellPlace | undefined {
  const lastRow = bounds.rowCount - 1;
  const lastColumn = bounds.columnCount - 1;
  const places: Partial<Record<string, CellPlace>> = {
    ArrowUp: { ...from, row: from.row - 1 },
    ArrowDown: { ...from, row: from.row + 1 },
    ArrowLeft: { ...from, column: from.column - 1 },
    ArrowRight: { ...from, column: from.column + 1 },
    PageUp: { ...from, row: from.row - bounds.page },
    PageDown: { ...from, row: from.row + bounds.page },
    Home: { row: isCommand ? 0 : from.row, column: 0 },
    End: { row: isCommand ? lastRow : from.row, column: lastColumn },
  };
  const place = places[key];
  return (
    place && {
      row: Math.min(Math.max(0, place.row), lastRow),
      column: Math.min(Math.max(0, place.column), lastColumn),
    }
  );
}
