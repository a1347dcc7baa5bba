/** Tells how long work will still take, from how much of it is done. */
export interface TimeLeft {
  /**
   * @param fraction how much is done, 0 to 1; less than before is other work
   * @param now milliseconds of any clock that only goes forward
   * @returns milliseconds that are left; undefined as long as nobody can tell
   */
  report(fraction: number, now: number): number | undefined;
}

/** Milliseconds of work, and the share of it, before anything is said: the first pieces tell little. */
const leastTime = 2000;
const leastShare = 0.01;

/** Milliseconds after which a change of speed counts for two thirds. */
const speedMemory = 5000;

/** Milliseconds in which what is said comes two thirds nearer to what is known. */
const settlingTime = 3000;

interface Sample {
  readonly fraction: number;
  readonly now: number;
}

/**
 * Makes an estimate that runs down as a clock does and bends to a new speed, but never jumps to it: the mean speed and the
 * present one count alike, and what is said settles within seconds.
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

/** How much of a difference is made up after a time. */
function share(time: number, constant: number): number {
  return 1 - Math.exp(-time / constant);
}
