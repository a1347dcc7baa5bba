import type { ParsedCsv } from '../parse/csv-result.ts';
import { createPacer, StoppedError, type WorkContext } from './pacer.ts';
import { isKeptFromPapaParse } from './typed-value.ts';

/** Values that stay text although types were requested, because converting them would lose information. */
export interface KeptValues {
  readonly count: number;
  /** The first of these values. */
  readonly examples: readonly string[];
}

const mostExamples = 5;

/** Counts the values that PapaParse's own dynamicTyping would have changed. */
export async function countKeptValues(
  { table }: ParsedCsv,
  isTyped: (column: number) => boolean,
  context: WorkContext,
): Promise<KeptValues> {
  const pace = createPacer(context);
  const examples = new Set<string>();
  let count = 0;
  try {
    for (let row = 0; row < table.rowCount; row += 1) {
      for (const [column, cell] of table.row(row).entries()) {
        if (isTyped(column) && isKeptFromPapaParse(cell)) {
          count += 1;
          if (examples.size < mostExamples) {
            examples.add(cell);
          }
        }
      }
      if (row % 1024 === 0) {
        await pace(row / table.rowCount);
      }
    }
  } catch (thrown) {
    // The rows are available; only the count is missing.
    if (!(thrown instanceof StoppedError)) {
      throw thrown;
    }
  }
  return { count, examples: [...examples] };
}
