import { literalPattern } from '#shared/formats/text-rows/literal-pattern.ts';
import { createPacer, type WorkContext } from './pacer.ts';
import type { PackedTable } from './packed-table.ts';

/** Keeps the rows that contain a text in a cell. */
export interface RowFilter {
  /** Empty to keep all rows. Letters match regardless of case. */
  readonly text: string;
  /** The column index from 0; undefined for any column. */
  readonly column: number | undefined;
}

/**
 * Finds the rows that a filter keeps.
 * @returns their indexes in ascending order; undefined if all are kept. Rejects with a StoppedError.
 */
export async function findRows(
  table: PackedTable,
  { text, column }: RowFilter,
  context: WorkContext,
): Promise<Uint32Array | undefined> {
  const pattern = literalPattern(text);
  if (pattern === undefined) {
    return undefined;
  }
  const found = new Uint32Array(table.rowCount);
  let count = 0;
  const pace = createPacer(context);
  for (let block = 0; block < table.blockCount; block += 1) {
    table.search(pattern, block, (place) => {
      if ((column === undefined || place.column === column) && found[count - 1] !== place.row) {
        found[count] = place.row;
        count += 1;
      }
    });
    await pace(block / table.blockCount);
  }
  // The comparison with the previous row never skips row 0, since `found[-1]` is undefined.
  return found.slice(0, count);
}
