import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import jsQR from 'jsqr';
import { beforeAll, describe, expect, test } from 'vitest';
import { prepareZXingModule } from 'zxing-wasm/reader';
import { defaultSettings, type Settings } from '../options/settings.ts';
import { readCodes } from '../reading/read-codes.ts';
import { capacityInBits, levelNames } from './choose-segments.ts';
import { drawPixels } from './draw-pixels.ts';
import { encodeText } from './encode-text.ts';

beforeAll(() => {
  const wasm = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  const { buffer } = Uint8Array.from(readFileSync(wasm));
  prepareZXingModule({ overrides: { wasmBinary: buffer } });
});

function draw(text: string, part: Partial<Settings>) {
  const settings = { ...defaultSettings, ...part };
  const encoded = encodeText(text, settings);
  if (!encoded.ok) {
    throw new Error(encoded.error.message);
  }
  return { code: encoded.value, pixels: drawPixels(encoded.value.matrix, settings) };
}

const all = Array.from({ length: 40 }, (_, i) => i + 1).flatMap((version) =>
  levelNames.map((level) => [version, level] as const),
);

test('probe', async () => {
  const bad: string[] = [];
  const badZ: string[] = [];
  for (const [version, level] of all) {
    const n = Math.floor((capacityInBits(version, level) - 4 - (version < 10 ? 8 : 16)) / 8);
    const text = Array.from({ length: n }, (_, i) => String.fromCharCode(97 + ((i * 7 + i * i) % 26))).join('');
    const { code, pixels } = draw(text, { version, level });
    expect(code.version).toBe(version);
    const read = jsQR(pixels.data, pixels.width, pixels.height, { inversionAttempts: 'dontInvert' });
    if (read?.data !== text) bad.push(version + level);
    const z = await readCodes(pixels);
    if (z.length !== 1 || z[0]?.text !== text) badZ.push(version + level);
    if (version === 5) console.log(z[0]);
  }
  console.log({ bad, badZ });
}, 200000);
