import type { LineChange } from './line-changes.ts';

/** A part of a change whose lines stand beside each other, starting with the first of each side. */
export interface PairedLines extends LineChange {
  /** Whether each line of the first text was changed into the one beside it; otherwise they were removed and added. */
  readonly isMatched: boolean;
}

/**
 * The maximum number of line comparisons in one change, and in all changes of a text: beyond it, lines are paired by
 * position.
 */
const mostInChange = 2500;
const mostInAll = 400_000;
/** The minimum likeness, 0 to 1, for lines to be paired. */
const leastLikeness = 0.4;
/** The number of characters of a line that are compared. */
const lookedAt = 400;

/**
 * Creates a function that pairs removed lines with the added ones that they became: those with the most words in
 * common, in order.
 */
export function createPairing(a: readonly string[], b: readonly string[]): (change: LineChange) => PairedLines[] {
  let left = mostInAll;
  return (change) => {
    const { fromA, toA, fromB, toB } = change;
    const countA = toA - fromA;
    const countB = toB - fromB;
    const work = countA * countB;
    if (work === 0) {
      return [{ ...change, isMatched: false }];
    }
    if (work === 1 || work > mostInChange || work > left) {
      return pairByPlace(change);
    }
    left -= work;
    return pairAlike(change, a.slice(fromA, toA).map(wordsOf), b.slice(fromB, toB).map(wordsOf));
  };
}

function pairByPlace({ fromA, toA, fromB, toB }: LineChange): PairedLines[] {
  const both = Math.min(toA - fromA, toB - fromB);
  const matched = { fromA, toA: fromA + both, fromB, toB: fromB + both, isMatched: true };
  const rest = { fromA: fromA + both, toA, fromB: fromB + both, toB, isMatched: false };
  return rest.fromA === toA && rest.fromB === toB ? [matched] : [matched, rest];
}

function wordsOf(line: string): ReadonlySet<string> {
  return new Set(line.slice(0, lookedAt).match(/[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]/gu) ?? []);
}

function likenessOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let both = 0;
  for (const word of a) {
    both += b.has(word) ? 1 : 0;
  }
  return a.size + b.size === 0 ? 1 : (2 * both) / (a.size + b.size);
}

/** Finds the pairs with the greatest total likeness (dynamic programming, as in sequence alignment). */
function pairAlike(
  { fromA, toA, fromB, toB }: LineChange,
  a: readonly ReadonlySet<string>[],
  b: readonly ReadonlySet<string>[],
): PairedLines[] {
  const width = b.length + 1;
  const best = new Float64Array((a.length + 1) * width);
  const likeness = new Float64Array(a.length * b.length);
  const at = (inA: number, inB: number) => best[inA * width + inB] as number;
  for (let inA = a.length - 1; inA >= 0; inA -= 1) {
    for (let inB = b.length - 1; inB >= 0; inB -= 1) {
      const alike = likenessOf(a[inA] as ReadonlySet<string>, b[inB] as ReadonlySet<string>);
      likeness[inA * b.length + inB] = alike;
      const paired = alike >= leastLikeness ? alike + at(inA + 1, inB + 1) : 0;
      best[inA * width + inB] = Math.max(paired, at(inA + 1, inB), at(inA, inB + 1));
    }
  }
  const parts: PairedLines[] = [];
  let doneA = 0;
  let doneB = 0;
  const add = (endA: number, endB: number, isMatched: boolean) => {
    if (endA > doneA || endB > doneB) {
      parts.push({
        fromA: fromA + doneA,
        toA: fromA + endA,
        fromB: fromB + doneB,
        toB: fromB + endB,
        isMatched,
      });
    }
    doneA = endA;
    doneB = endB;
  };
  for (let inA = 0, inB = 0; inA < a.length && inB < b.length; ) {
    const alike = likeness[inA * b.length + inB] as number;
    if (alike >= leastLikeness && at(inA, inB) === alike + at(inA + 1, inB + 1)) {
      add(inA, inB, false);
      inA += 1;
      inB += 1;
      add(inA, inB, true);
    } else if (at(inA + 1, inB) >= at(inA, inB + 1)) {
      inA += 1;
    } else {
      inB += 1;
    }
  }
  add(toA - fromA, toB - fromB, false);
  return parts;
}
