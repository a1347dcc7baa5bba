/**
 * Writes bytes in hexadecimal, sixteen per line.
 * @example hexLines(Uint8Array.of(0, 255)) // '00 ff'
 */
export function hexLines(bytes: Uint8Array): string {
  const pairs = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'));
  const lines: string[] = [];
  for (let start = 0; start < pairs.length; start += 16) {
    lines.push(pairs.slice(start, start + 16).join(' '));
  }
  return lines.join('\n');
}
