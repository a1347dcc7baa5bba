/** Rows that came together: their cells' text in one string, which takes a byte a character where all are Latin-1. */
interface Block {
  readonly text: string;
  /** Where each cell ends in the text. */
  readonly ends: Uint32Array;
  /** The number of the first cell of each row, and after the last row that of all cells. */
  readonly firstCells: Uint32Array;
  /** The index of its first row in the table. */
  readonly firstRow: number;
}

/** Where a cell is. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/**
 * A table of text of millions of cells, none of which is an object of its own: about as many bytes as characters
 * (twice that beyond Latin-1), and four for each cell and row.
 */
export class PackedTable {
  rowCount = 0;
  cellCount = 0;
  /** Cells of the widest row. */
  widest = 0;
  /** Bytes of memory, about. */
  byteLength = 0;
  readonly #blocks: Block[] = [];
  #last: Block | undefined;

  /** @param rows not kept */
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

  /** How many cells a row has. */
  widthOf(row: number): number {
    const { firstCells, firstRow } = this.#blockOf(row);
    const index = row - firstRow;
    return (firstCells[index + 1] as number) - (firstCells[index] as number);
  }

  /** @returns undefined where the row is shorter */
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

  /** Cells of a row, as far as it has them. */
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
   * The cells of some rows that a pattern matches within one cell, in order.
   * @param pattern with the flag g; must not match an empty text
   * @param visit told of each such cell once or more
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
        // Another match in the same cell is no news.
        pattern.lastIndex = Math.max(pattern.lastIndex, end);
      } else {
        // It goes over the edge of a cell, and is none: one that begins in it may be.
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

/** The index of the first of ascending numbers that is greater. */
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
