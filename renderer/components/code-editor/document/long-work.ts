import type { SliceOptions } from './build-document.ts';

/** Work on a document that goes on in slices, of which there is at most one at a time. */
export interface LongWork {
  /**
   * Starts work, which replaces what is in progress.
   * @param done is given the result, unless the work is cancelled before
   * @param hurry makes at once the text that the document will have
   */
  run<T>(
    work: (options: SliceOptions) => Promise<T | undefined>,
    done: (result: T) => void,
    hurry?: () => string,
  ): Promise<void>;
  /** Makes at once the text that the document will have, for whoever cannot wait; undefined if there is no such work. */
  hurry(): string | undefined;
  cancel(): void;
  /** Cancels the work without reporting it. */
  abandon(): void;
}

/** @param onProgress is called with the fraction that is done, in steps of a twentieth, and undefined after the end */
export function createLongWork(onProgress: (fraction: number | undefined) => void): LongWork {
  let current: AbortController | undefined;
  let makeText: (() => string) | undefined;

  function end(): void {
    makeText = undefined;
    if (current !== undefined) {
      current = undefined;
      onProgress(undefined);
    }
  }

  function cancel(): void {
    current?.abort();
    end();
  }

  return {
    cancel,
    async run(work, done, hurry) {
      cancel();
      const controller = new AbortController();
      const { signal } = controller;
      current = controller;
      makeText = hurry;
      onProgress(0);
      let result: Awaited<ReturnType<typeof work>>;
      try {
        // Each step renders the progress bar again.
        result = await work({ signal, onProgress: (fraction) => onProgress(Math.floor(fraction * 20) / 20) });
      } finally {
        if (current === controller) {
          end();
        }
      }
      if (result !== undefined && !signal.aborted) {
        done(result);
      }
    },
    hurry() {
      const make = makeText;
      makeText = undefined;
      return make?.();
    },
    abandon() {
      current?.abort();
      current = undefined;
    },
  };
}
