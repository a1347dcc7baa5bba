import fc from 'fast-check';
import { expect, it } from 'vitest';
import { documentOffset } from './document-offset.ts';

it.each([
  ['a\nb', 2, 2],
  ['a\r\nb', 0, 0],
  ['a\r\nb', 1, 1],
  ['a\r\nb', 2, 1],
  ['a\r\nb', 3, 2],
  ['a\rb', 2, 2],
  ['\r\n\r\n', 4, 2],
  ['', 0, 0],
])('is of %j at %i at %i', (text, offset, expected) => {
  expect(documentOffset(text, offset)).toBe(expected);
});

it('finds the same rest of the text as the document has', () => {
  const texts = fc.array(fc.constantFrom('a', '\r', '\n', '\r\n', '💡')).map((parts) => parts.join(''));
  const inDocument = (text: string) => text.replaceAll(/\r\n|\r/gu, '\n');
  fc.assert(
    fc.property(texts, fc.nat(20), (text, given) => {
      const offset = Math.min(given, text.length);
      fc.pre(text.slice(offset - 1, offset + 1) !== '\r\n');
      expect(inDocument(text).slice(documentOffset(text, offset))).toBe(inDocument(text.slice(offset)));
    }),
  );
});
