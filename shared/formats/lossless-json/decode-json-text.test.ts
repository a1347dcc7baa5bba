import { describe, expect, it } from 'vitest';
import type { Result } from '#shared/result.ts';
import { decodeJsonBytes, encodeJsonText } from './decode-json-text.ts';

function textOf(result: Result<Uint8Array>): string {
  if (!result.ok) {
    throw new Error(result.error.message);
  }
  return new TextDecoder('utf-8', { ignoreBOM: true, fatal: true }).decode(result.value);
}

/** Encodes a text as UTF-16 with the given byte order. */
function utf16(text: string, littleEndian: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let index = 0; index < text.length; index += 1) {
    view.setUint16(index * 2, text.charCodeAt(index), littleEndian);
  }
  return new Uint8Array(view.buffer);
}

describe('encodeJsonText', () => {
  it.each(['', '1', '["é東😀\u0000\ufffd"]', 'a\ufeff', '"\\ud800"'])('keeps %j', (text) => {
    expect(textOf(encodeJsonText(text))).toBe(text);
  });

  it('drops one byte order mark at the start', () => {
    expect(textOf(encodeJsonText('\ufeff[1]'))).toBe('[1]');
    expect(textOf(encodeJsonText('\ufeff\ufeff1'))).toBe('\ufeff1');
  });

  it.each([
    ['["\ud83d"]', { offset: 2, line: 1, column: 3 }],
    ['["😀",\n"\ude00"]', { offset: 8, line: 2, column: 2 }],
    ['"\ude00\ud83d"', { offset: 1, line: 1, column: 2 }],
    ['\ufeff["\ud83d"]', { offset: 2, line: 1, column: 3 }],
  ])('refuses the lone surrogate in %j', (text, position) => {
    expect(encodeJsonText(text)).toMatchObject({ ok: false, error: { code: 'lone-surrogate', position } });
  });
});

describe('decodeJsonBytes', () => {
  const text = '{"é":"東😀"}';

  it.each([
    ['UTF-8', new TextEncoder().encode(text)],
    ['UTF-8 with a byte order mark', new TextEncoder().encode(`\ufeff${text}`)],
    ['UTF-16 LE with a byte order mark', utf16(`\ufeff${text}`, true)],
    ['UTF-16 BE with a byte order mark', utf16(`\ufeff${text}`, false)],
    ['UTF-16 LE', utf16(text, true)],
    ['UTF-16 BE', utf16(text, false)],
  ])('reads %s', (_, bytes) => {
    expect(textOf(decodeJsonBytes(bytes))).toBe(text);
  });

  it.each([
    [[], ''],
    [[0x31], '1'],
    [[0xef, 0xbb, 0xbf], ''],
    [[0xff, 0xfe], ''],
  ])('reads the bytes %j', (bytes, expected) => {
    expect(textOf(decodeJsonBytes(Uint8Array.from(bytes)))).toBe(expected);
  });

  it.each([
    ['half a surrogate pair', utf16('["é\ud83d"]', true), { offset: 3, line: 1, column: 4 }],
    ['half a code unit', utf16('[1]', true).subarray(0, 5), { offset: 2, line: 1, column: 3 }],
  ])('refuses UTF-16 with %s', (_, bytes, position) => {
    expect(decodeJsonBytes(bytes)).toMatchObject({ ok: false, error: { code: 'invalid-utf-16', position } });
  });
});
