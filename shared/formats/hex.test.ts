import { expect, test } from 'vitest';
import { hexOf, hexOfByte } from './hex.ts';

test('every byte has two digits, which read as that byte', () => {
  for (let byte = 0; byte < 256; byte += 1) {
    expect(hexOfByte(byte)).toMatch(/^[\da-f]{2}$/u);
    expect(Number.parseInt(hexOfByte(byte), 16)).toBe(byte);
  }
});

test.each([
  [[], undefined, ''],
  [[0], undefined, '00'],
  [[0, 171, 255], undefined, '00abff'],
  [[0, 171, 255], ' ', '00 ab ff'],
] as const)('bytes %j with %j between them are %j', (bytes, separator, hex) => {
  expect(hexOf(bytes, separator)).toBe(hex);
  expect(hexOf(Uint8Array.from(bytes), separator)).toBe(hex);
});
