import { formatNumber } from '#shared/formats/words/locale.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { type StoppableContext, type TaskContext, withTransfer } from '#tools/task.ts';

let calls = 0;

/** Work for the task runner's tests. */
export const tasks = {
  echo: (value: string) => value,
  /** Formats in the language that the page has chosen. */
  format: (value: number) => formatNumber(value),
  /** Counts in the worker's own memory, so a new worker starts at 1. */
  count: () => {
    calls += 1;
    return calls;
  },
  /** Finishes after some milliseconds, and leaves the worker free in the meantime. */
  wait: (duration: number) => new Promise<number>((resolve) => setTimeout(() => resolve(duration), duration)),
  /** Blocks the worker for some milliseconds. */
  spin: (duration: number) => {
    const end = performance.now() + duration;
    while (performance.now() < end) {
      // Blocks as a backtracking regular expression does.
    }
    return duration;
  },
  step: (steps: number, { reportProgress }: TaskContext) => {
    for (let step = 1; step <= steps; step += 1) {
      reportProgress(step / steps);
    }
    return steps;
  },
  /**
   * Runs until it is asked to stop, and lets messages in.
   * @returns whether it was asked within the given milliseconds
   */
  goOn: async (longest: number, { isStopped }: StoppableContext) => {
    const end = performance.now() + longest;
    while (performance.now() < end && !isStopped()) {
      await new Promise((resolve) => setTimeout(resolve));
    }
    return isStopped();
  },
  reverse: ({ bytes }: { bytes: Uint8Array<ArrayBuffer> }) => {
    bytes.reverse();
    return withTransfer({ bytes, isMovedIn: true }, [bytes.buffer]);
  },
  fail: (message: string): never => {
    throw new RangeError(message);
  },
  returnFunction: () => ({ uncloneable: () => undefined }),
  /** Throws outside of a task, as a library's own callback may. */
  crash: () =>
    new Promise<never>(() => {
      setTimeout(() => {
        throw new Error('crashed');
      });
    }),
};

/** Work for the tests of useLiveTask. */
export const liveTasks = {
  /** Reverses the text after some milliseconds, or when it is asked to stop; an empty text is an error, NaN a bug. */
  reverseSlowly: async (
    { text, duration }: { readonly text: string; readonly duration: number },
    { reportProgress, isStopped }: StoppableContext,
  ): Promise<Result<string>> => {
    if (Number.isNaN(duration)) {
      throw new RangeError('No such duration');
    }
    reportProgress(0.5);
    const end = performance.now() + duration;
    while (performance.now() < end && !isStopped()) {
      await new Promise((resolve) => setTimeout(resolve, Math.min(10, end - performance.now())));
    }
    return text === '' ? fail({ code: 'empty', message: 'There is no text.' }) : ok([...text].reverse().join(''));
  },
};
