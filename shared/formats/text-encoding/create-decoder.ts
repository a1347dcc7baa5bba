import { isMultiByteEncoding, type TextEncodingName } from './encodings.ts';

/**
 * Creates a decoder according to the WHATWG Encoding standard. Those of legacy encodings are the library's, since each
 * browser's own have different bugs (docs/decisions/text-encodings.md).
 * @example (await createDecoder('windows-1252')).decode(Uint8Array.of(0x80)) // '€'
 */
export async function createDecoder(
  encoding: TextEncodingName,
  options: TextDecoderOptions = {},
): Promise<TextDecoder> {
  if (encoding === 'utf-8') {
    return new TextDecoder(encoding, options);
  }
  const library = isMultiByteEncoding(encoding)
    ? await import('@exodus/bytes/encoding.js')
    : await import('@exodus/bytes/encoding-lite.js');
  return new library.TextDecoder(encoding, options);
}
