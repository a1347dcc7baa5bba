import { hexOfByte } from '#shared/formats/hex.ts';

/** Bytes per row of a hex dump: eight in a narrow window. */
export type BytesInRow = 8 | 16;

/** The number of rows of a hex dump. */
export function countHexRows(byteLength: number, bytesInRow: BytesInRow = 16): number {
  return Math.ceil(byteLength / bytesInRow);
}

/**
 * Rows of a hex dump in the format of `hexdump -C`: the offset, the bytes, and the printable ASCII characters.
 * @param from the first row, from 0
 * @param to the end row, not included
 * @example hexRows(new TextEncoder().encode('Hi'), 0, 1) // ['00000000  48 69 … |Hi|']
 */
export function hexRows(bytes: Uint8Array, from: number, to: number, bytesInRow: BytesInRow = 16): string[] {
  const rows: string[] = [];
  for (let row = Math.max(0, from); row < Math.min(to, countHexRows(bytes.length, bytesInRow)); row += 1) {
    rows.push(hexRow(bytes, row * bytesInRow, bytesInRow));
  }
  return rows;
}

function hexRow(bytes: Uint8Array, offset: number, bytesInRow: BytesInRow): string {
  const row = Array.from(bytes.subarray(offset, offset + bytesInRow));
  const digits = row.map(hexOfByte);
  const halves = [digits.slice(0, 8), digits.slice(8)].filter((half) => half.length > 0);
  const columns = halves
    .map((half) => half.join(' '))
    .join('  ')
    .padEnd(bytesInRow * 3);
  const shown = row.map((byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '.')).join('');
  return `${offset.toString(16).padStart(8, '0')}  ${columns}  |${shown}|`;
}
