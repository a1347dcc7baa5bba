export type LineBreak = '\n' | '\r\n' | '\r';

export interface LineBreakGuess {
  /** The row separator for the parser. */
  readonly newline: LineBreak;
  /**
   * Whether rows end in either LF or CR LF: parsing by LF then leaves a CR at the end of some rows that is not data.
   */
  readonly dropsCarriageReturn: boolean;
  /** The number of line breaks of each kind outside quotes in the sample. */
  readonly counts: Readonly<Record<LineBreak, number>>;
}

/** The number of UTF-16 code units examined. */
const sampleLength = 1_000_000;

/**
 * Finds the row separator from the start of a text. Line breaks in quotes are data and do not count.
 * @param delimiters the delimiters that may precede an opening quote
 * @example guessLineBreak('a,"x\ny"\r\nb', '"', '"', [',']).newline // '\r\n'
 */
export function guessLineBreak(
  text: string,
  quoteChar: string,
  escapeChar: string,
  delimiters: readonly string[],
): LineBreakGuess {
  const sample = text.slice(0, sampleLength);
  const inQuotes = countLineBreaks(
    sample,
    quoteChar,
    escapeChar,
    new Set(delimiters.map((delimiter) => delimiter.at(-1))),
  );
  // An unclosed quote hides all line breaks.
  const counts = total(inQuotes) === 0 ? countLineBreaks(sample, '', '', new Set()) : inQuotes;
  const { '\n': lf, '\r\n': crLf, '\r': cr } = counts;
  if (crLf > 0 && lf > 0 && cr === 0) {
    return { newline: '\n', dropsCarriageReturn: true, counts };
  }
  if (crLf > 0 && crLf >= lf && crLf >= cr) {
    return { newline: '\r\n', dropsCarriageReturn: false, counts };
  }
  return { newline: cr > lf ? '\r' : '\n', dropsCarriageReturn: false, counts };
}

function total(counts: Readonly<Record<LineBreak, number>>): number {
  return counts['\n'] + counts['\r\n'] + counts['\r'];
}

function countLineBreaks(
  text: string,
  quoteChar: string,
  escapeChar: string,
  beforeQuote: ReadonlySet<string | undefined>,
): Record<LineBreak, number> {
  const counts = { '\n': 0, '\r\n': 0, '\r': 0 };
  let isQuoted = false;
  let previous = '\n';
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (isQuoted) {
      if (character === escapeChar && text.charAt(at + 1) === quoteChar) {
        at += 1;
      } else if (character === quoteChar) {
        isQuoted = false;
      }
    } else if (character === quoteChar && (previous === '\n' || previous === '\r' || beforeQuote.has(previous))) {
      isQuoted = true;
    } else if (character === '\n') {
      counts[previous === '\r' ? '\r\n' : '\n'] += 1;
    } else if (character === '\r' && at + 1 < text.length && text.charAt(at + 1) !== '\n') {
      counts['\r'] += 1;
    }
    previous = character;
  }
  return counts;
}

/** @example nameLineBreak('\r\n') // 'CR LF' */
export function nameLineBreak(newline: LineBreak): string {
  return { '\n': 'LF', '\r\n': 'CR LF', '\r': 'CR' }[newline];
}
