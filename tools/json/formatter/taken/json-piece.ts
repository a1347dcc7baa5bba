import { bytePositions } from '#shared/formats/lossless-json/byte-position.ts';
import type { Origin } from '#shared/formats/lossless-json/json-warnings.ts';

/** A JSON value within other text, as byte offsets; the end is exclusive. */
export interface Piece {
  readonly start: number;
  readonly end: number;
}

const encode = (text: string) => new TextEncoder().encode(text);
const [opening, separator, closing] = ['[\n', ',\n', '\n]'].map(encode) as [Uint8Array, Uint8Array, Uint8Array];

/** JSON that was assembled from pieces of another text. */
export interface JoinedPieces {
  /** One piece as written, or an array of several. */
  readonly bytes: Uint8Array;
  /** The starts of the pieces within these bytes. */
  readonly starts: readonly number[];
  readonly origin: Origin;
}

/**
 * Joins pieces of a text into one document, keeping each exactly as written, including digits and whitespace.
 * @param pieces at least one, in ascending order
 * @example joinPieces(encode('a 1 b 2'), [{ start: 2, end: 3 }, { start: 6, end: 7 }]).bytes // those of '[\n1,\n2\n]'
 */
export function joinPieces(text: Uint8Array, pieces: readonly Piece[]): JoinedPieces {
  const isArray = pieces.length > 1;
  const around = isArray ? opening.length + closing.length + separator.length * (pieces.length - 1) : 0;
  const bytes = new Uint8Array(pieces.reduce((length, { start, end }) => length + end - start, around));
  const starts: number[] = [];
  let at = 0;
  const append = (part: Uint8Array) => {
    bytes.set(part, at);
    at += part.length;
  };
  for (const [index, { start, end }] of pieces.entries()) {
    if (isArray) {
      append(index === 0 ? opening : separator);
    }
    starts.push(at);
    append(text.subarray(start, end));
  }
  if (isArray) {
    append(closing);
  }
  const originalOffset = (offset: number) => {
    const index = lastAtMost(starts, offset);
    return (pieces[index]?.start ?? 0) + offset - (starts[index] ?? 0);
  };
  return { bytes, starts, origin: { positions: (offsets) => bytePositions(text, offsets.map(originalOffset)) } };
}

/** @returns the index of the last of the ascending numbers that does not exceed the limit */
function lastAtMost(ascending: readonly number[], limit: number): number {
  let low = 0;
  let high = ascending.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((ascending[middle] ?? 0) <= limit) {
      low = middle;
    } else {
      high = middle - 1;
    }
  }
  return low;
}
