/** The common syntax of vCard (RFC 6350) and iCalendar (RFC 5545): lines of `NAME:value`. */

/**
 * Escapes a text value: backslash, comma, semicolon and line breaks (RFC 6350 section 3.4, RFC 5545 section 3.3.11).
 * @example escapeText('a,b\n') // 'a\\,b\\n'
 */
export function escapeText(text: string): string {
  return text.replaceAll(/[\\,;]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);
}

/** The maximum length of a line in bytes, without its break. */
const longestLine = 75;

/**
 * Joins lines with CR LF and folds them at 75 bytes: a longer line continues after a break and a space, but never
 * breaks within a character (RFC 6350 section 3.2, RFC 5545 section 3.1).
 * @example joinContentLines(['BEGIN:VCARD', 'END:VCARD']) // 'BEGIN:VCARD\r\nEND:VCARD\r\n'
 */
export function joinContentLines(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let length = 0;
  for (const character of line) {
    const bytes = encoder.encode(character).length;
    if (length + bytes > longestLine) {
      folded += '\r\n ';
      length = 1;
    }
    folded += character;
    length += bytes;
  }
  return folded;
}
