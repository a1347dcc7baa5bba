import { describe, expect, it } from 'vitest';
import { writePng } from '#tests/support/inputs/write-png.ts';
import { operationContext } from '#tests/support/operations/operation-context.ts';
import { operationOf, runOperation } from '#tests/support/operations/run-operation.ts';
import { readOptions } from '#tools/define-operation.ts';
import { operations } from './operations.ts';

const operation = operationOf(operations, 'ocr.read');

/** The picture of “Hello 42”, 150 × 44 pixels, or of what else an example shows. */
const picture = Uint8Array.from(Buffer.from(operation.example.input?.replace(/^.*,/, '') ?? '', 'base64'));
const blank = Uint8Array.from(writePng(200, 80, () => [255, 255, 255, 255]));

async function read(image: Uint8Array<ArrayBuffer>, options: Readonly<Record<string, unknown>> = {}) {
  const result = await runOperation(operation, image, options);
  return result.ok ? result.value : result.error;
}

describe('ocr.read', () => {
  it.each([{}, { layout: 'line' }, { languages: 'fra+eng' }, { languages: ' deu + eng + deu ' }])(
    'reads a line with %j',
    async (options) => {
      expect(await read(picture, options)).toMatchObject({
        text: 'Hello 42',
        mediaType: 'text/plain',
        fileName: 'text.txt',
      });
    },
  );

  it('gives each word’s place in the image, and how sure it is', async () => {
    const { text, mediaType } = (await read(picture, { result: 'json' })) as { text: string; mediaType: string };
    expect(mediaType).toBe('application/json');
    const { words, ...rest } = JSON.parse(text);
    expect(rest).toEqual({ text: 'Hello 42', width: 150, height: 44 });
    expect(words).toMatchObject([{ text: 'Hello' }, { text: '42' }]);
    for (const { left, top, width, height, confidence } of words) {
      expect(left).toBeGreaterThan(5);
      expect(left + width).toBeLessThan(130);
      expect(top).toBeGreaterThan(5);
      expect(top + height).toBeLessThan(40);
      expect(confidence).toBeGreaterThan(50);
      expect(confidence).toBeLessThanOrEqual(100);
    }
  });

  it('runs that are asked for at once take turns', async () => {
    const both = [read(picture, { languages: 'eng' }), read(blank), read(picture, { languages: 'fra' })];
    expect(await Promise.all(both)).toMatchObject([{ text: 'Hello 42' }, { code: 'no-text' }, { text: 'Hello 42' }]);
  });

  it.each([
    ['nothing', new Uint8Array(), {}, 'not-an-image', 'The file is empty.'],
    [
      'what is not an image',
      Uint8Array.of(1, 2, 3),
      {},
      'not-an-image',
      'This is not an image that can be read here, or it is damaged. Save it as PNG or JPEG first.',
    ],
    ['an image without text', blank, {}, 'no-text', 'No text was found in the image.'],
    [
      'a language that does not ship',
      picture,
      { languages: 'eng+tlh' },
      'bad-option',
      'Languages: give eng, fra, deu, spa, ita, por, nld and pol, several with + between them.',
    ],
    ['no language', picture, { languages: '' }, 'bad-option', expect.stringContaining('Languages: give eng,')],
  ])('says what is wrong with %s', async (_what, image, options, code, message) => {
    expect(await read(image, options)).toMatchObject({ code, message });
  });

  it.each([
    [
      'data of a language',
      /traineddata/,
      'language-not-loaded',
      'The data for Polish could not be loaded: It is gone.',
    ],
    ['engine', /\.wasm$/, 'engine-not-loaded', 'The text recognition could not be loaded: It is gone.'],
  ])('says that the %s could not be loaded, and tries again', async (_what, missing, code, message) => {
    const options = readOptions(operation.options, { languages: 'pol' });
    const whole = operationContext();
    const context = operationContext({
      readEngineFile: (name) =>
        missing.test(name) ? Promise.reject(new Error('It is gone.')) : whole.readEngineFile(name),
    });
    const run = (given: typeof whole) => operation.run(picture, options.ok ? options.value : {}, given);
    expect(await run(context)).toMatchObject({ ok: false, error: { code, message } });
    expect(await run(whole)).toMatchObject({ ok: true, value: { data: 'Hello 42' } });
    // Other languages next time, so that the engine is started again.
    expect(await read(picture)).toMatchObject({ text: 'Hello 42' });
  });
});
