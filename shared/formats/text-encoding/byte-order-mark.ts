/** The encodings that a byte order mark indicates (Encoding Standard, section 6: "BOM sniff"). */
type MarkedEncoding = 'utf-8' | 'utf-16le' | 'utf-16be';

/**
 * @param bytes a text, or its first three bytes
 * @returns the encoding that a byte order mark at the start indicates; undefined without one
 * @example encodingOfMark(Uint8Array.of(0xff, 0xfe, 0x41, 0)) // 'utf-16le'
 */
export function encodingOfMark(bytes: Uint8Array): MarkedEncoding | undefined {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) {
    return 'utf-8';
  }
  if (first === 0xff && second === 0xfe) {
    return 'utf-16le';
  }
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/**
 * @returns the text without a byte order mark at its start
 * @example withoutMark('\ufeffa') // 'a'
 */
export function withoutMark(text: string): string {
  return text.startsWith('\ufeff') ? text.slice(1) : text;
}
