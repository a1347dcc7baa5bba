import { expect, test } from 'vitest';
import { decodeMarkedText } from './decode-marked-text.ts';

test.each([
  ['UTF-8', [0x61, 0xc3, 0xa9], 'aé'],
  ['UTF-8 with a byte order mark', [0xef, 0xbb, 0xbf, 0x61], 'a'],
  ['UTF-16, little endian', [0xff, 0xfe, 0x61, 0, 0xe9, 0], 'aé'],
  ['UTF-16, big endian', [0xfe, 0xff, 0, 0x61, 0, 0xe9], 'aé'],
  ['nothing', [], ''],
])('decodes %s', (_, bytes, text) => {
  expect(decodeMarkedText(Uint8Array.from(bytes))).toBe(text);
});

test.each([
  ['Windows-1252', [0x61, 0xe9, 0x62]],
  ['UTF-16 without a byte order mark', [0x61, 0, 0x62, 0]],
  ['half of a unit of UTF-16', [0xff, 0xfe, 0x61]],
  ['half of a pair of UTF-16', [0xff, 0xfe, 0x3d, 0xd8]],
  ['the beginning of a character', [0x61, 0xc3]],
])('refuses %s', (_, bytes) => {
  expect(decodeMarkedText(Uint8Array.from(bytes))).toBeUndefined();
});

test('the beginning of a text may end within a character', () => {
  expect(decodeMarkedText(Uint8Array.of(0x61, 0xc3), true)).toBe('a');
  expect(decodeMarkedText(Uint8Array.of(0xff, 0xfe, 0x61, 0, 0x3d, 0xd8), true)).toBe('a');
  expect(decodeMarkedText(Uint8Array.of(0x61, 0xe9, 0x62), true)).toBeUndefined();
});
