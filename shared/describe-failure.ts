import type { ToolError } from './result.ts';

/** The script of a worker, or what that imports, could not be fetched or run. */
export class WorkerLoadError extends Error {
  override readonly name = 'WorkerLoadError';
}

/** What Chromium, Firefox and WebKit say of an `import()` that could not be fetched, in this order. */
const failedImport = /dynamically imported module|importing a module script failed/i;

/**
 * What to say of work that has ended with an exception, in a note beside its result.
 * @param retry asks for the work again
 * @example describeFailure(new RangeError('Invalid array length'), runAgain).message // 'This has failed: RangeError: …'
 */
export function describeFailure(thrown: unknown, retry?: () => void): ToolError {
  const reason = thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
  const isMissing = thrown instanceof WorkerLoadError || failedImport.test(reason);
  return {
    code: isMissing ? 'not-loaded' : 'failed',
    message: isMissing
      ? 'A part of this tool could not be loaded. Check your connection, then retry. If that does not help, reload the page.'
      : `This has failed: ${reason}. Change the input, or retry.`,
    ...(retry && { retry }),
  };
}
