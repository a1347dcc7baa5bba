import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeFileText } from './file-text.ts';
import { maskText } from './mask-text.ts';

const ascii = (text: string) => Array.from(text, (character) => character.charCodeAt(0));
const utf16 = (text: string, isLittleEndian: boolean) =>
  Array.from(text, (character) => character.charCodeAt(0)).flatMap((code) =>
    isLittleEndian ? [code & 255, code >> 8] : [code >> 8, code & 255],
  );

function maskBytes(bytes: readonly number[]): number[] {
  const { text, brackets, write } = decodeFileText(Uint8Array.from(bytes));
  return [...write(maskText(text, { brackets }).text)];
}

const mail = 'a@example.com';
const utf8Placeholder = [...new TextEncoder().encode('⟨EMAIL_1⟩')];

it.each([
  ['UTF-8', ascii(`x ${mail}\r\n`), [...ascii('x '), ...utf8Placeholder, 13, 10]],
  ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, ...ascii(mail)], [0xef, 0xbb, 0xbf, ...utf8Placeholder]],
  ['UTF-16 LE', [0xff, 0xfe, ...utf16(`${mail}\r`, true)], [0xff, 0xfe, ...utf16('⟨EMAIL_1⟩\r', true)]],
  ['UTF-16 BE', [0xfe, 0xff, ...utf16(`${mail} é`, false)], [0xfe, 0xff, ...utf16('⟨EMAIL_1⟩ é', false)]],
  [
    'bytes of no known encoding',
    [0xe9, 0x80, 0x20, ...ascii(mail), 0x00, 0xff],
    [0xe9, 0x80, 0x20, ...ascii('<EMAIL_1>'), 0, 0xff],
  ],
  ['UTF-16 with half a character', [0xff, 0xfe, 0x00, 0xd8, 0x20, 0x00], [0xff, 0xfe, 0x00, 0xd8, 0x20, 0x00]],
])('keeps all other bytes of %s', (_what, bytes, expected) => {
  expect(maskBytes(bytes)).toEqual(expected);
});

it('writes what it has read, whatever that is', () => {
  const starts = fc.constantFrom([], [0xff, 0xfe], [0xfe, 0xff], [0xef, 0xbb, 0xbf]);
  fc.assert(
    fc.property(starts, fc.uint8Array({ maxLength: 200 }), (start, rest) => {
      const bytes = Uint8Array.from([...start, ...rest]);
      const { text, write } = decodeFileText(bytes);
      expect([...write(text)]).toEqual([...bytes]);
    }),
  );
});
