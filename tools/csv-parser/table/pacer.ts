/** What long work in the worker tells, and asks. */
export interface WorkContext {
  readonly reportProgress: (fraction: number) => void;
  readonly isStopped: () => boolean;
}

/** Long work that was asked to stop. */
export class StoppedError extends Error {
  constructor() {
    super('The work was stopped.');
  }
}

/** Milliseconds of work before other messages are let in. */
const slice = 40;

/**
 * Lets other messages in while long work goes on, and reports how far it is.
 * @returns a function to call often, with the fraction that is done: it throws a StoppedError if asked to stop
 */
export function createPacer({
  reportProgress,
  isStopped,
}: WorkContext): (fraction: number) => Promise<void> | undefined {
  let last = performance.now();
  return (fraction) => {
    if (performance.now() - last < slice) {
      return undefined;
    }
    return pause(fraction);
  };

  async function pause(fraction: number): Promise<void> {
    reportProgress(fraction);
    await new Promise((resolve) => setTimeout(resolve));
    last = performance.now();
    if (isStopped()) {
      throw new StoppedError();
    }
  }
}
