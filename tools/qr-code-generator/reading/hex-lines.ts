import { hexOf } from '#shared/formats/hex.ts';

/**
 * Writes bytes in hexadecimal, sixteen per line.
 * @example hexLines(Uint8Array.of(0, 255)) // '00 ff'
 */
export function hexLines(bytes: Uint8Array): string {
  const lines: string[] = [];
  for (let start = 0; start < bytes.length; start += 16) {
    lines.push(hexOf(bytes.subarray(start, start + 16), ' '));
  }
  return lines.join('\n');
}
