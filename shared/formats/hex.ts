/**
 * Writes a byte as two lower-case hexadecimal digits.
 * @param byte an integer from 0 to 255
 * @example hexOfByte(10) // '0a'
 */
export function hexOfByte(byte: number): string {
  return byte.toString(16).padStart(2, '0');
}

/**
 * Writes bytes as pairs of lower-case hexadecimal digits. It is for short content: the digits of each byte are a string
 * of their own before they are joined.
 * @param bytes integers from 0 to 255
 * @param separator what is written between the pairs
 * @example hexOf(Uint8Array.of(0, 171)) // '00ab'
 * @example hexOf([0, 171], ' ') // '00 ab'
 */
export function hexOf(bytes: Iterable<number>, separator = ''): string {
  return Array.from(bytes, hexOfByte).join(separator);
}
