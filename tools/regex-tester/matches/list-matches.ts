import { textOrder } from '#shared/formats/words/text-order.ts';
import { groupRange, type Matches } from './matches.ts';

export interface ListRequest {
  readonly text: string;
  readonly matches: Matches;
  /** The part taken from each match: 0 for the whole match, otherwise the number of a group. */
  readonly group: number;
  readonly isUnique: boolean;
  readonly isSorted: boolean;
}

export interface MatchList {
  /** The values, joined by `, `. */
  readonly joined: string;
  readonly count: number;
  /** The number of matches in which the group took no part; they add nothing to the list. */
  readonly withoutGroup: number;
  /** The number of values left out as duplicates. */
  readonly repeated: number;
}

/**
 * The values found, joined by `, ` for a query such as `key in (A-1, B-2)`.
 * @returns the values in the order of the user's language, with numbers compared by value, if `isSorted` is set
 * @example listMatches({ text, matches, group: 0, isUnique: true, isSorted: false }).joined // 'A-1, B-2'
 */
export function listMatches({ text, matches, group, isUnique, isSorted }: ListRequest): MatchList {
  const found: string[] = [];
  for (let index = 0; index < matches.count; index += 1) {
    const range = groupRange(matches, index, group);
    if (range !== undefined) {
      found.push(text.slice(range.start, range.end));
    }
  }
  const values = isUnique ? [...new Set(found)] : found;
  if (isSorted) {
    // A-2 comes before A-10.
    values.sort(textOrder({ numeric: true }));
  }
  return {
    joined: values.join(', '),
    count: values.length,
    withoutGroup: matches.count - found.length,
    repeated: found.length - values.length,
  };
}
