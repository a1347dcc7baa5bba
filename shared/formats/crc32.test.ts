import { expect, test } from 'vitest';
import { crc32 } from './crc32.ts';

test.each([
  ['123456789', 0xcbf43926],
  ['', 0],
  ['IEND', 0xae426082],
])('the CRC-32 of %j', (text, sum) => {
  expect(crc32(new TextEncoder().encode(text))).toBe(sum);
});
