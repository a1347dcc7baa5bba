/** Matches in a text, by position. They do not overlap, and none is empty. */
export interface Matches {
  /** Ascending UTF-16 offsets: the start and end of the first match, the start and end of the second, and so on. */
  readonly offsets: Uint32Array;
  /** False if there are more matches than were looked for. */
  readonly isAll: boolean;
}

export interface FoundRange {
  readonly from: number;
  readonly to: number;
}

/** The most matches that are counted. */
const mostMatches = 100_000;

/** The number of matches that were found; if `isAll` is false, the text has more. */
export const countMatches = ({ offsets }: Matches): number => offsets.length / 2;

function matchAt({ offsets }: Matches, index: number): FoundRange | undefined {
  const from = offsets[2 * index];
  const to = offsets[2 * index + 1];
  return from === undefined || to === undefined ? undefined : { from, to };
}

/** The index of the first match that begins at or after an offset; the number of matches if none does. */
function firstMatchFrom(matches: Matches, offset: number): number {
  let low = 0;
  let high = countMatches(matches);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((matches.offsets[2 * middle] ?? 0) < offset) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

/** The nearest match that begins at or after an offset, or that ends at or before it. */
export function nearestMatch(matches: Matches, offset: number, backwards: boolean): FoundRange | undefined {
  const next = firstMatchFrom(matches, offset);
  if (!backwards) {
    return matchAt(matches, next);
  }
  const before = matchAt(matches, next - 1);
  return before === undefined || before.to <= offset ? before : matchAt(matches, next - 2);
}

/** The matches that lie at least partly between two offsets. */
export function matchesWithin(matches: Matches, from: number, to: number): FoundRange[] {
  const found: FoundRange[] = [];
  for (let index = Math.max(0, firstMatchFrom(matches, from) - 1); ; index += 1) {
    const match = matchAt(matches, index);
    if (match === undefined || match.from >= to) {
      return found;
    }
    if (match.to > from) {
      found.push(match);
    }
  }
}

/** The position of a range among the matches, from 1; undefined if it is not one of them. */
export function placeOf(matches: Matches, { from, to }: FoundRange): number | undefined {
  const index = firstMatchFrom(matches, from);
  const match = matchAt(matches, index);
  return match?.from === from && match.to === to ? index + 1 : undefined;
}

/** Collects matches as they are found. */
export function gatherMatches(limit = mostMatches): {
  /** @returns whether more matches are wanted */
  readonly add: (from: number, to: number) => boolean;
  readonly end: () => Matches;
} {
  const offsets: number[] = [];
  let isAll = true;
  return {
    add(from, to) {
      if (from === to) {
        return true;
      }
      isAll = offsets.length < 2 * limit;
      if (isAll) {
        offsets.push(from, to);
      }
      return isAll;
    },
    end: () => ({ offsets: Uint32Array.from(offsets), isAll }),
  };
}
