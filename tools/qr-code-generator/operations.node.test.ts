import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { operationOf, runOperation, textOf } from '#tests/support/run-operation.ts';
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
    { notes: expect.arrayContaining([expect.stringMatching(/contrast|differ|alike/i)]) },
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
    message: expect.stringContaining('dark: Give 3, 4, 6 or 8 hexadecimal digits'),
  });
});
