import { useEffect, useRef, useState } from 'react';
import { describeTimeLeft } from '#shared/formats/words/describe-time-left.ts';
import { createTimeLeft } from '#shared/time-left.ts';

/**
 * When long work will be done, in words.
 * @param progress how much of it is done, 0 to 1; undefined where that is not known, or nothing is being done
 * @returns undefined as long as nobody can tell
 * @example useTimeLeft(0.4) // 'Done in 20 seconds'
 */
export function useTimeLeft(progress: number | undefined): string | undefined {
  const estimate = useRef(createTimeLeft());
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    if (progress === undefined) {
      estimate.current = createTimeLeft();
      setLeft(undefined);
    } else {
      setLeft(estimate.current.report(progress, performance.now()));
    }
  }, [progress]);
  return left === undefined || progress === undefined ? undefined : `Done ${describeTimeLeft(left)}`;
}
