import { describe, expect, test } from 'vitest';
import { answer, recognise } from './recognise.ts';

const sampleOf = (text: string) => ({ text, size: text.length });

describe('recognises', () => {
  test.each([
    ['a padded text', 'SGVsbG8sIFdlYiBUb29sYm94IQ==', 0.85, '“Hello, Web Toolbox!”'],
    ['a short one', 'dGVzdA==', 0.7, '“test”'],
    ['letters beyond ASCII', 'R3LDvMOfZSBhdXMgS8O2bG4=', 0.85, '“Grüße aus Köln”'],
    ['lines of 76', `${'TG9yZW0gaXBzdW0g'.repeat(4)}\r\n${'TG9yZW0gaXBzdW0g'.repeat(4)}`, 0.85, /^“Lorem ipsum Lorem/],
    ['a PNG image', 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ', 0.9, 'image/png, about 33 bytes'],
    ['an AVIF image', 'AAAAHGZ0eXBhdmlmAAAAAGF2aWZtaWYx', 0.9, 'image/avif, about 24 bytes'],
    ['a data: URI', 'data:image/png;base64,iVBORw0KGgo=', 0.95, 'image/png, about 9 bytes'],
    ['a data: URI in percent-encoding', 'data:text/plain,a%20b', 0.95, 'text/plain, about 5 bytes: “a b”'],
    ['a data: URI in capitals', ' DATA:;base64,SGk=', 0.95, 'text/plain, about 3 bytes: “Hi”'],
    ['hexadecimal digits, perhaps', 'deadbeef', 0.3, 'about 6 bytes of binary data'],
    ['a short key, perhaps', 'Zk3xQ9vB', 0.3, 'about 6 bytes of binary data'],
    [
      'indented lines',
      `  ${'TG9yZW0gaXBzdW0g'.repeat(4)}\n  ${'TG9yZW0gaXBzdW0g'.repeat(4)}\n`,
      0.85,
      /^“Lorem ipsum Lorem/,
    ],
    ['indented bytes', '  iVBORw0KGgoAAAANSUhE\n  UgAAAAEAAAABCAYAAAAf\n  FcSJ', 0.9, 'image/png, about 33 bytes'],
    ['PEM', '-----BEGIN CERTIFICATE-----\nMIIB', 0.9, /^PEM block “CERTIFICATE”$/],
    ['PEM in a line', '-----BEGIN A-----\\nMIIB\\n-----END A-----\\n', 0.9, /^PEM block “A”$/],
  ])('%s', (_, text, confidence, preview) => {
    expect(recognise(sampleOf(text))).toMatchObject({ confidence, preview: expect.stringMatching(preview) });
  });
});

test('of several PEM blocks, the first is decoded', () => {
  const block = '-----BEGIN A-----\nMIIB\n-----END A-----';
  const text = `${block}\n${block.replaceAll('A-', 'B-')}\n${block}\n`;
  expect(recognise(sampleOf(text))).toMatchObject({ preview: 'PEM block “A”, the first of 3', text: block });
  expect(recognise({ text, size: 10_000_000 })?.preview).toBe('PEM block “A”, the first of several');
  expect(recognise(sampleOf(`${block}\n`))?.text).toBeUndefined();
});

test('shows the picture that is whole, and none of a text or of a beginning', () => {
  const uri = 'data:image/png;base64,iVBORw0KGgo=';
  expect(recognise(sampleOf(uri))?.look).toEqual({ kind: 'picture', value: uri });
  expect(recognise(sampleOf('iVBORw0K\nGgoAAAANSUhEUg=='))?.look?.value).toBe(
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUg==',
  );
  expect(recognise({ text: uri, size: 1_000_000 })?.look).toBeUndefined();
  expect(recognise(sampleOf('data:text/plain;base64,SGk='))?.look).toBeUndefined();
});

test.each([
  ['dGVzdA==', 'test'],
  ['data:text/plain,a%20b', 'a b'],
  ['iVBORw0KGgoAAAANSUhEUg==', undefined],
])('%s is copied as %s', (text, copied) => {
  expect(answer({ ...sampleOf(text) }, { confidence: 1, preview: '', screenId: 'Base64Encoder' })).toBe(copied);
});

test.each([
  ['nothing', ''],
  ['a blank', ' '],
  ['a word', 'password'],
  ['a sentence', 'Hello, Web Toolbox!'],
  ['a sentence about data', 'data: one, two, three'],
  ['digits', '1700000000'],
  ['a UUID', '0190163d-8694-739b-aea5-966c26f8ad91'],
  ['a ULID', '01ARZ3NDEKTSV4RRFFQ69G5FAV'],
  ['a JWT', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln'],
  ['a path', '/usr/local/bin/node'],
  ['indented words', '  return\n    false\n  else'],
  ['a signed message', '-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA256\n\nHello'],
  ['a URL', 'https://example.org/SGVsbG8='],
  ['JSON', '{"a":1}'],
  ['half a character', '\ud800'],
])('leaves %s alone', (_, text) => {
  expect(recognise(sampleOf(text))).toBeUndefined();
});

test('leaves a file alone that is not text', () => {
  expect(recognise({ bytes: Uint8Array.of(0x89, 0x50), size: 2, fileName: 'a.png' })).toBeUndefined();
});

test('takes a long text by its beginning', () => {
  const text = 'TG9yZW0gaXBzdW0g'.repeat(4096);
  expect(recognise({ text, size: 100_000_000 })).toMatchObject({ confidence: 0.85, operation: 'base64.decode' });
});
