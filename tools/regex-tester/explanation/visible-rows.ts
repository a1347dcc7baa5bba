import type { ExplanationRow } from './explain-pattern.ts';

type TreeRow = Pick<ExplanationRow, 'depth' | 'descendants'>;

/**
 * The rows of a tree that are not inside a closed row.
 * @param closed indices of rows
 * @returns indices of rows
 * @example visibleRows([{ depth: 0, descendants: 1 }, { depth: 1, descendants: 0 }], new Set([0])) // [0]
 */
export function visibleRows(rows: readonly TreeRow[], closed: ReadonlySet<number>): number[] {
  const visible: number[] = [];
  for (let index = 0; index < rows.length; index += 1) {
    visible.push(index);
    if (closed.has(index)) {
      index += rows[index]?.descendants ?? 0;
    }
  }
  return visible;
}

/** @returns the index of a row's parent, or of the row itself if it has no parent */
export function parentOf(rows: readonly TreeRow[], index: number): number {
  const depth = rows[index]?.depth ?? 0;
  return depth === 0 ? index : rows.slice(0, index).findLastIndex((row) => row.depth < depth);
}

/** The explanation as text, with one line per row, indented by its depth. */
export function writeExplanation(rows: readonly ExplanationRow[], expression: string): string {
  return rows
    .map(({ depth, start, end, words }) => `${'  '.repeat(depth)}${expression.slice(start, end)}  ${words}`)
    .join('\n');
}
