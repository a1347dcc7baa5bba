import fc from 'fast-check';
import { expect, test } from 'vitest';
import { percentEncode } from './percent-encode.ts';

test.each([
  ['', ''],
  ["it's ü", 'it%27s%20%C3%BC'],
  ["-._~!'()*", '-._~%21%27%28%29%2A'],
  ['😀\n', '%F0%9F%98%80%0A'],
])('%j becomes %s', (text, encoded) => {
  expect(percentEncode(text)).toBe(encoded);
});

test('other characters can be chosen', () => {
  expect(percentEncode('*~!', /[!~]/gu)).toBe('*%7E%21');
});

test('decoding gives the text back, from unreserved characters only', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(percentEncode(text)).toMatch(/^(?:[\w\-.~]|%[\dA-F]{2})*$/u);
      expect(decodeURIComponent(percentEncode(text))).toBe(text);
    }),
  );
});

test('a lone surrogate has no encoding', () => {
  expect(() => percentEncode('\ud800')).toThrow(URIError);
});
