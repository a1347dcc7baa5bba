import { cancelled, fail, ok, type Result } from '#shared/result.ts';
import type { StoppableContext } from '#tools/task.ts';
import type { ParsedCsv } from './parse/csv-result.ts';
import type { ParserOptions } from './parse/parser-options.ts';
import { StoppedError } from './table/pacer.ts';

/** The table that a worker keeps between calls. */
export interface HeldTable {
  parsed: ParsedCsv | undefined;
  /** Identifies one of this worker's tables. */
  id: number;
  options: ParserOptions | undefined;
  /** The rows shown; undefined for all rows in their original order. */
  rows: Uint32Array | undefined;
  /** The number of parse calls so far: the newest call wins, and stops all other work on the previous table. */
  parseCount: number;
}

/** A context that stops work on a table when another table replaces it. */
export function onHeldTable(held: HeldTable, context: StoppableContext): StoppableContext {
  const { parsed, parseCount } = held;
  return {
    ...context,
    isStopped: () => context.isStopped() || held.parsed !== parsed || held.parseCount !== parseCount,
  };
}

/** Does work that rejects with a StoppedError when it is stopped. Fails with `cancelled`. */
export async function orStopped<Value>(work: () => Promise<Value>): Promise<Result<Value>> {
  try {
    return ok(await work());
  } catch (thrown) {
    if (thrown instanceof StoppedError) {
      return fail(cancelled);
    }
    throw thrown;
  }
}
