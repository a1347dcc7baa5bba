import type { TextPosition } from '#shared/result.ts';

/** Converts a position within a part of a text to a position in the whole, given the start of the part. */
export function positionAfter(start: TextPosition, { offset, line, column }: TextPosition): TextPosition {
  return {
    offset: start.offset + offset,
    line: start.line + line - 1,
    column: line === 1 ? start.column + column - 1 : column,
  };
}
