import type { TextPosition } from '#shared/result.ts';

/** @returns the beginning of a line, counted from 1, or of the last line if there are fewer */
export function positionOfLine(text: string, line: number): TextPosition {
  let offset = 0;
  let found = 1;
  for (let at = text.indexOf('\n'); at !== -1 && found < line; at = text.indexOf('\n', at + 1)) {
    offset = at + 1;
    found += 1;
  }
  return { offset, line: found, column: 1 };
}
