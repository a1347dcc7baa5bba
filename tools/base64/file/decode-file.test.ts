import { toBase64 } from '@exodus/bytes/base64.js';
import { describe, expect, it } from 'vitest';
import { createBytes, firstDifference } from '#tests/support/inputs/large-bytes.ts';
import { decodeFile, renamed } from './decode-file.ts';

const ignore = () => undefined;
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const decode = (content: BlobPart, name = 'file.txt') => decodeFile(new File([content], name), ignore);

describe('decodeFile', () => {
  it('gives back a file of several pieces, wrapped', async () => {
    const bytes = createBytes(25 * 1024 * 1024 + 1);
    const wrapped = toBase64(bytes).replace(/.{76}/g, '$&\r\n');
    const progress: number[] = [];
    const decoded = await decodeFile(new File([wrapped], 'large.b64'), (fraction) => progress.push(fraction));
    const back = new Uint8Array(decoded.ok ? await decoded.value.content.arrayBuffer() : []);
    expect(firstDifference(back, bytes)).toBe(-1);
    expect(progress.length).toBe(3);
    expect(progress.at(-1)).toBe(1);
  });

  it('finds out what the bytes are', async () => {
    expect(await decode(png, 'photo.b64')).toMatchObject({
      value: { name: 'photo.png', mediaType: 'image/png', isText: false, warnings: [] },
    });
    expect(await decode(`data:image/jpeg;base64,${png}`)).toMatchObject({
      value: { mediaType: 'image/png', declaredType: 'image/jpeg' },
    });
    expect(await decode('data:text/css,p%7B%7D', 'style.txt')).toMatchObject({
      value: { name: 'style.css', mediaType: 'text/css', isText: true, excerpt: 'p{}' },
    });
    expect(await decode('w6k=', 'a.base64.txt')).toMatchObject({
      value: { name: 'a.txt', mediaType: 'text/plain', isText: true, excerpt: 'é' },
    });
    expect(await decode('/////w')).toMatchObject({
      value: { name: 'file.bin', mediaType: 'application/octet-stream', isText: false },
    });
    expect(await decode('')).toMatchObject({ value: { isText: true, excerpt: '' } });
    const text = new TextEncoder().encode(`${'a'.repeat(1999)}💡`);
    expect(await decode(toBase64(text))).toMatchObject({ value: { excerpt: 'a'.repeat(1999) } });
  });

  it('tells whether the excerpt is all of it', async () => {
    const isWhole = async (bytes: Uint8Array) => {
      const decoded = await decode(toBase64(bytes));
      return decoded.ok && decoded.value.isWhole;
    };
    const text = (length: number) => new Uint8Array(length).fill(0x61);
    const dump = (length: number) => new Uint8Array(length).fill(0xff);
    expect(await isWhole(text(2000))).toBe(true);
    expect(await isWhole(text(2001))).toBe(false);
    // 24 rows of 16 bytes.
    expect(await isWhole(dump(384))).toBe(true);
    expect(await isWhole(dump(385))).toBe(false);
  });

  it('reads the UTF-16 that Windows PowerShell writes', async () => {
    const text = '\ufeffSGk=\r\n';
    const bytes = new Uint8Array(text.length * 2);
    [...text].forEach((character, index) => {
      new DataView(bytes.buffer).setUint16(index * 2, character.charCodeAt(0), true);
    });
    expect(await decode(bytes)).toMatchObject({ value: { excerpt: 'Hi' } });
  });

  it('knows text only by all of its bytes', async () => {
    const bytes = new Uint8Array(5_000_000).fill(0x61);
    bytes[4_999_999] = 0xff;
    expect(await decode(toBase64(bytes))).toMatchObject({ value: { isText: false } });
  });

  it('names the place of what is wrong, far into the file', async () => {
    const lines = `${'A'.repeat(76)}\n`.repeat(100_000);
    expect(await decode(`${lines}AAA!`)).toMatchObject({
      ok: false,
      error: { code: 'not-base64', position: { offset: 7_700_003, line: 100_001, column: 4 } },
    });
    expect(await decode(Uint8Array.of(0x89, 0x50, 0x4e, 0x47))).toMatchObject({
      error: { code: 'not-base64', position: { line: 1, column: 1 } },
    });
  });
});

describe('renamed', () => {
  it.each([
    ['photo.png.base64.txt', 'png', 'photo.png'],
    ['pasted.txt', 'png', 'pasted.png'],
    ['notes', 'txt', 'notes.txt'],
    ['.b64', 'bin', 'decoded.bin'],
    ['archive.tar.gz.b64', 'gz', 'archive.tar.gz'],
  ])('%s with %s is %s', (name, extension, expected) => {
    expect(renamed(name, extension)).toBe(expected);
  });
});
