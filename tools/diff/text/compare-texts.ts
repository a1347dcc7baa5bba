import { compareLines } from './compare-lines.ts';
import { findMoved, type MovedLines } from './find-moved.ts';
import { comparisonKeyOf, type Ignored, type LineChange } from './line-changes.ts';
import { createPairing, type PairedLines } from './pair-lines.ts';
import { type SplitText, splitLines } from './split-lines.ts';

/** Two texts with their differing lines. Line endings do not count as differences. */
export interface TextComparison {
  readonly a: SplitText;
  readonly b: SplitText;
  readonly changes: readonly LineChange[];
  /** The lines that stand beside each other in each change. */
  readonly pairs: readonly (readonly PairedLines[])[];
  readonly moved: MovedLines;
  readonly ignored: Ignored;
}

export interface TextCounts {
  readonly changes: number;
  readonly removed: number;
  readonly added: number;
  readonly moved: number;
}

/** @param reportProgress receives the completed fraction, 0 to 1 */
export function compareTexts(
  textA: string,
  textB: string,
  ignored: Ignored,
  reportProgress?: (fraction: number) => void,
): TextComparison {
  const a = splitLines(textA);
  const b = splitLines(textB);
  const isExact = ignored.whiteSpace === 'none' && !ignored.isCaseIgnored;
  const keysOf = (lines: readonly string[]) => (isExact ? lines : lines.map((line) => comparisonKeyOf(line, ignored)));
  const keysA = keysOf(a.lines);
  const keysB = keysOf(b.lines);
  const changes = compareLines(keysA, keysB, reportProgress);
  return {
    a,
    b,
    changes,
    pairs: changes.map(createPairing(a.lines, b.lines)),
    moved: findMoved(keysA, keysB, changes),
    ignored,
  };
}

/** Counts the changes, and the lines in them; a moved line is also one removed and one added. */
export function countChanges({ changes, moved }: TextComparison): TextCounts {
  return {
    changes: changes.length,
    removed: changes.reduce((sum, { fromA, toA }) => sum + toA - fromA, 0),
    added: changes.reduce((sum, { fromB, toB }) => sum + toB - fromB, 0),
    moved: moved.toB.size,
  };
}
