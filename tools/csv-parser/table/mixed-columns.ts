import { createPacer, type WorkContext } from './pacer.ts';
import type { PackedTable } from './packed-table.ts';
import { typeOf } from './typed-value.ts';

/**
 * Finds the columns whose values are neither all numbers nor all booleans; empty and missing cells are of any type.
 * @param columns the indexes of the columns that are examined
 * @returns the indexes of those columns. Rejects with a StoppedError
 */
export async function findMixedColumns(
  table: PackedTable,
  columns: readonly number[],
  context: WorkContext,
): Promise<ReadonlySet<number>> {
  const pace = createPacer(context);
  const mixed = new Set<number>();
  const kinds = new Map<number, 'number' | 'boolean'>();
  let left = columns;
  for (let row = 0; row < table.rowCount && left.length > 0; row += 1) {
    for (const column of left) {
      const { kind } = typeOf(table.cell(row, column) ?? '');
      if (kind === 'text' || (kind !== 'null' && (kinds.get(column) ?? kind) !== kind)) {
        mixed.add(column);
      } else if (kind !== 'null') {
        kinds.set(column, kind);
      }
    }
    if (left.some((column) => mixed.has(column))) {
      left = left.filter((column) => !mixed.has(column));
    }
    if (row % 1024 === 0) {
      await pace(row / table.rowCount);
    }
  }
  return mixed;
}
