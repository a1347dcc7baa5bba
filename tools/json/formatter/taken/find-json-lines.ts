import { carriageReturn, lineFeed, space, tab } from '#shared/formats/lossless-json/ascii.ts';
import type { Piece } from './json-piece.ts';

/**
 * Finds the non-blank lines of a text, trimmed. Lines in JSON Lines end with LF or CR LF; the CR counts as whitespace.
 * @example findLines(encode('{}\r\n\n[]')) // [{ start: 0, end: 2 }, { start: 5, end: 7 }]
 */
export function findLines(text: Uint8Array): readonly Piece[] {
  const lines: Piece[] = [];
  for (let start = 0; start < text.length; ) {
    const feed = text.indexOf(lineFeed, start);
    const next = feed === -1 ? text.length : feed + 1;
    const line = withoutSpace(text, start, feed === -1 ? next : feed);
    if (line.start < line.end) {
      lines.push(line);
    }
    start = next;
  }
  return lines;
}

function withoutSpace(text: Uint8Array, from: number, to: number): Piece {
  let start = from;
  let end = to;
  while (start < end && isSpace(text[start])) {
    start += 1;
  }
  while (end > start && isSpace(text[end - 1])) {
    end -= 1;
  }
  return { start, end };
}

function isSpace(byte: number | undefined): boolean {
  return byte === space || byte === tab || byte === carriageReturn;
}
