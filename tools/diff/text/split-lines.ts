/** The number of lines with each kind of line ending. */
export interface LineEnds {
  readonly lf: number;
  readonly crLf: number;
  readonly cr: number;
  /** Whether the last line has an ending too; true for an empty text, which has no lines. */
  readonly isLastEnded: boolean;
}

export interface SplitText {
  /** The lines without their endings. */
  readonly lines: readonly string[];
  readonly ends: LineEnds;
}

/**
 * Splits a text into lines and counts their endings: CR LF, LF and CR each end a line.
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
