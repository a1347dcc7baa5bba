import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';
import { encodeText } from './encode-text.ts';
import { isMultiByteEncoding, textEncodings } from './encodings.ts';

/** Encodes a text and returns the bytes in hexadecimal. */
async function hexOf(text: string, encoding: (typeof textEncodings)[number]['name']): Promise<string> {
  const encoded = await encodeText(text, encoding);
  return encoded.ok ? hexOfBytes(encoded.value.bytes) : encoded.error.code;
}

function hexOfBytes(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

describe('encodeText', () => {
  // Bytes according to Python's codecs and the indexes of the Encoding standard.
  it.each([
    ['é', 'utf-8', 'c3a9'],
    ['👋', 'utf-8', 'f09f918b'],
    ['\ufeffa', 'utf-8', 'efbbbf61'],
    ['é👋', 'utf-16le', 'e9003dd84bdc'],
    ['é👋', 'utf-16be', '00e9d83ddc4b'],
    ['€', 'windows-1252', '80'],
    ['\x81', 'windows-1252', '81'],
    ['€', 'iso-8859-15', 'a4'],
    ['ș', 'iso-8859-16', 'ba'],
    ['Привет', 'koi8-r', 'f0d2c9d7c5d4'],
    ['Привет', 'windows-1251', 'cff0e8e2e5f2'],
    ['日本', 'shift_jis', '93fa967b'],
    ['日本', 'euc-jp', 'c6fccbdc'],
    ['日本', 'iso-2022-jp', '1b2442467c4b5c1b2842'],
    ['中文€', 'gb18030', 'd6d0cec4a2e3'],
    ['中文', 'gbk', 'd6d0cec4'],
    ['👋', 'gb18030', '9439d039'],
    ['中文', 'big5', 'a4a4a4e5'],
    ['한글', 'euc-kr', 'c7d1b1db'],
    ['\uf780', 'x-user-defined', '80'],
    ['', 'iso-2022-jp', ''],
  ] as const)('takes %j in %s to %s', async (text, encoding, hex) => {
    expect(await hexOf(text, encoding)).toBe(hex);
    const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
    expect(await decodeText(bytes, encoding)).toBe(text);
  });

  it.each([
    ['a€', 'iso-8859-2', 'not-encodable', 2, '“€” (U+20AC) does not exist in ISO-8859-2'],
    ['é👋', 'windows-1252', 'not-encodable', 2, '“👋” (U+1F44B) does not exist in windows-1252'],
    ['👋\u0301', 'utf-16le', undefined, 0, ''],
    ['日本👋', 'shift_jis', 'not-encodable', 3, '“👋” (U+1F44B) does not exist in Shift_JIS'],
    ['ab\u0007\u200b', 'big5', 'not-encodable', 4, 'U+200B does not exist in Big5'],
    ['a\ud800', 'utf-8', 'lone-surrogate', 2, 'the lone surrogate U+D800'],
    ['\udc00', 'utf-16le', 'lone-surrogate', 1, 'the lone surrogate U+DC00'],
  ] as const)('%j in %s: %s', async (text, encoding, code, column, message) => {
    const encoded = await encodeText(text, encoding);
    if (code === undefined) {
      expect(encoded.ok).toBe(true);
      return;
    }
    expect(encoded).toMatchObject({ ok: false, error: { code, position: { line: 1, column } } });
    expect(encoded.ok ? '' : encoded.error.message).toContain(message);
  });

  it('finds the bad character in a long text, over pieces and surrogate pairs', async () => {
    const text = `${'日本語\n'.repeat(5000)}x${'字'.repeat(4095)}👋`;
    expect(await encodeText(text, 'euc-jp')).toMatchObject({
      ok: false,
      error: { position: { offset: text.length - 2, line: 5001, column: 4097 } },
    });
  });

  it('names a character that becomes another', async () => {
    expect(await encodeText('5 ¥', 'shift_jis')).toMatchObject({
      ok: true,
      value: { altered: { character: '¥', becomes: '\\', position: { offset: 2, line: 1, column: 3 } } },
    });
    expect(await encodeText('ｱ', 'iso-2022-jp')).toMatchObject({ value: { altered: { becomes: 'ア' } } });
  });

  it.each(textEncodings.map(({ name }) => name))(
    'comes back from %s, or fails, or says what is altered',
    async (name) => {
      const unit = isMultiByteEncoding(name) || name.startsWith('utf') ? fc.string({ unit: 'binary' }) : latin;
      await fc.assert(
        fc.asyncProperty(fc.oneof(unit, fc.string({ unit: 'grapheme-ascii' })), async (text) => {
          const encoded = await encodeText(text, name);
          if (!encoded.ok) {
            expect(encoded.error.code).toMatch(/^not-encodable$|^lone-surrogate$/);
            return;
          }
          const decoded = await decodeText(encoded.value.bytes, name);
          expect(decoded === text).toBe(encoded.value.altered === undefined);
        }),
        { numRuns: 200 },
      );
    },
  );
});

const latin = fc.string({ unit: fc.integer({ min: 0, max: 0x2fff }).map((code) => String.fromCharCode(code)) });
