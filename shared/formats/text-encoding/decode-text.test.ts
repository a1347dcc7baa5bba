import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

describe('decodeText', () => {
  it.each([
    [[0xff], 'utf-8'],
    [[0xed, 0xa0, 0x80], 'utf-8'],
    [[0x41], 'utf-16le'],
    [[0x00, 0xd8], 'utf-16le'],
    [[0x81], 'shift_jis'],
    [[0xd2], 'windows-1253'],
  ] as const)('%j is not %s', async (bytes, encoding) => {
    expect(await decodeText(Uint8Array.from(bytes), encoding)).toBeUndefined();
  });

  // These are encodings for which Node's own decoders are correct, which is not the case for all others.
  it.each(['utf-8', 'utf-16le', 'utf-16be', 'iso-8859-2', 'windows-1251', 'koi8-r', 'gb18030'] as const)(
    'reads any bytes of %s as TextDecoder does',
    async (encoding) => {
      const native = new TextDecoder(encoding, { fatal: true, ignoreBOM: true });
      const expected = (bytes: Uint8Array) => {
        try {
          return native.decode(bytes);
        } catch {
          return undefined;
        }
      };
      await fc.assert(
        fc.asyncProperty(fc.uint8Array({ maxLength: 12 }), async (bytes) => {
          expect(await decodeText(bytes, encoding)).toBe(expected(bytes));
        }),
        { numRuns: 500 },
      );
    },
  );
});
