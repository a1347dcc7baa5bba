import { encodingOfMark } from '#shared/formats/text-encoding/byte-order-mark.ts';

/** One row of a text: a line, or a piece of a line that is too long for one row. */
export interface TextRow {
  /** The line number, from 1. */
  readonly line: number;
  /** The text without its line break. Bytes that are not UTF-8 are decoded as U+FFFD. */
  readonly text: string;
  /** Whether the row continues the line of the previous row. */
  readonly continued: boolean;
}

/** The rows of a text that is kept as bytes; rows are numbered from 0. */
export interface TextRows {
  readonly rowCount: number;
  readonly lineCount: number;
  /** Returns the rows from `from` up to but excluding `to`; fewer if the text ends before. */
  rows(from: number, to: number): TextRow[];
}

/** The start of a block of rows. */
interface Checkpoint {
  readonly offset: number;
  readonly row: number;
  readonly line: number;
}

/** The maximum length of a piece of a line in bytes. */
const maximumRowLength = 4096;

/** The approximate number of bytes between checkpoints: the maximum that `rows` scans before its first row. */
const blockLength = 16_384;

const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/**
 * Divides UTF-8 text into rows without decoding or copying it: LF, CR LF and CR each end a line, and a line of more
 * than 4,096 bytes is split between code points. A text that ends with a line break has an empty last line; an empty
 * text has one line. A byte order mark at the start is skipped.
 * @param bytes the text, up to hundreds of megabytes, which must not change afterwards
 * @example createTextRows(new TextEncoder().encode('a\nb')).rows(1, 2) // [{ line: 2, text: 'b', continued: false }]
 */
export function createTextRows(bytes: Uint8Array): TextRows {
  const end = bytes.length;
  const start = encodingOfMark(bytes) === 'utf-8' ? 3 : 0;
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

  const checkpoints: Checkpoint[] = [];
  let rowCount = 0;
  let lineCount = 1;
  for (let offset = start, nextBlock = start; ; rowCount += 1) {
    if (offset >= nextBlock) {
      checkpoints.push({ offset, row: rowCount, line: lineCount });
      nextBlock = offset + blockLength;
    }
    const rowEnd = endOfRow(bytes, offset);
    if (rowEnd === end) {
      break;
    }
    offset = startOfNextRow(bytes, rowEnd);
    if (offset > rowEnd) {
      lineCount += 1;
    }
  }
  rowCount += 1;

  /** The index of the block that contains the row. */
  function blockOf(row: number): number {
    let low = 0;
    let high = checkpoints.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((checkpoints[middle]?.row ?? 0) <= row) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return low;
  }

  function rows(from: number, to: number): TextRow[] {
    const first = Math.max(0, from);
    const last = Math.min(rowCount, to);
    const block = checkpoints[blockOf(first)];
    const result: TextRow[] = [];
    if (block === undefined || first >= last) {
      return result;
    }
    let { offset, line } = block;
    for (let row = block.row; row < last; row += 1) {
      const rowEnd = endOfRow(bytes, offset);
      if (row >= first) {
        const text = decoder.decode(bytes.subarray(offset, rowEnd));
        result.push({ line, text, continued: offset > start && !isLineBreak(bytes[offset - 1]) });
      }
      offset = startOfNextRow(bytes, rowEnd);
      if (offset > rowEnd) {
        line += 1;
      }
    }
    return result;
  }

  return { rowCount, lineCount, rows };
}

function isLineBreak(byte: number | undefined): boolean {
  return byte === lineFeed || byte === carriageReturn;
}

/** The offset of the row's line break, of its split, or of the end of the text. */
function endOfRow(bytes: Uint8Array, offset: number): number {
  const limit = Math.min(offset + maximumRowLength, bytes.length);
  for (let index = offset; index < limit; index += 1) {
    const byte = bytes[index];
    if (byte === lineFeed || byte === carriageReturn) {
      return index;
    }
  }
  if (limit === bytes.length || isLineBreak(bytes[limit])) {
    return limit;
  }
  return startOfCodePoint(bytes, limit);
}

/** Moves back over continuation bytes to the start of a code point; does not move if there is no such start. */
function startOfCodePoint(bytes: Uint8Array, offset: number): number {
  for (let index = offset; index > offset - 4; index -= 1) {
    if (((bytes[index] ?? 0) & 0xc0) !== 0x80) {
      return index;
    }
  }
  return offset;
}

/** Skips the line break at the end of a row, if there is one. */
function startOfNextRow(bytes: Uint8Array, rowEnd: number): number {
  if (bytes[rowEnd] === carriageReturn) {
    return bytes[rowEnd + 1] === lineFeed ? rowEnd + 2 : rowEnd + 1;
  }
  return bytes[rowEnd] === lineFeed ? rowEnd + 1 : rowEnd;
}
