import { expect, test } from 'vitest';
import { encodingOfMark, withoutMark } from './byte-order-mark.ts';

test.each([
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xef, 0xbb, 0xbf, 0x41], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xff, 0xfe, 0, 0], 'utf-16le'],
  [[0xfe, 0xff, 0, 0x41], 'utf-16be'],
  [[0xef, 0xbb], undefined],
  [[0xff], undefined],
  [[0x41, 0xff, 0xfe], undefined],
  [[], undefined],
])('the bytes %j begin with the mark of %s', (bytes, encoding) => {
  expect(encodingOfMark(Uint8Array.from(bytes))).toBe(encoding);
});

test.each([
  ['\ufeffa', 'a'],
  ['\ufeff\ufeffa', '\ufeffa'],
  ['a\ufeff', 'a\ufeff'],
  ['\ufeff', ''],
  ['', ''],
])('%j without its mark is %j', (text, expected) => {
  expect(withoutMark(text)).toBe(expected);
});
