import { expect, test } from 'vitest';
import { readSource } from './read-source.ts';

const utf8 = new TextEncoder();

test.each([
  ['UTF-8', utf8.encode('ä'), 'ä', 'UTF-8'],
  ['UTF-8 with its mark', utf8.encode('\ufeffä'), 'ä', 'UTF-8 with a byte order mark'],
  ['UTF-16, little endian', Uint8Array.of(0xff, 0xfe, 0xe4, 0), 'ä', 'UTF-16LE'],
  ['UTF-16, big endian', Uint8Array.of(0xfe, 0xff, 0, 0xe4), 'ä', 'UTF-16BE'],
  ['Windows-1252', Uint8Array.of(0xe4), 'ä', 'Windows-1252'],
  // One bad byte does not make the mark, and every other character, a text in another encoding.
  [
    'UTF-8 with its mark and a bad byte',
    Uint8Array.of(...utf8.encode('\ufeffä'), 0xe4),
    'ä\ufffd',
    'UTF-8 with a byte order mark',
  ],
])('reads %s', async (_, bytes, text, encoding) => {
  expect(await readSource(new File([bytes], 'a.txt'))).toEqual({ ok: true, value: { text, encoding } });
});

test('a typed text has no encoding, and what has a NUL is not a text', async () => {
  expect(await readSource('ä')).toEqual({ ok: true, value: { text: 'ä' } });
  expect(await readSource(new File(['a\0'], 'a.bin'))).toMatchObject({ error: { code: 'not-text' } });
});
