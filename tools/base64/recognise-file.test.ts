import { expect, it } from 'vitest';
import { recognise } from './recognise-file.ts';

it.each([
  [
    { bytes: Uint8Array.of(0x25, 0x50, 0x44, 0x46, 0x2d), size: 300, fileName: 'a' },
    'application/pdf, 300 bytes; 428 bytes as a data: URI',
  ],
  [{ text: 'a', size: 1, fileName: 'a.CSS' }, 'text/css, 1 byte; 25 bytes as a data: URI'],
  [{ text: 'a', size: 1, fileName: 'a' }, 'application/octet-stream, 1 byte; 41 bytes as a data: URI'],
  [
    { bytes: Uint8Array.of(0xff, 0xfe, 0x61, 0), text: 'a', size: 1, fileName: 'a.css' },
    'text/css, 4 bytes; 29 bytes as a data: URI',
  ],
  [{ bytes: Uint8Array.of(0), size: 1, fileName: '.x' }, 'application/octet-stream, 1 byte; 41 bytes as a data: URI'],
])('%j', (sample, preview) => {
  expect(recognise(sample)).toMatchObject({ preview, screenId: 'Base64FileEncoder' });
});

it('leaves what is not a file alone', () => {
  expect(recognise({ text: 'a', size: 1 })).toBeUndefined();
});
