import { describe, expect, it } from 'vitest';
import { isPlainText, plainTextOf } from './plain-text.ts';

describe('plain text', () => {
  it.each([
    ['', true],
    ['tab\tand\r\nlines\f\u001b[0m 👋 \u0085', true],
    ['\0', false],
    ['\u0007', false],
    ['\u007f', false],
    ['\u0081', false],
  ])('%j: %s', (text, isPlain) => {
    expect(isPlainText(text)).toBe(isPlain);
  });

  it.each([
    [[0x61, 0xc3], 'a'],
    [[0xef, 0xbb, 0xbf, 0x61], 'a'],
    [[], ''],
    [[0xc3, 0x28], undefined],
    [[0x61, 0], undefined],
  ] as const)('%j begins with %j', (bytes, text) => {
    expect(plainTextOf(Uint8Array.from(bytes))).toBe(text);
  });
});
