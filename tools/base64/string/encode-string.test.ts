import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type TextEncodingName, textEncodings } from '#shared/formats/text-encoding/encodings.ts';
import { decodeString } from './decode-string.ts';
import { type EncodeOptions, encodeString } from './encode-string.ts';

const usual: EncodeOptions = {
  encoding: 'utf-8',
  lineBreaks: 'lf',
  alphabet: 'standard',
  isPadded: true,
  lineLength: 0,
};

async function base64Of(text: string, options: Partial<EncodeOptions> = {}): Promise<string> {
  const encoded = await encodeString(text, { ...usual, ...options });
  return encoded.ok ? encoded.value.base64 : encoded.error.code;
}

describe('encodeString', () => {
  it.each([
    // RFC 4648, section 10
    ['', ''],
    ['f', 'Zg=='],
    ['fo', 'Zm8='],
    ['foo', 'Zm9v'],
    ['foob', 'Zm9vYg=='],
    ['fooba', 'Zm9vYmE='],
    ['foobar', 'Zm9vYmFy'],
    ['é', 'w6k='],
    ['👋', '8J+Riw=='],
    ['👩‍👩‍👧', '8J+RqeKAjfCfkanigI3wn5Gn'],
    ['\ufeffa', '77u/YQ=='],
    ['a\0', 'YQA='],
  ])('takes %j to %s', async (text, base64) => {
    expect(await base64Of(text)).toBe(base64);
  });

  it('has both alphabets, with and without padding', async () => {
    expect(await base64Of('👋', { alphabet: 'url-safe' })).toBe('8J-Riw==');
    expect(await base64Of('👋', { alphabet: 'url-safe', isPadded: false })).toBe('8J-Riw');
    expect(await base64Of('👋', { isPadded: false })).toBe('8J+Riw');
  });

  it('breaks lines where there is more', async () => {
    expect(await base64Of('x'.repeat(48), { lineLength: 64 })).toHaveLength(64);
    const lines = (await base64Of('x'.repeat(120), { lineLength: 76 })).split('\n');
    expect(lines.map((line) => line.length)).toEqual([76, 76, 8]);
  });

  it('writes the line breaks asked for', async () => {
    expect(await base64Of('a\nb', { lineBreaks: 'crlf' })).toBe('YQ0KYg==');
    expect(await base64Of('a\r\nb\rc', { lineBreaks: 'lf' })).toBe('YQpiCmM=');
    expect(await base64Of('a\r\nb\rc', { lineBreaks: 'mixed' })).toBe('YQ0KYg1j');
  });

  it('writes in other encodings, and never a question mark for what they do not hold', async () => {
    expect(await base64Of('dir', { encoding: 'utf-16le' })).toBe('ZABpAHIA');
    expect(await base64Of('日本', { encoding: 'shift_jis' })).toBe('k/qWew==');
    expect(await base64Of('日本', { encoding: 'windows-1252' })).toBe('not-encodable');
    expect(await base64Of('\ud83d', {})).toBe('lone-surrogate');
    expect(await encodeString('¥', { ...usual, encoding: 'shift_jis' })).toMatchObject({
      value: { base64: 'XA==', altered: { becomes: '\\' } },
    });
  });

  it('comes back from every encoding, alphabet, padding and wrapping', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme-composite' }),
        fc.constantFrom<TextEncodingName>(...textEncodings.map(({ name }) => name)),
        fc.constantFrom('standard' as const, 'url-safe' as const),
        fc.boolean(),
        fc.constantFrom(0, 64, 76),
        async (text, encoding, alphabet, isPadded, lineLength) => {
          const options: EncodeOptions = { encoding, lineBreaks: 'mixed', alphabet, isPadded, lineLength };
          const encoded = await encodeString(text, options);
          if (encoded.ok && encoded.value.altered === undefined) {
            expect(await decodeString(encoded.value.base64, encoding)).toMatchObject({ value: { text, warnings: [] } });
          } else if (encoding.startsWith('utf')) {
            expect(text).toMatch(/\p{Surrogate}/u);
          }
        },
      ),
      { numRuns: 1000 },
    );
  });
});
