import { describe, expect, test } from 'vitest';
import { operationOf, runOperation } from '#tests/support/operations/run-operation.ts';
import { operations } from './operations.ts';

async function answer(id: string, input: string | Uint8Array<ArrayBuffer>, options = {}) {
  const result = await runOperation(operationOf(operations, id), input, options);
  return result.ok ? result.value : { ...result.error, text: result.error.code };
}

describe('base64.encode', () => {
  test.each([
    ['', {}, ''],
    ['é', {}, 'w6k='],
    ['é', { encoding: 'windows-1252', isPadded: false }, '6Q'],
    ['??>', { alphabet: 'url-safe' }, 'Pz8-'],
    ['a\r\nb', {}, 'YQ0KYg=='],
    ['a\r\nb', { lineBreaks: 'lf' }, 'YQpi'],
    ['a'.repeat(49), { lineLength: 64 }, `${'YWFh'.repeat(16)}\nYQ==`],
    ['a\ud800', {}, 'lone-surrogate'],
    ['€', { encoding: 'shift_jis' }, 'not-encodable'],
    ['a', { lineLength: 5 }, 'bad-option'],
  ])('%j %j', async (input, options, text) => {
    expect(await answer('base64.encode', input, options)).toMatchObject({ text });
  });

  test('says where a character cannot be encoded', async () => {
    expect(await answer('base64.encode', 'a\n€', { encoding: 'iso-8859-2' })).toMatchObject({
      position: { offset: 2, line: 2, column: 1 },
    });
  });

  test('says what becomes another character, and what may be encoded already', async () => {
    expect(await answer('base64.encode', '¥', { encoding: 'shift_jis' })).toMatchObject({
      notes: [expect.stringMatching(/^Line 1, column 1: This encoding writes “¥”/)],
    });
    expect(await answer('base64.encode', 'SGVsbG8sIFdlYiBUb29sYm94IQ==')).toMatchObject({
      notes: ['This looks like Base64 already.'],
    });
  });
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';

describe('base64.encode-bytes', () => {
  test.each([
    [Uint8Array.of(0xff, 0, 1), {}, '/wAB'],
    [Uint8Array.of(0xff, 0, 1), { output: 'data-uri' }, 'data:application/octet-stream;base64,/wAB'],
    [
      svg,
      { output: 'img-tag', fileName: 'a "b".svg' },
      `<img src="data:image/svg+xml;base64,${btoa(svg)}" alt="a &quot;b&quot;.svg">`,
    ],
    ['a', { output: 'img-tag' }, 'not-an-image'],
  ])('%j %j', async (input, options, text) => {
    expect(await answer('base64.encode-bytes', input, options)).toMatchObject({ text });
  });
});

describe('base64.decode', () => {
  test.each([
    ['w6k=', {}, 'é'],
    ['6Q', { encoding: 'windows-1252' }, 'é'],
    ['data:;charset=latin1;base64,6Q==', {}, 'é'],
    ['/wAB', {}, 'not-text'],
    ['SGk*', {}, 'not-base64'],
  ])('%j %j', async (input, options, text) => {
    expect(await answer('base64.decode', input, options)).toMatchObject({ text });
  });

  test.each([
    [
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAAB',
      'The 24 bytes are not text in UTF-8. They seem to be image/png. Decode the Base64 to a file instead.',
    ],
    ['//5oAGkA', 'The 6 bytes are not text in UTF-8. They look like text in UTF-16LE: choose that encoding.'],
    ['/w==', 'The one byte is not text in UTF-8. Decode the Base64 to a file instead.'],
  ])('says what %j may be', async (input, message) => {
    expect(await answer('base64.decode', input)).toMatchObject({ message });
  });

  test('warns as the screen does', async () => {
    expect(await answer('base64.decode', 'SGl=')).toMatchObject({
      notes: [expect.stringMatching(/^Line 1, column 3: This last character has bits set/)],
    });
    expect(await answer('base64.decode', 'ZABpAHIA')).toMatchObject({
      notes: [expect.stringMatching(/control characters/), 'This looks like text in UTF-16LE.'],
    });
  });
});

test('base64.decode-bytes names the file by what it is', async () => {
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAAB';
  expect(await answer('base64.decode-bytes', png)).toMatchObject({
    fileName: 'decoded.png',
    notes: ['The file seems to be image/png.'],
  });
  expect(await answer('base64.decode-bytes', 'AAEC')).toMatchObject({
    fileName: 'decoded.bin',
    text: '\0\u0001\u0002',
  });
  expect(await answer('base64.decode-bytes', 'SGk')).toMatchObject({ fileName: 'decoded.txt', text: 'Hi' });
});
