/**
 * Creates bytes for files of several pieces: a piece is not like another.
 * @param length in bytes
 * @example createBytes(1 << 20)
 */
export function createBytes(length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  for (let index = 0; index < length; index += 1) {
    bytes[index] = (index * 31) >>> 3;
  }
  return bytes;
}

/**
 * Compares bytes where a callback for each of millions, or a matcher, would take seconds.
 * @returns the index of the first byte that differs, or that only one of the two has; -1 if they are the same
 * @example firstDifference(Uint8Array.of(1, 2), Uint8Array.of(1, 3)) // 1
 */
export function firstDifference(some: Uint8Array, other: Uint8Array): number {
  const length = Math.max(some.length, other.length);
  for (let index = 0; index < length; index += 1) {
    if (some[index] !== other[index]) {
      return index;
    }
  }
  return -1;
}
