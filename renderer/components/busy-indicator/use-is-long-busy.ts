import { useEffect, useState } from 'react';

/** Work shorter than this, in milliseconds, shows nothing. */
const showAfter = 200;

/** Whether work has gone on for long enough to be shown. */
export function useIsLongBusy(isBusy: boolean): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isBusy) {
      return undefined;
    }
    const timer = setTimeout(() => setIsLong(true), showAfter);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isBusy]);
  return isBusy && isLong;
}
