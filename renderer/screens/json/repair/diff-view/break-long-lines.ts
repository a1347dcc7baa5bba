import { isInsidePair } from '#shared/surrogates.ts';
import type { TextChange } from './find-text-changes.ts';

export interface ChangedTexts {
  readonly a: string;
  readonly b: string;
  readonly changes: readonly TextChange[];
}

export interface BrokenTexts extends ChangedTexts {
  /** The line number of each row of `a`, 0 for a row that continues a line; omitted if rows are lines. */
  readonly rowsA?: readonly number[];
  readonly rowsB?: readonly number[];
}

/** A line longer than this, in UTF-16 code units, is broken into rows. */
const longLine = 1000;
/** From this length on, a row ends after a comma or an opening bracket. */
const rowLength = 100;
/** At this length, a row ends anywhere. */
const longestRow = 200;

/**
 * Breaks long lines of two compared texts at the same places, outside of changes, so that a minified document shows as
 * rows side by side.
 * @returns the texts with LF at the breaks, and their changes at the new offsets; the originals without rows if no line
 * is long
 */
export function breakLongLines({ a, b, changes }: ChangedTexts): BrokenTexts {
  if (!hasLongLine(a) && !hasLongLine(b)) {
    return { a, b, changes };
  }
  const rowsA = createRowWriter(a);
  const rowsB = createRowWriter(b);
  let breaks = 0;
  let startA = 0;
  let startB = 0;
  const moved: TextChange[] = [];
  for (const change of [...changes, { fromA: a.length, toA: a.length, fromB: b.length, toB: b.length }]) {
    for (let at = startA + 1; at < change.fromA; at += 1) {
      const inB = at - startA + startB;
      if (isPlaceToBreak(a, at, Math.max(rowsA.lengthAt(at), rowsB.lengthAt(inB)))) {
        rowsA.breakAt(at);
        rowsB.breakAt(inB);
        breaks += 1;
      }
    }
    const { fromA, toA, fromB, toB } = change;
    moved.push({ fromA: fromA + breaks, toA: toA + breaks, fromB: fromB + breaks, toB: toB + breaks });
    startA = toA;
    startB = toB;
  }
  const brokenA = rowsA.finish();
  const brokenB = rowsB.finish();
  return {
    a: brokenA.text,
    b: brokenB.text,
    changes: moved.slice(0, -1),
    rowsA: brokenA.numbers,
    rowsB: brokenB.numbers,
  };
}

function hasLongLine(text: string): boolean {
  return text.split('\n').some((line) => line.length > longLine);
}

function isPlaceToBreak(text: string, at: number, length: number): boolean {
  if (length < rowLength || text[at] === '\n') {
    return false;
  }
  return ',{['.includes(text[at - 1] ?? '') || (length >= longestRow && !isInsidePair(text, at));
}

/** Copies a text, inserting breaks; only moves forward. */
function createRowWriter(text: string) {
  const pieces: string[] = [];
  const numbers: number[] = [1];
  let done = 0;
  let rowStart = 0;
  let lineEnd = -1;
  let isLong = false;
  let line = 1;

  /** Counts the lines that begin up to an offset. */
  function countLines(end: number): void {
    for (let at = text.indexOf('\n', done); at !== -1 && at < end; at = text.indexOf('\n', at + 1)) {
      line += 1;
      numbers.push(line);
    }
  }
  return {
    /** The length of the row up to the offset if it belongs to a long line; otherwise 0. */
    lengthAt(offset: number): number {
      if (offset > lineEnd) {
        const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
        const end = text.indexOf('\n', offset);
        lineEnd = end === -1 ? text.length : end;
        isLong = lineEnd - lineStart > longLine;
        rowStart = Math.max(rowStart, lineStart);
      }
      return isLong ? offset - rowStart : 0;
    },
    breakAt(offset: number): void {
      countLines(offset);
      numbers.push(0);
      pieces.push(text.slice(done, offset));
      done = offset;
      rowStart = offset;
    },
    finish() {
      countLines(text.length);
      pieces.push(text.slice(done));
      return { text: pieces.join('\n'), numbers };
    },
  };
}
