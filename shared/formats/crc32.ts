const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) {
    value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  }
  return value;
});

/**
 * Computes the CRC-32 of ISO 3309, as used by gzip and PNG.
 * @returns an unsigned number of 32 bits
 * @example crc32(new TextEncoder().encode('123456789')) // 0xcbf43926
 */
export function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  // An iterator of the bytes would take three times as long.
  for (let index = 0; index < bytes.length; index += 1) {
    sum = (table[(sum ^ (bytes[index] ?? 0)) & 0xff] ?? 0) ^ (sum >>> 8);
  }
  return (sum ^ 0xffffffff) >>> 0;
}
