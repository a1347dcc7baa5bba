/** How the lines of a text end; `mixed` is any other way than all LF or all CR LF. */
export type LineBreaks = 'lf' | 'crlf' | 'mixed';

/**
 * @returns `lf` for a text of one line
 * @example lineBreaksOf('a\r\nb') // 'crlf'
 */
export function lineBreaksOf(text: string): LineBreaks {
  if (!text.includes('\r')) {
    return 'lf';
  }
  return /\r(?!\n)|(?<!\r)\n/.test(text) ? 'mixed' : 'crlf';
}

/**
 * Makes each line of a text end in one way; `mixed` leaves them as they are.
 * @example withLineBreaks('a\nb', 'crlf') // 'a\r\nb'
 */
export function withLineBreaks(text: string, lineBreaks: LineBreaks): string {
  switch (lineBreaks) {
    case 'lf':
      return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
    case 'crlf':
      return text.replace(/\r\n|\r|\n/g, '\r\n');
    default:
      return text;
  }
}
