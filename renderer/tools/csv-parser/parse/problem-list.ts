import type { Problem } from './parsed-csv.ts';

/** So many of each code are listed: a thousand ragged rows must not hide an unclosed quote. */
const maximumListed = 200;

/** Collects problems: all are counted, the first are listed. */
export class ProblemList {
  readonly listed: Problem[] = [];
  readonly counts: Record<string, number> = {};

  add(problem: Problem): void {
    this.counts[problem.code] = (this.counts[problem.code] ?? 0) + 1;
    if ((this.counts[problem.code] ?? 0) <= maximumListed) {
      this.listed.push(problem);
    }
  }

  /** In the order of the rows, what concerns all of the text first. */
  sorted(): Problem[] {
    return this.listed.toSorted((a, b) => (a.row ?? -1) - (b.row ?? -1));
  }
}
