export const lineBreakKinds = ['lf', 'crlf', 'mixed'] as const;

/** How the lines of a text end; `mixed` is anything other than all LF or all CR LF. */
export type LineBreaks = (typeof lineBreakKinds)[number];

/**
 * @returns `lf` for a text of one line
 * @example lineBreaksOf('a\r\nb') // 'crlf'
 */
export function lineBreaksOf(text: string): LineBreaks {
  if (!text.includes('\r')) {
    return 'lf';
  }
  // For CR LF, each carriage return must precede a line feed, and each line feed must follow a carriage return;
  // searching for either is fast.
  let count = 0;
  for (let at = text.indexOf('\r'); at !== -1; at = text.indexOf('\r', at + 1)) {
    if (text[at + 1] !== '\n') {
      return 'mixed';
    }
    count += 1;
  }
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) {
    count -= 1;
  }
  return count === 0 ? 'crlf' : 'mixed';
}

/**
 * Converts all line breaks of a text to one kind; `mixed` leaves them as they are.
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
