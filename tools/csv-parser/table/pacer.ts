/** The callbacks through which long-running work reports progress and checks for cancellation. */
export interface WorkContext {
  readonly reportProgress: (fraction: number) => void;
  readonly isStopped: () => boolean;
}

/** Thrown by long-running work that was asked to stop. */
export class StoppedError extends Error {
  constructor() {
    super('The work was stopped.');
  }
}

/** The milliseconds of work between chances for other messages. */
const slice = 40;

/**
 * Lets other messages in during long-running work, and reports its progress.
 * @returns a function to call often, with the completed fraction; it throws a StoppedError if asked to stop
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
