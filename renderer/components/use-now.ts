import { useEffect, useState } from 'react';

/** @returns the time in milliseconds since 1970, anew every second while the page is in sight */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') {
        setNow(Date.now());
      }
    }, 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
