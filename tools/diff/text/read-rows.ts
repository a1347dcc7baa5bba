import { isInsidePair } from '#shared/surrogates.ts';
import type { TextComparison } from './compare-texts.ts';
import { compareWithin, type LinePart, type PartChanges, type Precision } from './compare-within.ts';
import { type Layout, type Run, rowLength } from './lay-out.ts';

/** The content of a row on one side. */
export interface RowSide {
  /** The line number, from 1. */
  readonly line: number;
  readonly text: string;
  /** The parts that differ from the line beside it. */
  readonly parts: readonly LinePart[];
  /** Whether the row continues a line that is too long for one row. */
  readonly isContinued: boolean;
  /** The line of the other text to or from which the line moved, counted from 1. */
  readonly moved?: number;
}

export type DiffRow =
  | { readonly kind: 'fold'; readonly gap: number; readonly count: number; readonly line: number }
  | {
      readonly kind: 'same' | 'changed';
      /** The index of the change, from 0. */
      readonly change?: number;
      readonly a?: RowSide;
      readonly b?: RowSide;
    };

/** Reads the rows of a layout, not including `to`: differences within lines are computed for these rows only. */
export function readRows(
  comparison: TextComparison,
  layout: Layout,
  precision: Precision,
  from: number,
  to: number,
): DiffRow[] {
  const { runs } = layout;
  const rows: DiffRow[] = [];
  const partsOf = createPartFinder(comparison, precision);
  for (let index = findRun(runs, from); index < runs.length && rows.length < to - from; index += 1) {
    const run = runs[index] as Run;
    const end = Math.min(to, run.row + run.rowCount);
    for (let row = Math.max(from, run.row); row < end; row += 1) {
      rows.push(readRow(comparison, layout, run, row - run.row, partsOf));
    }
  }
  return rows;
}

/** Finds the run that contains a row. */
function findRun(runs: readonly Run[], row: number): number {
  let low = 0;
  let high = runs.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((runs[middle] as Run).row <= row) {
      low = middle;
    } else {
      high = middle - 1;
    }
  }
  return low;
}

type PartFinder = (lineA: number, lineB: number) => PartChanges | undefined;

function createPartFinder({ a, b, ignored }: TextComparison, precision: Precision): PartFinder {
  let last: { readonly lineA: number; readonly lineB: number; readonly found: PartChanges | undefined } | undefined;
  return (lineA, lineB) => {
    if (last?.lineA !== lineA || last.lineB !== lineB) {
      const found = compareWithin(a.lines[lineA] ?? '', b.lines[lineB] ?? '', precision, ignored);
      last = { lineA, lineB, found };
    }
    return last.found;
  };
}

/** Finds the matching line of the other text, in a change that is not laid out side by side. */
function findPartner({ pairs }: TextComparison, change: number, lineA?: number, lineB?: number) {
  for (const pair of pairs[change] ?? []) {
    const offset = lineA === undefined ? (lineB ?? 0) - pair.fromB : lineA - pair.fromA;
    const count = lineA === undefined ? pair.toB - pair.fromB : pair.toA - pair.fromA;
    if (pair.isMatched && offset >= 0 && offset < count) {
      return { lineA: pair.fromA + offset, lineB: pair.fromB + offset };
    }
  }
  return undefined;
}

function readRow(
  comparison: TextComparison,
  { style }: Layout,
  { kind, lines, index, rowsOfLine, isMatched }: Run,
  row: number,
  partsOf: PartFinder,
): DiffRow {
  if (kind === 'fold') {
    return { kind, gap: index, count: lines.toA - lines.fromA, line: lines.fromB + 1 };
  }
  const at = Math.floor(row / rowsOfLine);
  const piece = row % rowsOfLine;
  const lineA = lines.fromA + at < lines.toA ? lines.fromA + at : undefined;
  const lineB = lines.fromB + at < lines.toB ? lines.fromB + at : undefined;
  const { a, b, moved } = comparison;
  let parts: PartChanges | undefined;
  if (kind === 'changed') {
    const pair = style === 'split' && isMatched ? { lineA, lineB } : undefined;
    const partner = pair ?? (style === 'unified' ? findPartner(comparison, index, lineA, lineB) : undefined);
    if (partner?.lineA !== undefined && partner.lineB !== undefined) {
      parts = partsOf(partner.lineA, partner.lineB);
    }
  }
  const sideA = lineA === undefined ? undefined : readSide(a.lines, lineA, piece, parts?.a);
  const sideB = lineB === undefined ? undefined : readSide(b.lines, lineB, piece, parts?.b);
  const movedA = lineA === undefined ? undefined : moved.toB.get(lineA);
  const movedB = lineB === undefined ? undefined : moved.toA.get(lineB);
  return {
    kind,
    ...(kind === 'changed' ? { change: index } : {}),
    ...(sideA && { a: movedA === undefined ? sideA : { ...sideA, moved: movedA + 1 } }),
    ...(sideB && { b: movedB === undefined ? sideB : { ...sideB, moved: movedB + 1 } }),
  };
}

/** The start of a piece of a line, which must not be within a surrogate pair. */
function cutAt(text: string, piece: number): number {
  const at = Math.min(piece * rowLength, text.length);
  return isInsidePair(text, at) ? at - 1 : at;
}

function readSide(
  lines: readonly string[],
  line: number,
  piece: number,
  parts: readonly LinePart[] = [],
): RowSide | undefined {
  const whole = lines[line] ?? '';
  const from = cutAt(whole, piece);
  const to = cutAt(whole, piece + 1);
  if (piece > 0 && from === to) {
    return undefined;
  }
  return {
    line: line + 1,
    text: whole.slice(from, to),
    parts: parts
      .filter((part) => part[1] > from && part[0] < to)
      .map((part) => [Math.max(part[0], from) - from, Math.min(part[1], to) - from]),
    isContinued: piece > 0,
  };
}
