import { expect, test } from 'vitest';
import { decodeUtf8 } from './decode-utf8.ts';

test.each([
  ['letters', [0x61, 0xc3, 0xa9], 'aé'],
  ['nothing', [], ''],
  ['a byte order mark, which stays', [0xef, 0xbb, 0xbf, 0x61], '\ufeffa'],
  ['a character outside the BMP', [0xf0, 0x9f, 0x99, 0x82], '🙂'],
  ['a byte of Windows-1252', [0x61, 0xe9, 0x62], undefined],
  ['an overlong form', [0xc0, 0x80], undefined],
  ['half of a surrogate pair', [0xed, 0xa0, 0x80], undefined],
  ['a character that is cut off', [0x61, 0xc3], undefined],
])('decodes %s', (_, bytes, text) => {
  expect(decodeUtf8(Uint8Array.from(bytes))).toBe(text);
});

test('the beginning of a text may end within a character', () => {
  expect(decodeUtf8(Uint8Array.of(0x61, 0xc3), true)).toBe('a');
  expect(decodeUtf8(Uint8Array.of(0x61, 0xe9, 0x62), true)).toBeUndefined();
});
