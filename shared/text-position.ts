import type { TextPosition } from './result.ts';
import { isInsidePair } from './surrogates.ts';

const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/**
 * Finds the line and column of an offset in a text.
 * @param offset the offset from the start in UTF-16 code units; beyond the end, the end is used
 * @returns the line and column from 1, with the column in Unicode code points; LF, CR LF and CR each end a line
 * @example textPosition('a\n👋b', 4) // { offset: 4, line: 2, column: 2 }
 */
export function textPosition(text: string, offset: number): TextPosition {
  return advance(text, { offset: 0, line: 1, column: 1 }, offset);
}

/**
 * Finds the lines and columns of several offsets, in one pass over the text.
 * @param offsets offsets as for `textPosition`, in ascending order
 * @example textPositions('a\nb', [0, 2]).map(({ line }) => line) // [1, 2]
 */
export function textPositions(text: string, offsets: readonly number[]): TextPosition[] {
  let last: TextPosition = { offset: 0, line: 1, column: 1 };
  return offsets.map((offset) => {
    last = advance(text, last, offset);
    return last;
  });
}

function advance(text: string, from: TextPosition, offset: number): TextPosition {
  const end = Math.min(Math.max(0, offset), text.length);
  let { line, column } = from;
  for (let index = from.offset; index < end; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit === lineFeed || (unit === carriageReturn && text.charCodeAt(index + 1) !== lineFeed)) {
      line += 1;
      column = 1;
    } else if (!isInsidePair(text, index)) {
      column += 1;
    }
  }
  return { offset: end, line, column };
}
