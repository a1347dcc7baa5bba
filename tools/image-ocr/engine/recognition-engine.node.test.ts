import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type Core, createEngine } from './recognition-engine.ts';

const require = createRequire(import.meta.url);
const core: Core = require('tesseract.js-core/tesseract-core-simd-lstm.js');
const dataOf = (code: string) => ({
  code,
  data: new Uint8Array(
    gunzipSync(readFileSync(require.resolve(`@tesseract.js-data/${code}/4.0.0_best_int/${code}.traineddata.gz`))),
  ),
});

/** A blank page as a PGM file. */
const blank = new Uint8Array([...new TextEncoder().encode('P5 400 100 255\n'), ...new Uint8Array(40_000).fill(255)]);

test('languages are handed over as their data, one after another in one worker', async () => {
  for (const languages of [['eng'], ['fra', 'eng']]) {
    const engine = await createEngine(core, languages.map(dataOf));
    const progress: number[] = [];
    const { text, words } = await engine.recognise(blank, 'auto', (fraction) => progress.push(fraction));
    expect({ text, words }).toEqual({ text: '', words: [] });
    expect(progress.every((fraction) => fraction >= 0 && fraction <= 1)).toBe(true);
  }
});

test('damaged data and what is not a picture are said, and do not hang', async () => {
  const damaged = { code: 'eng', data: new Uint8Array([2, 0, 0, 0, ...new Uint8Array(4096)]) };
  await expect(createEngine(core, [damaged])).rejects.toThrow('The language data cannot be used.');
  const engine = await createEngine(core, [dataOf('eng')]);
  await expect(engine.recognise(new TextEncoder().encode('no picture'), 'line', () => undefined)).rejects.toThrow(
    'Error attempting to read image.',
  );
});
