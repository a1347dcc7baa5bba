import { encodingOfMark } from './byte-order-mark.ts';

/**
 * Decodes a text of unknown origin: UTF-16 if a byte order mark says so, otherwise UTF-8. The mark is omitted.
 * @param isCut whether the bytes are only the beginning of the text, and may end within a character
 * @returns undefined for anything else: bytes that are invalid in this encoding, or that include NUL
 * @example decodeMarkedText(Uint8Array.of(0xff, 0xfe, 0x41, 0)) // 'A'
 */
export function decodeMarkedText(bytes: Uint8Array, isCut = false): string | undefined {
  try {
    const text = new TextDecoder(encodingOfMark(bytes), { fatal: true }).decode(bytes, { stream: isCut });
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}
