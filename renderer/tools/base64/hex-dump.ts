/** Bytes in a row of a hex dump. */
export const bytesInRow = 16;

/** How many rows a hex dump has. */
export function countHexRows(byteLength: number): number {
  return Math.ceil(byteLength / bytesInRow);
}

/**
 * Rows of a hex dump as `hexdump -C` writes them: the offset, sixteen bytes, and those that are printable ASCII.
 * @param from the first row, from 0
 * @param to not included
 * @example hexRows(new TextEncoder().encode('Hi'), 0, 1) // ['00000000  48 69 … |Hi|']
 */
export function hexRows(bytes: Uint8Array, from: number, to: number): string[] {
  const rows: string[] = [];
  for (let row = Math.max(0, from); row < Math.min(to, countHexRows(bytes.length)); row += 1) {
    rows.push(hexRow(bytes, row * bytesInRow));
  }
  return rows;
}

function hexRow(bytes: Uint8Array, offset: number): string {
  const row = Array.from(bytes.subarray(offset, offset + bytesInRow));
  const digits = row.map((byte) => byte.toString(16).padStart(2, '0'));
  const half = bytesInRow / 2;
  const columns = `${digits.slice(0, half).join(' ')}  ${digits.slice(half).join(' ')}`.padEnd(bytesInRow * 3);
  const shown = row.map((byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '.')).join('');
  return `${offset.toString(16).padStart(8, '0')}  ${columns}  |${shown}|`;
}
