import { expect, test } from 'vitest';
import { readSentFile } from './sent-content.ts';

test.each([
  ['a.csv', 'UTF-8', [0x61, 0x2c, 0xc3, 0xa9], 'table', true],
  ['a.csv', 'UTF-16', [0xff, 0xfe, 0x61, 0], 'table', true],
  ['a.csv', 'UTF-16 without a byte order mark', [0x61, 0, 0x2c, 0], 'table', false],
  ['a.csv', 'Windows-1252', [0x61, 0x2c, 0xe9, 0x0a], 'table', false],
  ['a.txt', 'UTF-16', [0xff, 0xfe, 0x61, 0], 'text', true],
  ['a.txt', 'Windows-1252', [0x61, 0xe9, 0x0a], 'binary', false],
])('%s in %s', async (name, _, bytes, kind, isText) => {
  const file = new File([Uint8Array.from(bytes)], name);
  expect(await readSentFile(file)).toEqual({ content: { text: '', file }, kind, size: bytes.length, isText });
});
