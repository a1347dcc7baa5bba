import type { TextPosition } from './result.ts';

const lineFeed = 0x0a;
const carriageReturn = 0x0d;

function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit < 0xe000;
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit < 0xdc00;
}

/**
 * The line and column of a place in a text.
 * @param offset UTF-16 code units from the start; beyond the end it is taken as the end
 * @returns line and column from 1, the column in Unicode code points; LF, CR LF and CR each end a line
 * @example textPosition('a\n👋b', 4) // { offset: 4, line: 2, column: 2 }
 */
export function textPosition(text: string, offset: number): TextPosition {
  const end = Math.min(Math.max(0, offset), text.length);
  let line = 1;
  let column = 1;
  for (let index = 0; index < end; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit === lineFeed || (unit === carriageReturn && text.charCodeAt(index + 1) !== lineFeed)) {
      line += 1;
      column = 1;
    } else if (!(isLowSurrogate(unit) && index > 0 && isHighSurrogate(text.charCodeAt(index - 1)))) {
      column += 1;
    }
  }
  return { offset: end, line, column };
}
