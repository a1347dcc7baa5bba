import { groupRange, type Matches } from './matches.ts';

export interface ListRequest {
  readonly text: string;
  readonly matches: Matches;
  /** What is taken of each match: 0 for the whole, else the group of that number. */
  readonly group: number;
  readonly isUnique: boolean;
  readonly isSorted: boolean;
}

export interface MatchList {
  /** The values, joined by `, `. */
  readonly joined: string;
  readonly count: number;
  /** Matches in which the group took no part: nothing of them is in the list. */
  readonly withoutGroup: number;
  /** Values left out since they are in the list already. */
  readonly repeated: number;
}

/** Digits count as numbers: A-2 comes before A-10. */
const collator = new Intl.Collator('en', { numeric: true });

/**
 * The values found, joined by `, `, as a query such as `key in (A-1, B-2)` takes them.
 * @returns sorted only where asked: in natural order, numbers by their value
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
    values.sort(collator.compare);
  }
  return {
    joined: values.join(', '),
    count: values.length,
    withoutGroup: matches.count - found.length,
    repeated: found.length - values.length,
  };
}
