/** The number of crashes tolerated within `period`; one more means that the page cannot run. */
const allowedCrashes = 2;
/** How long a crash counts, in milliseconds. */
const period = 60_000;

export interface CrashLimit {
  /** Counts a crash. @returns whether the page may be loaded again without asking */
  readonly mayReload: () => boolean;
  /** Resets the count after the user has decided how to continue. */
  readonly reset: () => void;
}

/**
 * Prevents a page that crashes whenever it is loaded from being reloaded endlessly.
 * @param now the time in milliseconds, from a clock that never goes back
 */
export function createCrashLimit(now: () => number = () => performance.now()): CrashLimit {
  let times: number[] = [];
  return {
    mayReload: () => {
      const time = now();
      times = [...times.filter((earlier) => time - earlier < period), time];
      return times.length <= allowedCrashes;
    },
    reset: () => {
      times = [];
    },
  };
}
