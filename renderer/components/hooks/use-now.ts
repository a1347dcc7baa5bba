import { useEffect, useState } from 'react';

/** @returns the time in milliseconds since 1970, updated every second while the page is visible */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    let timer: number | undefined;
    const follow = () => {
      clearInterval(timer);
      if (document.visibilityState === 'visible') {
        setNow(Date.now());
        timer = window.setInterval(() => setNow(Date.now()), 1000);
      }
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', follow);
    };
  }, []);
  return now;
}
