import { createDecoder } from './create-decoder.ts';
import type { TextEncodingName } from './encodings.ts';

/**
 * Decodes bytes according to the WHATWG Encoding standard. A byte order mark is kept as U+FEFF.
 * @returns undefined if the bytes are invalid in that encoding
 * @example await decodeText(Uint8Array.of(0x80), 'windows-1252') // '€'
 */
export async function decodeText(bytes: Uint8Array, encoding: TextEncodingName): Promise<string | undefined> {
  const decoder = await createDecoder(encoding, { fatal: true, ignoreBOM: true });
  try {
    return decoder.decode(bytes);
  } catch (thrown) {
    if (thrown instanceof TypeError) {
      return undefined;
    }
    throw thrown;
  }
}
