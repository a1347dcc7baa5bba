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
 * The text at the beginning of a file, if it is plain text in UTF-8.
 * @param head the first bytes of the file, which may end within a character
 * @example plainTextOf(Uint8Array.of(0x61, 0xc3)) // 'a'
 */
export function plainTextOf(head: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return isPlainText(text) ? text : undefined;
  } catch {
    return undefined;
  }
}
