import { describe, expect, test } from 'vitest';
import { operationOf, runOperation } from '#tests/support/operations/run-operation.ts';
import { operations } from './operations.ts';
import { readKey } from './read-key.ts';
import { recognise } from './recognise.ts';

async function rowsOf(id: string, input: string, options = {}) {
  const result = await runOperation(operationOf(operations, id), input, options);
  return result.ok ? (result.value.rows ?? []) : result.error;
}

async function comparisonOf(compareWith: string) {
  const rows = await rowsOf('hash.sums', 'abc', { compareWith });
  return Array.isArray(rows) ? rows[0] : rows;
}

const sha256 = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

describe('a pasted sum is found', () => {
  test.each([
    [sha256, 'SHA-256'],
    [sha256.toUpperCase(), 'SHA-256'],
    [`  ${sha256}\n`, 'SHA-256'],
    [`${sha256}  abc.txt`, 'SHA-256'],
    [`${sha256} *abc.txt`, 'SHA-256'],
    [`${sha256}  deadbeef`, 'SHA-256'],
    [`SHA256 (abc.txt) = ${sha256}`, 'SHA-256'],
    [`sha256:${sha256}`, 'SHA-256'],
    [sha256.replace(/..(?=.)/g, '$&:'), 'SHA-256'],
    [sha256.replace(/.{8}(?=.)/g, '$& '), 'SHA-256'],
    ['ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=', 'SHA-256'],
    ['ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0', 'SHA-256'],
    ['sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=', 'SHA-256'],
    ['90:01:50:98:3c:d2:4f:b0:d6:96:3f:7d:28:e1:7f:72', 'MD5'],
    ['352441c2', 'CRC32'],
    ['0x352441C2', 'CRC32'],
    [`"${sha256}",`, 'SHA-256'],
    [`{"sha256": "${sha256}"}`, 'SHA-256'],
    [`The sum is ${sha256}.`, 'SHA-256'],
    [`\\${sha256}  a\\nb`, 'SHA-256'],
    [`a.txt: ${sha256}`, 'SHA-256'],
    [`image@sha256:${sha256}`, 'SHA-256'],
    [`SHA256          ${sha256.toUpperCase()}       C:\\a.txt`, 'SHA-256'],
    ['<script integrity="sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=">', 'SHA-256'],
    [`MD5 900150983cd24fb0d6963f7d28e17f72\nSHA256 ${sha256}`, 'MD5 and SHA-256'],
    ['53048e2681941ef99b2e29b76b4c7dabe4c2d0c634fc6d46e0e2f13107e7af23', 'SHA-512/256'],
  ])('%j', async (pasted, name) => {
    expect(await comparisonOf(pasted)).toMatchObject({ name: 'Comparison', value: name, tone: 'good' });
  });
});

test.each([
  [
    `SHA256 hash of abc.txt:\n${sha256}\nCertUtil: -hashfile command completed successfully.`,
    'on line 2 is the SHA-256',
  ],
  [`${'0'.repeat(64)}  a.iso\n${'1'.repeat(64)}  b.iso\n${sha256}  abc.txt\n`, 'on line 3 is the SHA-256'],
  [`a9993e364706816aba3e25717850c26c9cd0d89d\n${sha256}`, 'on lines 1 and 2 are the SHA-1 and SHA-256'],
])('a pasted text of several lines is searched as a whole: %j', async (pasted, note) => {
  expect(await comparisonOf(pasted)).toMatchObject({ tone: 'good', note: expect.stringContaining(note) });
});

describe('a sum of something else is none', () => {
  test.each([
    [
      sha256.replace('b', 'c'),
      /64 digits, like SHA-256, SHA-512\/256, SHA3-256 or BLAKE3, but belongs to another input$/,
    ],
    [`${sha256}0`, /^The pasted sum matches none/],
    [sha256.slice(1), /^The pasted sum matches none/],
    ['00'.repeat(20), /40 digits, like SHA-1, but belongs to another input$/],
    [`0${sha256}`, /^The pasted sum matches none/],
    [`${'00'.repeat(20)}  a-20250119.iso`, /^The pasted sum has 40 digits, like SHA-1, but belongs to another input$/],
    [`${'00'.repeat(20)}  a\n${'11'.repeat(20)}  b`, /^The pasted text has 2 sums of 40 digits, like SHA-1, but none/],
    // The four bytes of its CRC32 are a part of a longer sum.
    ['00:35:24:41:c2:00:35:24:41:c2:00:35:24:41:c2:00', /^The pasted sum has 32 digits, like MD5/],
    ['x', /^The pasted sum matches none/],
    ['(((', /^The pasted sum matches none/],
  ])('%j', async (pasted, note) => {
    expect(await comparisonOf(pasted)).toMatchObject({
      value: 'No match',
      tone: 'bad',
      note: expect.stringMatching(note),
    });
  });
});

test('writes sums as asked, and warns of those that are broken', async () => {
  expect(await rowsOf('hash.sums', 'abc', { format: 'base64' })).toContainEqual({
    name: 'SHA-1',
    value: 'qZk+NkcGgWq6PiVxeFDCbJzQ2J0=',
    note: 'Broken: not for security',
    tone: 'bad',
  });
  expect(await rowsOf('hash.sums', 'abc', { format: 'hex-upper' })).toContainEqual({
    name: 'SHA-256',
    value: sha256.toUpperCase(),
  });
});

test('takes a text as UTF-8', async () => {
  expect(await rowsOf('hash.sums', 'é😀')).toEqual(
    await rowsOf('hash.sums', new TextDecoder().decode(Uint8Array.of(0xc3, 0xa9, 0xf0, 0x9f, 0x98, 0x80))),
  );
  expect(await rowsOf('hash.sums', 'é')).toContainEqual({
    name: 'SHA-256',
    value: '4a99557e4033c3539de2eb65472017cad5f9557f7a0625a09f1c3f6e2ba69c4c',
  });
});

describe('the key of an HMAC', () => {
  test('is the same as text and in hexadecimal', async () => {
    const rows = await rowsOf('hash.hmac', 'a', { key: 'Jefe' });
    expect(await rowsOf('hash.hmac', 'a', { key: '4A:65 66 65', keyFormat: 'hex' })).toEqual(rows);
    expect(rows).toHaveLength(11);
  });

  test.each([
    ['4', 'A digit is missing: each byte has two.'],
    ['4g', '“g” is not a hexadecimal digit (0 to 9 and a to f).'],
    ['😀', '“😀” is not a hexadecimal digit (0 to 9 and a to f).'],
  ])('%j is refused at its place', (key, message) => {
    expect(readKey(key, 'hex')).toEqual({ ok: false, error: { code: 'not-hex', message, option: 'key' } });
  });

  test('has no half of a character, which is not hashed as U+FFFD', async () => {
    expect(readKey('a\ud800', 'text')).toMatchObject({ error: { code: 'lone-surrogate', option: 'key' } });
  });

  test('may be empty, which is said', async () => {
    const result = await runOperation(operationOf(operations, 'hash.hmac'), 'a');
    expect(result.ok && result.value.notes).toContain('The key is empty.');
  });
});

describe('recognises', () => {
  test.each([
    [sha256, '256 bits: SHA-256, SHA-512/256, SHA3-256, BLAKE3'],
    [`${sha256}  a file.iso\n`, '256 bits: SHA-256, SHA-512/256, SHA3-256, BLAKE3'],
    ['d41d8cd98f00b204e9800998ecf8427e', '128 bits: MD5'],
    ['DA39A3EE5E6B4B0D3255BFEF95601890AFD80709', '160 bits: SHA-1, a commit of Git'],
    ['deadbeef', undefined],
    [`${sha256}0`, undefined],
    [`${sha256} and more`, undefined],
    ['', undefined],
  ])('%j', (text, preview) => {
    expect(recognise({ text, size: text.length })?.preview).toBe(preview);
  });
});
