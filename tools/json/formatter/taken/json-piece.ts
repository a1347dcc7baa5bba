import { bytePositions } from '#shared/formats/lossless-json/byte-position.ts';
import type { Origin } from '#shared/formats/lossless-json/json-warnings.ts';

/** A value of JSON among other text: byte offsets, the end not included. */
export interface Piece {
  readonly start: number;
  readonly end: number;
}

const encode = (text: string) => new TextEncoder().encode(text);
const [opening, separator, closing] = ['[\n', ',\n', '\n]'].map(encode) as [Uint8Array, Uint8Array, Uint8Array];

/** JSON that was put together from pieces of another text. */
export interface JoinedPieces {
  /** One piece as it is written, or an array of several. */
  readonly bytes: Uint8Array;
  /** Where the pieces begin in these bytes. */
  readonly starts: readonly number[];
  readonly origin: Origin;
}

/**
 * Puts pieces of a text into one document, each as it is written, to the last digit and space.
 * @param pieces one at least, ascending
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

/** @returns the index of the last of the ascending numbers that is not greater than the limit */
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
