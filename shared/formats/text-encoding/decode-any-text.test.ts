import { expect, test } from 'vitest';
import { decodeAnyText } from './decode-any-text.ts';

test.each([
  ['UTF-8', [0x61, 0xc3, 0xa9], 'aé', 'utf-8', false],
  ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, 0x61], 'a', 'utf-8', true],
  ['UTF-16, little endian', [0xff, 0xfe, 0x61, 0, 0xe9, 0], 'aé', 'utf-16le', true],
  ['UTF-16, big endian', [0xfe, 0xff, 0, 0x61, 0, 0xe9], 'aé', 'utf-16be', true],
  ['Windows-1252', [0x47, 0x72, 0xfc, 0x6e], 'Grün', 'windows-1252', false],
  ['a character that is cut off', [0x61, 0xc3], 'aÃ', 'windows-1252', false],
  ['a mark before a byte that is invalid', [0xef, 0xbb, 0xbf, 0x61, 0xfc], 'a\ufffd', 'utf-8', true],
  ['half of a unit of UTF-16', [0xff, 0xfe, 0x61, 0, 0x62], 'a\ufffd', 'utf-16le', true],
  ['a NUL', [0x61, 0], 'a\0', 'utf-8', false],
  ['nothing', [], '', 'utf-8', false],
])('decodes %s', (_, bytes, text, encoding, isMarked) => {
  expect(decodeAnyText(Uint8Array.from(bytes))).toEqual({ text, encoding, isMarked });
});
