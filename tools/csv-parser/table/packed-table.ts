/**
 * Consecutive rows with the text of all their cells in one string, which takes one byte per character if all are
 * Latin-1.
 */
interface Block {
  readonly text: string;
  /** The end of each cell in the text. */
  readonly ends: Uint32Array;
  /** The index of the first cell of each row, followed by the total number of cells. */
  readonly firstCells: Uint32Array;
  /** The index of the block's first row in the table. */
  readonly firstRow: number;
}

/** The position of a cell. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/**
 * A text table for millions of cells without an object per cell: it takes about one byte per character (two beyond
 * Latin-1), plus four per cell and row.
 */
export class PackedTable {
  rowCount = 0;
  cellCount = 0;
  /** The number of cells in the widest row. */
  widest = 0;
  /** The approximate memory size in bytes. */
  byteLength = 0;
  readonly #blocks: Block[] = [];
  #last: Block | undefined;

  /** @param rows the rows, which are copied rather than kept */
  append(rows: readonly (readonly string[])[]): void {
    if (rows.length === 0) {
      return;
    }
    const firstCells = new Uint32Array(rows.length + 1);
    let cellCount = 0;
    for (let row = 0; row < rows.length; row += 1) {
      const { length } = rows[row] as readonly string[];
      cellCount += length;
      firstCells[row + 1] = cellCount;
      if (length > this.widest) {
        this.widest = length;
      }
    }
    const ends = new Uint32Array(cellCount);
    const cells = new Array<string>(cellCount);
    let at = 0;
    let end = 0;
    for (const row of rows) {
      for (const cell of row) {
        end += cell.length;
        cells[at] = cell;
        ends[at] = end;
        at += 1;
      }
    }
    const text = cells.join('');
    this.#blocks.push({ text, ends, firstCells, firstRow: this.rowCount });
    this.rowCount += rows.length;
    this.cellCount += cellCount;
    this.byteLength += text.length * (isLatin1(text) ? 1 : 2) + ends.byteLength + firstCells.byteLength;
  }

  /** The number of cells in a row. */
  widthOf(row: number): number {
    const { firstCells, firstRow } = this.#blockOf(row);
    const index = row - firstRow;
    return (firstCells[index + 1] as number) - (firstCells[index] as number);
  }

  /** @returns undefined if the row is shorter */
  cell(row: number, column: number): string | undefined {
    const { text, ends, firstCells, firstRow } = this.#blockOf(row);
    const index = row - firstRow;
    const cell = (firstCells[index] as number) + column;
    if (cell >= (firstCells[index + 1] as number)) {
      return undefined;
    }
    return text.slice(cell === 0 ? 0 : ends[cell - 1], ends[cell]);
  }

  row(row: number): string[] {
    return this.cells(row, 0, this.widthOf(row));
  }

  /** The cells of a row in a range, as far as the row has them. */
  cells(row: number, from: number, to: number): string[] {
    const { text, ends, firstCells, firstRow } = this.#blockOf(row);
    const first = firstCells[row - firstRow] as number;
    const last = Math.min(firstCells[row - firstRow + 1] as number, first + to);
    const cells: string[] = [];
    for (let cell = first + from; cell < last; cell += 1) {
      cells.push(text.slice(cell === 0 ? 0 : ends[cell - 1], ends[cell]));
    }
    return cells;
  }

  /**
   * Searches a block of rows for matches within a single cell, in order.
   * @param pattern a pattern with the flag g, which must not match an empty text
   * @param visit called at least once for each matching cell
   */
  search(pattern: RegExp, blockIndex: number, visit: (place: CellPlace) => void): void {
    const block = this.#blocks[blockIndex];
    if (block === undefined) {
      return;
    }
    const { text, ends, firstCells, firstRow } = block;
    pattern.lastIndex = 0;
    for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
      const cell = firstAbove(ends, match.index);
      const end = ends[cell] as number;
      if (match.index + match[0].length <= end) {
        const row = firstAbove(firstCells, cell) - 1;
        visit({ row: firstRow + row, column: cell - (firstCells[row] as number) });
        // Further matches in the same cell are irrelevant.
        pattern.lastIndex = Math.max(pattern.lastIndex, end);
      } else {
        // A match across a cell boundary does not count, but one that starts inside it may.
        pattern.lastIndex = match.index + 1;
      }
    }
  }

  get blockCount(): number {
    return this.#blocks.length;
  }

  #blockOf(row: number): Block {
    const known = this.#last;
    if (known !== undefined && row >= known.firstRow && row < known.firstRow + known.firstCells.length - 1) {
      return known;
    }
    let low = 0;
    let high = this.#blocks.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.#blocks[middle] as Block).firstRow <= row) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    const block = this.#blocks[low];
    if (block === undefined || row < 0 || row >= this.rowCount) {
      throw new RangeError(`There is no row ${row}.`);
    }
    this.#last = block;
    return block;
  }
}

/** The index of the first number above a limit, in ascending numbers. */
function firstAbove(numbers: Uint32Array, limit: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] as number) > limit) {
      high = middle;
    } else {
      low = middle + 1;
    }
  }
  return low;
}

function isLatin1(text: string): boolean {
  return !/[^\0-\u00ff]/.test(text);
}
