import { presentableDiff } from '@codemirror/merge';
import { isInsidePair } from '#shared/surrogates.ts';

/** A range that differs between the texts; offsets in UTF-16 code units. */
export interface TextChange {
  readonly fromA: number;
  readonly toA: number;
  readonly fromB: number;
  readonly toB: number;
}

/**
 * Texts are compared a window at a time: an exact comparison takes quadratic time in the number of changes, which is
 * nothing for a window and minutes for a megabyte.
 */
const windowLength = 512;

/** Bounds the search in windows that had to grow. */
const limits = { scanLimit: 2000, timeout: 1000 };

/**
 * Finds the differences between two texts for people to read: changes less than three characters apart are merged. Best
 * for texts that run in parallel, such as a document and its correction: moved text shows as removed and added.
 * @param maximumChanges gives up if there are more
 * @returns the changes in order; undefined if it gave up
 * @example findTextChanges("{a:1}", '{"a":1}') // [{ fromA: 1, toA: 2, fromB: 1, toB: 4 }]
 */
export function findTextChanges(a: string, b: string, maximumChanges = Infinity): TextChange[] | undefined {
  const changes: TextChange[] = [];
  let startA = 0;
  let startB = 0;
  let length = windowLength;
  for (;;) {
    const same = commonLength(a, startA, b, startB);
    startA += same;
    startB += same;
    if (startA === a.length && startB === b.length) {
      return changes;
    }
    const windowA = a.slice(startA, startA + length);
    const windowB = b.slice(startB, startB + length);
    const found = presentableDiff(windowA, windowB, limits);
    const isLast = startA + length >= a.length && startB + length >= b.length;
    const count = isLast ? found.length : countSettled(found, windowA.length, windowB.length);
    const settled = found.slice(0, count);
    const last = settled.at(-1);
    if (last === undefined) {
      length *= 2;
      continue;
    }
    for (const { fromA, toA, fromB, toB } of settled) {
      addChange(changes, { fromA: startA + fromA, toA: startA + toA, fromB: startB + fromB, toB: startB + toB });
    }
    if (changes.length > maximumChanges) {
      return undefined;
    }
    if (isLast) {
      return changes;
    }
    startA += last.toA;
    startB += last.toB;
    length = windowLength;
  }
}

/** Changes closer than this are merged; presentableDiff ensures that within a window. */
const leastGap = 3;

function addChange(changes: TextChange[], change: TextChange): void {
  const last = changes.at(-1);
  if (last !== undefined && change.fromA - last.toA < leastGap && change.fromB - last.toB < leastGap) {
    changes[changes.length - 1] = { ...change, fromA: last.fromA, fromB: last.fromB };
  } else {
    changes.push(change);
  }
}

/**
 * How many changes of a window do not depend on what follows it: those before the longest run of equal text that begins
 * in its first three quarters. There are none if most of the window differs, since it then shows too little.
 */
function countSettled(changes: readonly TextChange[], lengthA: number, lengthB: number): number {
  const removed = changes.reduce((sum, { fromA, toA }) => sum + toA - fromA, 0);
  const added = changes.reduce((sum, { fromB, toB }) => sum + toB - fromB, 0);
  if (removed > lengthA / 2 || added > lengthB / 2) {
    return 0;
  }
  let count = 0;
  let longest = 0;
  changes.forEach(({ toA, toB }, index) => {
    const run = (changes[index + 1]?.fromA ?? lengthA) - toA;
    if (toA < lengthA * 0.75 && toB < lengthB * 0.75 && run >= longest) {
      longest = run;
      count = index + 1;
    }
  });
  return count;
}

/** How many characters from the offsets on are equal; never splits a surrogate pair. */
function commonLength(a: string, startA: number, b: string, startB: number): number {
  const most = Math.min(a.length - startA, b.length - startB);
  let length = 0;
  while (length < most && a.charCodeAt(startA + length) === b.charCodeAt(startB + length)) {
    length += 1;
  }
  const splitsPair = isInsidePair(a, startA + length) || isInsidePair(b, startB + length);
  return length > 0 && length < most && splitsPair ? length - 1 : length;
}
