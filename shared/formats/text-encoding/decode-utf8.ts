/**
 * Decodes UTF-8 strictly. A byte order mark stays in the text: `withoutMark` removes it.
 * @param isCut whether the bytes are only the beginning of a text, and may end within a character
 * @returns undefined if the bytes are not UTF-8
 * @example decodeUtf8(Uint8Array.of(0xc3, 0xa9)) // 'é'
 */
export function decodeUtf8(bytes: Uint8Array, isCut = false): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes, { stream: isCut });
  } catch {
    return undefined;
  }
}
