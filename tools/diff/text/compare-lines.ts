import { diffArrays } from 'diff';
import type { LineChange } from './line-changes.ts';

/**
 * The maximum number of lines removed and added between two anchors: time and memory of Myers' algorithm grow with its
 * square. Beyond it, everything in between is one change.
 */
const mostEdits = 1500;

interface Range {
  readonly fromA: number;
  readonly toA: number;
  readonly fromB: number;
  readonly toB: number;
}

/**
 * Finds which lines differ. Lines that occur exactly once in both texts are anchors (the patience algorithm), which
 * keeps functions and records together and divides a large text into many small ones; between anchors, Myers' algorithm
 * finds the fewest changes.
 * @param a the keys by which the lines of the first text are compared, like `b` for the second
 * @param reportProgress receives the completed fraction, 0 to 1
 * @returns the changes in order; no two of them touch
 * @example compareLines(['a', 'b'], ['a', 'c']) // [{ fromA: 1, toA: 2, fromB: 1, toB: 2 }]
 */
export function compareLines(
  a: readonly string[],
  b: readonly string[],
  reportProgress?: (fraction: number) => void,
): LineChange[] {
  const numbers = new Map<string, number>();
  const numbersOf = (lines: readonly string[]) =>
    Int32Array.from(lines, (line) => {
      const known = numbers.get(line);
      if (known !== undefined) {
        return known;
      }
      numbers.set(line, numbers.size);
      return numbers.size - 1;
    });
  const idsA = numbersOf(a);
  const idsB = numbersOf(b);
  const changes: LineChange[] = [];
  // A stack of the remaining ranges: a range that is divided is replaced with its parts.
  const left: Range[] = [{ fromA: 0, toA: idsA.length, fromB: 0, toB: idsB.length }];
  const places = createPlaces(numbers.size);
  let rounds = 0;
  for (let range = left.pop(); range !== undefined; range = left.pop()) {
    const inner = trim(idsA, idsB, range);
    if (inner.fromA === inner.toA || inner.fromB === inner.toB) {
      addChange(changes, inner);
      continue;
    }
    const anchors = findAnchors(idsA, idsB, inner, places);
    if (anchors.length > 0) {
      for (const part of rangesBetween(anchors, inner).reverse()) {
        left.push(part);
      }
      continue;
    }
    compareRange(idsA, idsB, inner, changes);
    rounds += 1;
    if (rounds % 256 === 0) {
      reportProgress?.(inner.toA / Math.max(1, idsA.length));
    }
  }
  return changes;
}

function addChange(changes: LineChange[], change: LineChange): void {
  if (change.fromA === change.toA && change.fromB === change.toB) {
    return;
  }
  const last = changes.at(-1);
  if (last !== undefined && last.toA === change.fromA && last.toB === change.fromB) {
    changes[changes.length - 1] = { ...change, fromA: last.fromA, fromB: last.fromB };
  } else {
    changes.push(change);
  }
}

/** Strips the equal lines at the beginning and end of a range. */
function trim(a: Int32Array, b: Int32Array, range: Range): Range {
  let { fromA, toA, fromB, toB } = range;
  while (fromA < toA && fromB < toB && a[fromA] === b[fromB]) {
    fromA += 1;
    fromB += 1;
  }
  while (fromA < toA && fromB < toB && a[toA - 1] === b[toB - 1]) {
    toA -= 1;
    toB -= 1;
  }
  return { fromA, toA, fromB, toB };
}

interface Places {
  /** How often each line occurs in the range of either text. */
  readonly countA: Int32Array;
  readonly countB: Int32Array;
  /** The place of each line in the second text. */
  readonly placeB: Int32Array;
}

const createPlaces = (size: number): Places => ({
  countA: new Int32Array(size),
  countB: new Int32Array(size),
  placeB: new Int32Array(size),
});

interface Anchor {
  readonly inA: number;
  readonly inB: number;
}

/** Finds the longest sequence of lines that occur exactly once in each range, in the same order in both. */
function findAnchors(a: Int32Array, b: Int32Array, range: Range, { countA, countB, placeB }: Places): Anchor[] {
  const { fromA, toA, fromB, toB } = range;
  for (let at = fromA; at < toA; at += 1) {
    countA[a[at] as number] = (countA[a[at] as number] as number) + 1;
  }
  for (let at = fromB; at < toB; at += 1) {
    const id = b[at] as number;
    countB[id] = (countB[id] as number) + 1;
    placeB[id] = at;
  }
  const both: Anchor[] = [];
  for (let at = fromA; at < toA; at += 1) {
    const id = a[at] as number;
    if (countA[id] === 1 && countB[id] === 1) {
      both.push({ inA: at, inB: placeB[id] as number });
    }
  }
  for (let at = fromA; at < toA; at += 1) {
    countA[a[at] as number] = 0;
  }
  for (let at = fromB; at < toB; at += 1) {
    countB[b[at] as number] = 0;
  }
  return longestRise(both);
}

/** Finds the longest increasing subsequence of the places in the second text, by patience sorting. */
function longestRise(anchors: readonly Anchor[]): Anchor[] {
  const ends: number[] = [];
  const before = new Int32Array(anchors.length);
  anchors.forEach(({ inB }, index) => {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((anchors[ends[middle] as number] as Anchor).inB < inB) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    before[index] = low === 0 ? -1 : (ends[low - 1] as number);
    ends[low] = index;
  });
  const rise: Anchor[] = [];
  for (let index = ends.at(-1) ?? -1; index >= 0; index = before[index] as number) {
    rise.push(anchors[index] as Anchor);
  }
  return rise.reverse();
}

/** The ranges between anchors, and before and after them. Anchors are equal lines and belong to no range. */
function rangesBetween(anchors: readonly Anchor[], { fromA, toA, fromB, toB }: Range): Range[] {
  const ranges: Range[] = [];
  let nextA = fromA;
  let nextB = fromB;
  for (const { inA, inB } of [...anchors, { inA: toA, inB: toB }]) {
    if (nextA < inA || nextB < inB) {
      ranges.push({ fromA: nextA, toA: inA, fromB: nextB, toB: inB });
    }
    nextA = inA + 1;
    nextB = inB + 1;
  }
  return ranges;
}

/** Finds the fewest changes within a range. */
function compareRange(a: Int32Array, b: Int32Array, range: Range, changes: LineChange[]): void {
  const { fromA, toA, fromB, toB } = range;
  const found = diffArrays([...a.subarray(fromA, toA)], [...b.subarray(fromB, toB)], { maxEditLength: mostEdits });
  if (found === undefined) {
    addChange(changes, range);
    return;
  }
  let atA = fromA;
  let atB = fromB;
  for (const { count, added, removed } of found) {
    const endA = atA + (added ? 0 : count);
    const endB = atB + (removed ? 0 : count);
    if (added || removed) {
      addChange(changes, { fromA: atA, toA: endA, fromB: atB, toB: endB });
    }
    atA = endA;
    atB = endB;
  }
}
