import type { TextPosition } from '#shared/result.ts';
import { textPosition } from '#shared/text-position.ts';
import type { Problem } from './csv-result.ts';

/** The maximum number of problems listed per code: a thousand ragged rows must not hide an unclosed quote. */
const maximumListed = 200;

/** A problem with its offset in the text, in UTF-16 code units. */
export interface FoundProblem extends Problem {
  readonly offset?: number;
}

/** Collects problems: all are counted, but only the first are listed. */
export class ProblemList {
  readonly listed: FoundProblem[] = [];
  readonly counts: Record<string, number> = {};

  add(problem: FoundProblem): void {
    this.counts[problem.code] = (this.counts[problem.code] ?? 0) + 1;
    if ((this.counts[problem.code] ?? 0) <= maximumListed) {
      this.listed.push(problem);
    }
  }

  /**
   * Returns the problems in row order, after those that concern the whole text.
   * @param text the whole entered text, for the lines and columns of the problems
   */
  sorted(text: string | undefined): Problem[] {
    const places = text === undefined ? new Map<number, TextPosition>() : placesOf(text, this.listed);
    return this.listed
      .toSorted((a, b) => (a.row ?? -1) - (b.row ?? -1))
      .map(({ offset, ...problem }) => {
        const position = offset === undefined ? undefined : places.get(offset);
        return position === undefined ? problem : { ...problem, position };
      });
  }
}

/** Finds all positions in one pass over the text, which may be long. */
function placesOf(text: string, problems: readonly FoundProblem[]): Map<number, TextPosition> {
  const places = new Map<number, TextPosition>();
  let last: TextPosition = { offset: 0, line: 1, column: 1 };
  const offsets = problems.flatMap(({ offset }) => (offset === undefined ? [] : [offset]));
  for (const offset of offsets.toSorted((a, b) => a - b)) {
    // Each position is that of a quote, so it is never in the middle of a line break or a character.
    const step = textPosition(text.slice(last.offset, offset), offset - last.offset);
    last = {
      offset,
      line: last.line + step.line - 1,
      column: step.line === 1 ? last.column + step.column - 1 : step.column,
    };
    places.set(offset, last);
  }
  return places;
}
