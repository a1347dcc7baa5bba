import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type QRCodeSegment } from 'qrcode';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { writePng } from '#tests/support/inputs/write-png.ts';
import { operationContext } from '#tests/support/operations/operation-context.ts';
import { operationOf, runOperation, textOf } from '#tests/support/operations/run-operation.ts';
import { operations } from './operations.ts';

beforeAll(() => {
  const wasm = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(readFileSync(wasm)).buffer } });
});

async function run(input: string, options: Readonly<Record<string, unknown>> = {}) {
  const result = await runOperation(operationOf(operations, 'qr.make'), input, options);
  return result.ok ? result.value : result.error;
}

it.each(['https://example.org/', 'žluťoučký 💡', '0123456789'.repeat(100)])(
  'a reader finds %.30s in the PNG',
  async (text) => {
    const result = await runOperation(operationOf(operations, 'qr.make'), text, { type: 'png' });
    const data = result.ok && result.value.data instanceof Uint8Array ? result.value.data : new Uint8Array();
    expect(result).toMatchObject({ value: { mediaType: 'image/png', fileName: 'qr-code.png' } });
    expect((await readBarcodes(data)).map((code) => code.text)).toEqual([text]);
  },
);

it.each([
  ['no size of the SVG, which is 512 pixels then', {}, /^<svg [^>]*width="512" height="512" viewBox="0 0 29 29"/],
  ['the size of the SVG', { width: 300 }, / width="300" height="300" viewBox="0 0 29 29"/],
  ['its margin', { margin: 0 }, /viewBox="0 0 21 21"/],
  ['its version', { version: 5 }, /viewBox="0 0 45 45"/],
  ['its colours', { dark: '#bf3a2b', light: '#fff0' }, /^<svg [^>]*><path fill="#bf3a2b"/],
])('an option sets %s', async (_what, options, svg) => {
  expect(await textOf(runOperation(operationOf(operations, 'qr.make'), 'A', options))).toMatch(svg);
});

it('is written as its mask says', async () => {
  const masks = [0, 1].map((maskPattern) =>
    textOf(runOperation(operationOf(operations, 'qr.make'), 'A', { maskPattern })),
  );
  const [first, second] = await Promise.all(masks);
  expect(first).not.toBe(second);
});

it.each([
  ['what was made', 'A', {}, { notes: ['Version 1, 21 × 21 modules, error correction M, 1 byte as Alphanumeric.'] }],
  [
    'colours that cannot be read',
    'A',
    { dark: '#eee' },
    { notes: expect.arrayContaining([expect.stringMatching(/contrast|differ|similar/i)]) },
  ],
  ['no text', '', {}, { code: 'no-text' }],
  ['half a character, at its place', 'a\ud800', {}, { position: { offset: 1 } }],
  ['too much text', 'a'.repeat(3000), {}, { code: 'too-much-data', message: expect.stringContaining('level M') }],
])('tells of %s', async (_what, input, options, expected) => {
  expect(await run(input, options)).toMatchObject(expected);
});

it('refuses a colour that is none', async () => {
  expect(await run('A', { dark: 'red' })).toMatchObject({
    code: 'bad-option',
    message: expect.stringContaining('Dark: give 3, 4, 6 or 8 hexadecimal digits'),
  });
});

describe('qr.read', () => {
  type Rgba = readonly [number, number, number, number];
  const white: Rgba = [255, 255, 255, 255];
  const black: Rgba = [0, 0, 0, 255];

  /** Draws codes beside each other as a PNG, each with a margin and four pixels a module. */
  function draw(
    contents: readonly (string | QRCodeSegment[])[],
    dark: Rgba = black,
    light: Rgba = white,
  ): Uint8Array<ArrayBuffer> {
    const codes = contents.map((content) => create(content, { version: 2 }).modules);
    const side = ((codes[0]?.size ?? 0) + 8) * 4;
    const png = writePng(side * codes.length, side, (x, y) => {
      const code = codes[Math.floor(x / side)];
      const [column, row] = [Math.floor((x % side) / 4) - 4, Math.floor(y / 4) - 4];
      const isInside = code !== undefined && Math.min(column, row) >= 0 && Math.max(column, row) < code.size;
      return isInside && code.get(row, column) === 1 ? dark : light;
    });
    return Uint8Array.from(png);
  }

  async function readCodes(image: Uint8Array<ArrayBuffer>, options: Readonly<Record<string, unknown>> = {}) {
    const result = await runOperation(operationOf(operations, 'qr.read'), image, options);
    return result.ok ? result.value : result.error;
  }

  it.each([
    ['dark on light', 'žluťoučký 💡', black, white],
    ['light on dark', 'A', white, black],
    ['dark on what is transparent', 'A', black, [0, 0, 0, 0]],
    ['transparent on light', 'A', [255, 255, 255, 0], white],
  ] as const)('reads a code that is %s', async (_what, text, dark, light) => {
    expect(await readCodes(draw([text], dark, light))).toMatchObject({
      text,
      mediaType: 'text/plain',
      fileName: 'code.txt',
      notes: [],
    });
  });

  it('gives the contents of several codes, a line each', async () => {
    const { text } = (await readCodes(draw(['first', 'second', 'third']))) as { text: string };
    expect(text.split('\n').toSorted()).toEqual(['first', 'second', 'third']);
  });

  const bytes: QRCodeSegment[] = [{ mode: 'byte', data: Uint8ClampedArray.of(0, 1, 255) }];

  it('gives bytes that are not text in hexadecimal, and says so', async () => {
    expect(await readCodes(draw([bytes]))).toMatchObject({
      text: '00 01 ff',
      notes: ['The code holds bytes that are not text, given in hexadecimal.'],
    });
    expect(await readCodes(draw(['A', bytes]))).toMatchObject({
      notes: [expect.stringMatching(/^Code [12] holds bytes that are not text, given in hexadecimal\.$/)],
    });
  });

  it('says that an encoding is a guess', async () => {
    const latin: QRCodeSegment[] = [{ mode: 'byte', data: Uint8ClampedArray.of(0x63, 0x61, 0x66, 0xe9) }];
    expect(await readCodes(draw([latin]))).toMatchObject({ text: 'café', notes: [expect.stringContaining('a guess')] });
  });

  it('gives all that is known of each code as JSON', async () => {
    const { text, mediaType } = (await readCodes(draw(['A', bytes]), { result: 'json' })) as {
      text: string;
      mediaType: string;
    };
    expect(mediaType).toBe('application/json');
    expect(JSON.parse(text)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'QR Code', version: '2', level: 'M', text: 'A', isGuess: false }),
        expect.objectContaining({ kind: 'QR Code', hex: '0001ff', corners: expect.any(Array) }),
      ]),
    );
  });

  it.each([
    ['nothing', new Uint8Array(), 'not-an-image', 'The file is empty.'],
    [
      'what is not an image',
      Uint8Array.of(1, 2, 3),
      'not-an-image',
      'This is not an image that can be read here, or it is damaged. Save it as PNG or JPEG first.',
    ],
    ['an image without a code', draw([]), 'no-code', 'No code was found in the image.'],
  ])('says what is wrong with %s', async (_what, image, code, message) => {
    expect(await readCodes(image)).toMatchObject({ code, message });
  });

  it('tries again to load a reader that could not be loaded', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    // Its own instance: that of other tests has its file.
    vi.resetModules();
    const { prepareEngine } = await import('./reading/prepare-engine.ts');
    expect(await prepareEngine(() => Promise.reject(new Error('The file is not there.')))).toBe(false);
    expect(await prepareEngine(operationContext().readEngineFile)).toBe(true);
    expect(await prepareEngine(() => Promise.reject(new Error('It has been asked for twice.')))).toBe(true);
  });
});
