import { useEffect, useRef, useState } from 'react';
import { describeTimeLeft } from '#shared/formats/words/describe-time-left.ts';
import { createTimeLeft } from '#shared/time-left.ts';

/** Milliseconds between two updates of the estimate: nobody reads faster. */
const interval = 250;

/**
 * When long work will be done, in words. Work may report its progress as often as it likes. The display follows a clock
 * of its own, because setting state in an effect for each report is a nested update, and React aborts a page with fifty
 * of them in a row.
 * @param progress how much is done, 0 to 1; undefined if that is not known or nothing is being done
 * @returns undefined until there is an estimate
 * @example useTimeLeft(0.4) // 'Done in 20 seconds'
 */
export function useTimeLeft(progress: number | undefined): string | undefined {
  const estimate = useRef(createTimeLeft());
  const known = useRef<number>(undefined);
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    if (progress !== undefined) {
      known.current = estimate.current.report(progress, performance.now());
    }
  }, [progress]);
  const isKnown = progress !== undefined;
  useEffect(() => {
    if (!isKnown) {
      return undefined;
    }
    const timer = setInterval(() => setLeft(known.current), interval);
    return () => {
      clearInterval(timer);
      estimate.current = createTimeLeft();
      known.current = undefined;
      setLeft(undefined);
    };
  }, [isKnown]);
  return left === undefined || progress === undefined ? undefined : `Done ${describeTimeLeft(left)}`;
}
