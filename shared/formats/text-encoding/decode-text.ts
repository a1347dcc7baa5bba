import { isMultiByteEncoding, type TextEncodingName } from './encodings.ts';

/**
 * Decodes bytes as the WHATWG Encoding standard does. A byte order mark stays, as U+FEFF.
 * @returns undefined if the bytes are not of that encoding
 * @example await decodeText(Uint8Array.of(0x80), 'windows-1252') // '€'
 */
export async function decodeText(bytes: Uint8Array, encoding: TextEncodingName): Promise<string | undefined> {
  const decoder = await createDecoder(encoding);
  try {
    return decoder.decode(bytes);
  } catch (thrown) {
    if (thrown instanceof TypeError) {
      return undefined;
    }
    throw thrown;
  }
}

/** The library's, since each browser's own decoders have other mistakes in the legacy encodings. */
async function createDecoder(encoding: TextEncodingName): Promise<TextDecoder> {
  const library = isMultiByteEncoding(encoding)
    ? await import('@exodus/bytes/encoding.js')
    : await import('@exodus/bytes/encoding-lite.js');
  return new library.TextDecoder(encoding, { fatal: true, ignoreBOM: true });
}
