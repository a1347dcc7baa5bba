import fc from 'fast-check';
import { expect, it } from 'vitest';
import { unescapeSegments } from './unescape-segments.ts';

const decodedOf = (text: string) => Array.from(unescapeSegments(text), ({ decoded }) => decoded);

it.each([
  ['m=ada%40example.com', ['m=ada@example.com']],
  ['a%20b c%20d', ['a b', 'c d']],
  ['caf%C3%A9', ['café']],
  [String.raw`"ada\u0040example\x2ecom"`, ['ada@example.com']],
  [String.raw`"https:\/\/example.com"`, ['https://example.com']],
  ['ada&#64;example&#x2E;com', ['ada@example.com']],
  ['a=1&amp;b=2', ['a=1&b=2']],
  ['100% of 5%', []],
  ['nothing', []],
])('decodes what is escaped in %s', (text, expected) => {
  expect(decodedOf(text)).toEqual(expected);
});

it('says where each character stands, so that what stands around it stays', () => {
  const piece = fc.constantFrom('a', '%40', '%C3%A9', '\\u0041', '&#64;', ' ', 'é', '%', '"', '😀', '\\/');
  const texts = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(texts, (text) => {
      let last = 0;
      for (const { decoded, offsets } of unescapeSegments(text)) {
        expect(offsets).toHaveLength(decoded.length + 1);
        for (const [index, offset] of offsets.entries()) {
          expect(offset).toBeGreaterThanOrEqual(last);
          last = offset;
          // Text that is not an escape keeps its offset.
          if (index < decoded.length && text[offset] !== '%' && text[offset] !== '\\' && text[offset] !== '&') {
            expect(decoded[index]).toBe(text[offset]);
          }
        }
      }
    }),
  );
});
