import { withoutMark } from '#shared/formats/text-encoding/byte-order-mark.ts';
import { decodeUtf8 } from '#shared/formats/text-encoding/decode-utf8.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are looked for.
const controls = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f\u007f-\u0084\u0086-\u009f]/;

/**
 * Whether a text has no control characters except those of plain text: tabs, line and page breaks, and the escape
 * character of coloured logs.
 * @example isPlainText('a\0') // false
 */
export function isPlainText(text: string): boolean {
  return !controls.test(text);
}

/**
 * The text at the beginning of a file, if it is plain text in UTF-8; without its byte order mark.
 * @param head the first bytes of the file
 * @param isCut whether they may end within a character
 * @example plainTextOf(Uint8Array.of(0x61, 0xc3)) // 'a'
 */
export function plainTextOf(head: Uint8Array, isCut = true): string | undefined {
  const text = decodeUtf8(head, isCut);
  return text !== undefined && isPlainText(text) ? withoutMark(text) : undefined;
}
