import { expect, test } from 'vitest';
import { readTextFile } from './read-text-file.ts';

const utf16 = (text: string, littleEndian: boolean) => {
  const view = new DataView(new ArrayBuffer(2 + text.length * 2));
  view.setUint16(0, 0xfeff, littleEndian);
  for (let index = 0; index < text.length; index += 1) {
    view.setUint16(2 + index * 2, text.charCodeAt(index), littleEndian);
  }
  return view.buffer;
};

test.each<[string, BlobPart, string]>([
  ['UTF-8', 'ä\r\n😀', 'ä\n😀'],
  ['UTF-8 with a byte order mark', '\uFEFFa', 'a'],
  ['UTF-16 little endian', utf16('ä\n😀', true), 'ä\n😀'],
  ['UTF-16 big endian', utf16('ä\n😀', false), 'ä\n😀'],
  ['an empty file', '', ''],
])('reads %s', async (_, content, expected) => {
  const result = await readTextFile(new File([content], 'a.txt'));
  expect(result?.ok && result.value.toString()).toBe(expected);
});

test.each<[string, BlobPart]>([
  ['bytes that are not UTF-8', new Uint8Array([0x61, 0xff, 0x62])],
  ['a character cut off at the end', new Uint8Array([0x61, 0xc3])],
  ['NUL', 'a\0b'],
])('refuses %s', async (_, content) => {
  expect(await readTextFile(new File([content], 'photo.png'))).toEqual({
    ok: false,
    error: { code: 'not-text', message: 'photo.png is not a text file in UTF-8 or UTF-16.' },
  });
});

test('says that a file cannot be read', async () => {
  const file = new File([''], 'gone.txt');
  file.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
  expect(await readTextFile(file)).toMatchObject({ ok: false, error: { code: 'unreadable' } });
});
