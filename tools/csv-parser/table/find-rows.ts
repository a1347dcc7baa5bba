import { literalPattern } from '#shared/formats/text-rows/literal-pattern.ts';
import { createPacer, type WorkContext } from './pacer.ts';
import type { PackedTable } from './packed-table.ts';

/** Rows are kept that have a text in a cell. */
export interface RowFilter {
  /** Empty: all rows. Letters match in upper and lower case. */
  readonly text: string;
  /** From 0; undefined: any column. */
  readonly column: number | undefined;
}

/**
 * Finds the rows that a filter keeps.
 * @returns their indexes, ascending; undefined where all are kept. Rejects with a StoppedError.
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
  // Row 0 looks like the place before the first: it is never skipped, since `found[-1]` is undefined.
  return found.slice(0, count);
}
