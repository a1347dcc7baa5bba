import type { LineChange } from './line-changes.ts';

/** Lines removed in one place and added in another, counted from 0. */
export interface MovedLines {
  /** The line of the second text for each moved line of the first. */
  readonly toB: ReadonlyMap<number, number>;
  readonly toA: ReadonlyMap<number, number>;
}

/** The minimum length of a moved line: shorter ones, such as a bracket, occur in many places anyway. */
const leastLength = 5;

/**
 * Finds lines that moved: removed once, and added once elsewhere.
 * @param a the keys by which the lines of the first text are compared, like `b` for the second
 */
export function findMoved(a: readonly string[], b: readonly string[], changes: readonly LineChange[]): MovedLines {
  const removed = new Map<string, number>();
  const added = new Map<string, number>();
  const note = (places: Map<string, number>, line: string, place: number) =>
    line.trim().length >= leastLength && places.set(line, places.has(line) ? -1 : place);
  for (const { fromA, toA, fromB, toB } of changes) {
    for (let at = fromA; at < toA; at += 1) {
      note(removed, a[at] ?? '', at);
    }
    for (let at = fromB; at < toB; at += 1) {
      note(added, b[at] ?? '', at);
    }
  }
  const toB = new Map<number, number>();
  const toA = new Map<number, number>();
  for (const [line, inA] of removed) {
    const inB = added.get(line) ?? -1;
    if (inA >= 0 && inB >= 0) {
      toB.set(inA, inB);
      toA.set(inB, inA);
    }
  }
  return { toB, toA };
}
