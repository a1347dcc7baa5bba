import type { TextComparison } from './compare-texts.ts';
import type { LineChange } from './line-changes.ts';

/** How a comparison is laid out in rows. */
export interface LayoutOptions {
  /** Side by side, or removed lines above added ones. */
  readonly style: 'split' | 'unified';
  /** Whether equal lines are folded, except for a few around each change. */
  readonly isFolded: boolean;
  /** The folds that were opened: gap 0 is before the first change, gap n after the n-th. */
  readonly opened: readonly number[];
}

/** Consecutive rows of one kind. */
export interface Run {
  readonly kind: 'same' | 'fold' | 'changed';
  /** The index of the first row. */
  readonly row: number;
  readonly rowCount: number;
  /** The number of rows per line: a long line takes several. */
  readonly rowsOfLine: number;
  /** The lines of both texts, counted from 0. */
  readonly lines: LineChange;
  /** The index of the change, or of the gap for equal lines. */
  readonly index: number;
  /** Whether each line of the first text was changed into the one beside it. */
  readonly isMatched: boolean;
}

export interface Layout extends Pick<LayoutOptions, 'style'> {
  readonly runs: readonly Run[];
  readonly rowCount: number;
  /** The first row of each change, and the row after its last one. */
  readonly changeRows: Int32Array<ArrayBuffer>;
  /** The length of the longest row, in UTF-16 code units. */
  readonly widest: number;
}

/** The number of equal lines shown around a change. */
const context = 3;
/** The minimum number of lines that are worth a fold. */
const leastFold = 4;
/** The maximum length of a row in UTF-16 code units; longer lines take several rows. */
export const rowLength = 1000;

/** Assigns lines to rows. */
export function layOut(comparison: TextComparison, { style, isFolded, opened }: LayoutOptions): Layout {
  const { a, b, changes, pairs } = comparison;
  const runs: Run[] = [];
  const opens = new Set(opened);
  const changeRows = new Int32Array(changes.length * 2);
  let row = 0;
  let widest = 0;

  const rowsOf = (lines: readonly string[], line: number, end: number) =>
    line < end ? Math.max(1, Math.ceil((lines[line] ?? '').length / rowLength)) : 0;

  /** Adds lines that stand beside each other; lines that take several rows are runs of their own. */
  function add(kind: 'same' | 'changed', { fromA, toA, fromB, toB }: LineChange, index: number, isMatched = false) {
    const count = Math.max(toA - fromA, toB - fromB);
    const linesFrom = (from: number, to: number): LineChange => ({
      fromA: Math.min(fromA + from, toA),
      toA: Math.min(fromA + to, toA),
      fromB: Math.min(fromB + from, toB),
      toB: Math.min(fromB + to, toB),
    });
    let start = 0;
    const addRun = (end: number, rowsOfLine: number) => {
      if (end > start) {
        const rowCount = (end - start) * rowsOfLine;
        runs.push({ kind, row, rowCount, rowsOfLine, lines: linesFrom(start, end), index, isMatched });
        row += rowCount;
        start = end;
      }
    };
    for (let at = 0; at < count; at += 1) {
      const rows = Math.max(rowsOf(a.lines, fromA + at, toA), rowsOf(b.lines, fromB + at, toB));
      const longest = Math.max(
        fromA + at < toA ? (a.lines[fromA + at] ?? '').length : 0,
        fromB + at < toB ? (b.lines[fromB + at] ?? '').length : 0,
      );
      widest = Math.max(widest, Math.min(rowLength, longest));
      if (rows > 1) {
        addRun(at, 1);
        addRun(at + 1, rows);
      }
    }
    addRun(count, 1);
  }

  function addGap(lines: LineChange, index: number): void {
    const count = lines.toA - lines.fromA;
    const before = index === 0 ? 0 : context;
    const after = index === changes.length ? 0 : context;
    const hidden = count - before - after;
    if (!isFolded || hidden < leastFold || opens.has(index)) {
      add('same', lines, index);
      return;
    }
    const { fromA, toA, fromB, toB } = lines;
    const [foldA, foldB] = [fromA + before, fromB + before];
    const [restA, restB] = [toA - after, toB - after];
    add('same', { fromA, toA: foldA, fromB, toB: foldB }, index);
    const folded = { fromA: foldA, toA: restA, fromB: foldB, toB: restB };
    runs.push({ kind: 'fold', row, rowCount: 1, rowsOfLine: 1, lines: folded, index, isMatched: false });
    row += 1;
    add('same', { fromA: restA, toA, fromB: restB, toB }, index);
  }

  let doneA = 0;
  let doneB = 0;
  changes.forEach((change, index) => {
    const { fromA, toA, fromB, toB } = change;
    addGap({ fromA: doneA, toA: fromA, fromB: doneB, toB: fromB }, index);
    changeRows[index * 2] = row;
    if (style === 'split') {
      for (const { isMatched, ...lines } of pairs[index] ?? []) {
        add('changed', lines, index, isMatched);
      }
    } else {
      add('changed', { fromA, toA, fromB, toB: fromB }, index);
      add('changed', { fromA: toA, toA, fromB, toB }, index);
    }
    changeRows[index * 2 + 1] = row;
    doneA = toA;
    doneB = toB;
  });
  addGap({ fromA: doneA, toA: a.lines.length, fromB: doneB, toB: b.lines.length }, changes.length);
  return { style, runs, rowCount: row, changeRows, widest };
}
