import type { TextPosition } from '#shared/result.ts';
import { carriageReturn, lineFeed } from './ascii.ts';

/**
 * Finds the lines and columns of byte offsets in one pass.
 * @param bytes a UTF-8 text, valid up to the last of the offsets
 * @param offsets byte offsets in ascending order
 * @example bytePositions(encode('é\nb'), [3]) // [{ offset: 2, line: 2, column: 1 }]
 */
export function bytePositions(bytes: Uint8Array, offsets: readonly number[]): TextPosition[] {
  let at = 0;
  let offset = 0;
  let line = 1;
  let column = 1;
  return offsets.map((target) => {
    for (; at < target; at += 1) {
      const byte = bytes[at] as number;
      if (byte === lineFeed || (byte === carriageReturn && bytes[at + 1] !== lineFeed)) {
        offset += 1;
        line += 1;
        column = 1;
      } else if ((byte & 0xc0) !== 0x80) {
        // A code point above U+FFFF takes four bytes in UTF-8, and two code units in UTF-16.
        offset += byte >= 0xf0 ? 2 : 1;
        column += 1;
      }
    }
    return { offset, line, column };
  });
}

/** The position of a single byte offset: see `bytePositions`. */
export function bytePosition(bytes: Uint8Array, offset: number): TextPosition {
  return bytePositions(bytes, [offset])[0] ?? { offset: 0, line: 1, column: 1 };
}
