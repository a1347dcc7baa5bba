import { describe, expect, test } from 'vitest';
import { operationOf, runOperation } from '#tests/support/operations/run-operation.ts';
import { operations } from './operations.ts';

async function answer(id: string, input: string, options = {}) {
  const result = await runOperation(operationOf(operations, id), input, options);
  return result.ok ? result.value : { ...result.error, text: result.error.code };
}

test.each([
  ['entities.encode', 'é < 👋', {}, 'é &lt; 👋'],
  ['entities.encode', 'é < 👋', { scope: 'non-ascii' }, '&eacute; &lt; &#128075;'],
  ['entities.encode', 'a', { scope: 'all', form: 'hexadecimal' }, '&#x61;'],
  ['entities.encode', '', {}, ''],
  ['entities.encode', 'a', { form: 'octal' }, 'bad-option'],
  ['entities.decode', '&eacute;&#60;&#x1F44B; &unknown;', {}, 'é<👋 &unknown;'],
  ['media-type.of-extension', 'json', {}, 'application/json'],
  ['media-type.of-extension', ' .PNG ', {}, 'image/png'],
  ['media-type.of-extension', 'C:\\a.b\\archive.tar.gz', {}, 'application/gzip'],
  ['media-type.of-extension', 'qqq', {}, 'unknown-extension'],
  ['media-type.of-extension', 'constructor', {}, 'unknown-extension'],
  ['media-type.of-extension', '', {}, 'unknown-extension'],
  ['media-type.extensions', 'image/jpeg', {}, 'jpg\njpeg\njpe'],
  ['media-type.extensions', 'IMAGE/SVG+XML', {}, 'svg\nsvgz'],
  ['media-type.extensions', 'application/x-www-form-urlencoded', {}, 'no-extension'],
  ['media-type.extensions', 'image', {}, 'unknown-type'],
  ['media-type.extensions', '', {}, 'unknown-type'],
])('%s of %j %j', async (id, input, options, text) => {
  expect(await answer(id, input, options)).toMatchObject({ text });
});

describe('notes', () => {
  test.each([
    ['entities.encode', 'a\0', { scope: 'all' }, /^Line 1, column 2: U\+0000 has no entity/],
    ['entities.decode', 'a\n&copy 2', {}, 'Line 2, column 1: “&copy” has no semicolon, and was read as “©”.'],
  ])('%s of %j', async (id, input, options, note) => {
    expect(await answer(id, input, options)).toMatchObject({ notes: [expect.stringMatching(note)] });
  });

  test('count those that are not listed', async () => {
    const { notes } = (await answer('entities.decode', '&copy '.repeat(103))) as { readonly notes: readonly string[] };
    expect(notes).toHaveLength(101);
    expect(notes.at(-1)).toBe('There are 3 more notes.');
  });
});
