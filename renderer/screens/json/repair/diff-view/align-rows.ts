import { Chunk } from '@codemirror/merge';
import type { ChangedTexts } from './break-long-lines.ts';

interface Range {
  readonly from: number;
  readonly to: number;
}

/** Returns the chunks that line up the rows drawn in each editor. */
export type RowAligner = (drawnA: Range, drawnB: Range) => readonly Chunk[];

/**
 * MergeView lines its editors up where unchanged lines begin. If line after line has changed there are none, and lines
 * that wrap differently drift apart. This divides its chunks at each row that follows a line break common to both
 * texts, so that those rows line up too. Only drawn rows are handled, because each takes time.
 * @param chunks the changed lines of the texts, as made by MergeView
 * @returns a function whose chunks are for lining up only: each begins one character into its first row
 */
export function createRowAligner(texts: ChangedTexts, chunks: readonly Chunk[]): RowAligner {
  const starts = commonRowStarts(texts);
  return (drawnA, drawnB) => {
    const drawn = starts.filter(
      ({ atA, atB }) => (atA >= drawnA.from && atA <= drawnA.to) || (atB >= drawnB.from && atB <= drawnB.to),
    );
    return chunks.flatMap((chunk) => divideChunk(chunk, drawn));
  };
}

function divideChunk({ fromA, toA, fromB, toB }: Chunk, starts: readonly RowStart[]): Chunk[] {
  const parts: Chunk[] = [];
  let nextA = fromA;
  let nextB = fromB;
  for (const { atA, atB } of starts) {
    if (atA > nextA && atB > nextB && atA < toA && atB < toB) {
      parts.push(new Chunk([], nextA, atA, nextB, atB));
      nextA = atA + 1;
      nextB = atB + 1;
    }
  }
  return [...parts, new Chunk([], nextA, toA, nextB, toB)];
}

interface RowStart {
  readonly atA: number;
  readonly atB: number;
}

/** Where rows other than empty ones begin, after line breaks that are not part of a change. */
function commonRowStarts({ a, b, changes }: ChangedTexts): RowStart[] {
  const starts: RowStart[] = [];
  let startA = 0;
  let startB = 0;
  for (const { fromA, toA, toB } of [...changes, { fromA: a.length, toA: a.length, toB: b.length }]) {
    for (let at = a.indexOf('\n', startA); at !== -1 && at < fromA; at = a.indexOf('\n', at + 1)) {
      const start = { atA: at + 1, atB: at + 1 - startA + startB };
      if (isVisible(a[start.atA]) && isVisible(b[start.atB])) {
        starts.push(start);
      }
    }
    startA = toA;
    startB = toB;
  }
  return starts;
}

function isVisible(character: string | undefined): boolean {
  return character !== undefined && character !== '\n';
}
