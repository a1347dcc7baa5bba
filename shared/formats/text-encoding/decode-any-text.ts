import { encodingOfMark } from './byte-order-mark.ts';

/** A text whose encoding was found from its bytes. */
export interface FoundText {
  /** The text without its byte order mark. */
  readonly text: string;
  readonly encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';
  /** Whether a byte order mark says so. */
  readonly isMarked: boolean;
}

/**
 * Decodes a text of unknown origin, whatever its bytes: by its byte order mark, otherwise as UTF-8, otherwise as
 * Windows-1252, in which older programs write. Bytes that are invalid in the encoding of the mark become U+FFFD
 * (WHATWG Encoding standard, "decode").
 *
 * `decodeMarkedText` is for texts that must not be guessed, and `decodeText` for those whose encoding is known.
 * @example decodeAnyText(Uint8Array.of(0x47, 0x72, 0xfc, 0x6e)).text // 'Grün'
 */
export function decodeAnyText(bytes: Uint8Array): FoundText {
  const marked = encodingOfMark(bytes);
  if (marked !== undefined) {
    return { text: new TextDecoder(marked).decode(bytes), encoding: marked, isMarked: true };
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8', isMarked: false };
  } catch (thrown) {
    if (thrown instanceof TypeError) {
      return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252', isMarked: false };
    }
    throw thrown;
  }
}
