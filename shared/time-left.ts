/** Estimates the remaining time of work from its completed fraction. */
export interface TimeLeft {
  /**
   * @param fraction the completed fraction, 0 to 1; a decrease means that different work has started
   * @param now the milliseconds of any monotonic clock
   * @returns the remaining milliseconds; undefined while there is no estimate yet
   */
  report(fraction: number, now: number): number | undefined;
}

/**
 * The minimum time in milliseconds and the minimum fraction of the work before there is an estimate, since the first
 * pieces are not representative.
 */
const leastTime = 2000;
const leastShare = 0.01;

/** The milliseconds after which two thirds of a change of speed have been taken into account. */
const speedMemory = 5000;

/** The milliseconds in which the displayed estimate gets two thirds closer to the current one. */
const settlingTime = 3000;

interface Sample {
  readonly fraction: number;
  readonly now: number;
}

/**
 * Creates an estimator whose result runs down like a clock and adapts to a new speed without jumping: the mean speed
 * and the current speed count equally, and the result settles within seconds.
 * @example
 * const timeLeft = createTimeLeft();
 * timeLeft.report(0, 0);
 * timeLeft.report(0.5, 10_000) // about 10,000
 */
export function createTimeLeft(): TimeLeft {
  let first: Sample | undefined;
  let last: Sample | undefined;
  let speed = 0;
  let said: { readonly left: number; readonly now: number } | undefined;

  return {
    report(fraction, now) {
      if (first === undefined || last === undefined || fraction < last.fraction) {
        first = { fraction, now };
        last = first;
        speed = 0;
        said = undefined;
        return undefined;
      }
      const passed = now - last.now;
      const isNews = passed > 0;
      if (isNews) {
        const present = (fraction - last.fraction) / passed;
        speed = last === first ? present : speed + (present - speed) * share(passed, speedMemory);
        last = { fraction, now };
      }
      const time = now - first.now;
      const done = fraction - first.fraction;
      if (time < leastTime || done < leastShare) {
        return undefined;
      }
      const estimate = (1 - fraction) / ((speed + done / time) / 2);
      if (said === undefined) {
        said = { left: estimate, now };
      } else if (isNews) {
        const expected = Math.max(0, said.left - (now - said.now));
        said = { left: expected + (estimate - expected) * share(now - said.now, settlingTime), now };
      }
      return fraction >= 1 ? 0 : said.left;
    },
  };
}

/** The fraction of a difference that is made up after a time. */
function share(time: number, constant: number): number {
  return 1 - Math.exp(-time / constant);
}
