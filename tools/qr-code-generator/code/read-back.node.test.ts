import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import jsQR from 'jsqr';
import { beforeAll, describe, expect, test } from 'vitest';
import { prepareZXingModule } from 'zxing-wasm/reader';
import type { Pixels } from '#shared/formats/images/decoded-image.ts';
import { readCodes } from '#shared/formats/matrix-codes/read-codes.ts';
import { librarySettings, type Settings } from '../options/settings.ts';
import { capacityInBits, type Level, levelNames } from './choose-segments.ts';
import { drawPixels } from './draw-pixels.ts';
import { encodeQrCode } from './encode-qr-code.ts';

/** Codes are read back with two decoders that are independent of the encoder: jsQR, and ZXing's in C++. */

beforeAll(() => {
  const wasm = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(readFileSync(wasm)).buffer } });
});

function draw(text: string, options: Partial<Settings>): { version: number; pixels: Pixels } {
  const settings = { ...librarySettings, scale: 2, ...options };
  const encoded = encodeQrCode(text, settings);
  if (!encoded.ok) {
    throw new Error(encoded.error.message);
  }
  return { version: encoded.value.version, pixels: drawPixels(encoded.value.matrix, settings) };
}

function readWithJsqr({ data, width, height }: Pixels): { text: string; bytes: number[] } | undefined {
  const code = jsQR(data, width, height, { inversionAttempts: 'dontInvert' });
  return code === null ? undefined : { text: code.data, bytes: code.binaryData };
}

async function readWithZxing(pixels: Pixels) {
  const codes = await readCodes(pixels);
  expect(codes).toHaveLength(1);
  return codes[0];
}

/** Creates a text of the given number of bytes in which no part repeats at the distance of another. */
function lettersOf(length: number): string {
  return Array.from({ length }, (_, index) => String.fromCharCode(97 + ((index * 7 + index * index) % 26))).join('');
}

function byteCapacity(version: number, level: Level): number {
  return Math.floor((capacityInBits(version, level) - 4 - (version < 10 ? 8 : 16)) / 8);
}

/** jsQR has a wrong table for this combination: it finds the code but cannot correct it. ZXing reads it. */
const unreadableForJsqr = { version: 23, level: 'L' };

describe.each(levelNames)('at level %s', (level) => {
  test('every version, filled to the last byte, reads back with both decoders', async () => {
    for (let version = 1; version <= 40; version += 1) {
      const text = lettersOf(byteCapacity(version, level));
      const { pixels } = draw(text, { level, version });
      const isKnown = version === unreadableForJsqr.version && level === unreadableForJsqr.level;
      expect(readWithJsqr(pixels)?.text, `jsQR, version ${version}`).toBe(isKnown ? undefined : text);
      const code = await readWithZxing(pixels);
      expect(code, `ZXing, version ${version}`).toMatchObject({
        text,
        level,
        version: String(version),
        kind: 'QR Code',
      });
    }
  }, 60_000);

  test('every mask reads back', async () => {
    for (const mask of [0, 1, 2, 3, 4, 5, 6, 7] as const) {
      const { pixels } = draw('Masks: ÄÖÜ 123', { level, mask });
      expect(readWithJsqr(pixels)?.text).toBe('Masks: ÄÖÜ 123');
      expect(await readWithZxing(pixels)).toMatchObject({ text: 'Masks: ÄÖÜ 123' });
    }
  });
});

test.each([
  'é',
  'Ünïcödé ñ ß €',
  '👋🏽👩‍👩‍👧‍👦🇪🇺',
  '漢字とかな、カタカナ',
  '点茗',
  '简体中文 繁體中文',
  'Привет мир',
  'שלום عليكم',
  'ABC123$%*+-./: ',
  '0123456789',
  '00',
  ' ',
  '\n',
  '\ufeffBOM',
  'a\u0000b',
  'https://example.org/?q=été&n=1234567890',
  'ABC漢字123abc😀456',
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢',
])('%j comes back byte for byte', async (text) => {
  const { pixels } = draw(text, {});
  const bytes = [...new TextEncoder().encode(text)];
  expect(readWithJsqr(pixels)?.bytes).toEqual(bytes);
  const code = await readWithZxing(pixels);
  expect([...(code?.bytes ?? [])]).toEqual(bytes);
});

test.each([
  ['2,900 bytes', lettersOf(2900)],
  ['2,900 bytes of which some are emoji', `${lettersOf(2896)}😀`],
  ['7,089 digits', `${'1234567'.repeat(1012)}12345`],
  ['4,296 alphanumeric characters', 'AB:/'.repeat(1074)],
  ['984 Kanji', '漢'.repeat(984)],
])('%s, the most or nearly, read back', async (_, text) => {
  const { pixels, version } = draw(text, { level: 'L', scale: 3 });
  expect(version).toBe(40);
  expect(readWithJsqr(pixels)?.text).toBe(text);
  expect(await readWithZxing(pixels)).toMatchObject({ text });
});

test('any text comes back', async () => {
  const parts = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.stringMatching(/^\d{0,20}$/),
    fc.stringMatching(/^[A-Z $%*+\-./:]{0,20}$/),
  );
  const texts = fc
    .array(parts, { minLength: 1, maxLength: 8 })
    .map((list) => list.join(''))
    .filter((text) => text !== '');
  await fc.assert(
    fc.asyncProperty(texts, fc.constantFrom(...levelNames), async (text, level) => {
      const { pixels, version } = draw(text, { level });
      const bytes = [...new TextEncoder().encode(text)];
      const code = await readWithZxing(pixels);
      expect([...(code?.bytes ?? [])]).toEqual(bytes);
      if (version !== unreadableForJsqr.version || level !== unreadableForJsqr.level) {
        expect(readWithJsqr(pixels)?.bytes).toEqual(bytes);
      }
    }),
    { numRuns: 60 },
  );
}, 60_000);
