/** How many lines of a text end in which way. */
export interface LineEnds {
  readonly lf: number;
  readonly crLf: number;
  readonly cr: number;
  /** Whether the last line has an end as well; true for an empty text, which has no line. */
  readonly isLastEnded: boolean;
}

export interface SplitText {
  /** Without their ends. */
  readonly lines: readonly string[];
  readonly ends: LineEnds;
}

/**
 * Takes a text apart into lines and says how they end: CR LF, LF and CR each end one.
 * @example splitLines('a\r\nb') // { lines: ['a', 'b'], ends: { lf: 0, crLf: 1, cr: 0, isLastEnded: false } }
 */
export function splitLines(text: string): SplitText {
  const hasReturns = text.includes('\r');
  const lines = hasReturns ? text.split(/\r\n|\r|\n/u) : text.split('\n');
  const isLastEnded = lines.at(-1) === '';
  if (isLastEnded) {
    lines.pop();
  }
  const count = lines.length - (isLastEnded ? 0 : 1);
  const ends = { lf: count, crLf: 0, cr: 0, isLastEnded };
  if (hasReturns) {
    for (let at = text.indexOf('\r'); at !== -1; at = text.indexOf('\r', at + 1)) {
      if (text[at + 1] === '\n') {
        ends.crLf += 1;
      } else {
        ends.cr += 1;
      }
    }
    ends.lf = count - ends.crLf - ends.cr;
  }
  return { lines, ends };
}
