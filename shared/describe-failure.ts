import { namedMessageOf } from './message-of.ts';
import type { ToolError } from './result.ts';

/** Thrown if the script of a worker, or a module that it imports, could not be fetched or run. */
export class WorkerLoadError extends Error {
  override readonly name = 'WorkerLoadError';
}

/**
 * Matches the messages of Chromium, Firefox and WebKit, in this order, about an `import()` that could not be fetched.
 */
const failedImport = /dynamically imported module|importing a module script failed/i;

/**
 * Describes work that ended with an exception, for a note next to its result.
 * @param retry repeats the work
 * @example describeFailure(new RangeError('Invalid array length'), runAgain).message // 'This failed: RangeError: …'
 */
export function describeFailure(thrown: unknown, retry?: () => void): ToolError {
  const reason = namedMessageOf(thrown);
  const isMissing = thrown instanceof WorkerLoadError || failedImport.test(reason);
  return {
    code: isMissing ? 'not-loaded' : 'failed',
    message: isMissing
      ? 'A part of this tool could not be loaded. Check your connection, then retry. If that does not help, reload the page.'
      : `This failed: ${reason}. Change the input, or retry.`,
    ...(retry && { retry }),
  };
}
