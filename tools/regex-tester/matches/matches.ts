/**
 * The matches of a regular expression in a text: only numbers, so that a million matches move between threads at once.
 */
export interface Matches {
  readonly count: number;
  /** Whether the text has more matches than are kept. */
  readonly isCut: boolean;
  /** The name of each capturing group from 1; undefined for one without a name. */
  readonly groupNames: readonly (string | undefined)[];
  /**
   * Start and end of each group of each match, in UTF-16 code units from the start of the text; group 0 is the whole
   * match. Group g of match m is at `2 * (m * (groups + 1) + g)` and the index after it.
   */
  readonly positions: Uint32Array;
  /** The line of the start of each match, from 1. */
  readonly lines: Uint32Array;
  /** The column in that line, in Unicode code points, from 1. */
  readonly columns: Uint32Array;
}

/** Stands for the start and end of a group that took no part in the match. */
export const notMatched = 0xffff_ffff;

/** A part of a text, in UTF-16 code units from its start. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** @returns how many numbers `positions` holds per match */
function numbersPerMatch({ groupNames }: Pick<Matches, 'groupNames'>): number {
  return 2 * (groupNames.length + 1);
}

/**
 * The range of a group of a match.
 * @param index the index of the match, from 0
 * @param group 0 for the whole match
 * @returns undefined if the group took no part in the match
 */
export function groupRange(matches: Matches, index: number, group: number): TextRange | undefined {
  const at = index * numbersPerMatch(matches) + 2 * group;
  const start = matches.positions[at];
  const end = matches.positions[at + 1];
  return start === undefined || end === undefined || start === notMatched ? undefined : { start, end };
}

/** Names a group: "Group 1", "Group 2: year"; "Whole match" for 0. */
export function nameGroup({ groupNames }: Pick<Matches, 'groupNames'>, group: number): string {
  if (group === 0) {
    return 'Whole match';
  }
  const name = groupNames[group - 1];
  return name === undefined ? `Group ${group}` : `Group ${group}: ${name}`;
}

/**
 * Finds the first match that ends at or after a place.
 * @returns its index, or the number of matches if there is none
 */
export function firstMatchEndingFrom(matches: Matches, offset: number): number {
  const { positions, count } = matches;
  const step = numbersPerMatch(matches);
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((positions[middle * step + 1] ?? 0) < offset) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}
