import { isMultiByteEncoding, type TextEncodingName } from './encodings.ts';

/**
 * Decodes bytes according to the WHATWG Encoding standard. A byte order mark is kept as U+FEFF.
 * @returns undefined if the bytes are invalid in that encoding
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

/** Uses the library's decoders, since each browser's own decoders have different bugs in the legacy encodings. */
async function createDecoder(encoding: TextEncodingName): Promise<TextDecoder> {
  const library = isMultiByteEncoding(encoding)
    ? await import('@exodus/bytes/encoding.js')
    : await import('@exodus/bytes/encoding-lite.js');
  return new library.TextDecoder(encoding, { fatal: true, ignoreBOM: true });
}
