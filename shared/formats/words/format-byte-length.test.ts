import { afterEach, expect, it, vi } from 'vitest';
import { formatByteLength } from './format-byte-length.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1000, '1 KB'],
  [1536, '1.54 KB'],
  [10_485_760, '10.5 MB'],
  [104_857_600, '105 MB'],
  [2_500_000_000, '2.5 GB'],
  [5e13, '50000 GB'],
])('%d reads %s', (byteLength, text) => {
  expect(formatByteLength(byteLength)).toBe(text);
});

it('is written in the language of the browser', () => {
  vi.stubGlobal('navigator', { language: 'de' });
  expect(formatByteLength(1536)).toBe('1,54 KB');
});
