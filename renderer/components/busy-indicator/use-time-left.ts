import { useEffect, useRef, useState } from 'react';
import { describeTimeLeft } from '#shared/formats/words/describe-time-left.ts';
import { createTimeLeft } from '#shared/time-left.ts';

/** Milliseconds between two looks at the estimate: nobody reads faster. */
const interval = 250;

/**
 * When long work will be done, in words. Work may report its progress as often as it likes: what is shown follows a
 * clock of its own, since a state that an effect sets for each report is an update within an update, and React ends a
 * page that has fifty of them in a row.
 * @param progress how much of it is done, 0 to 1; undefined where that is not known, or nothing is being done
 * @returns undefined as long as nobody can tell
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
