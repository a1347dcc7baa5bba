import { useEffect, useState } from 'react';

/** @returns the milliseconds since 1970, updated at the start of every second while the page is visible */
export function useClock(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      clearTimeout(timer);
      setNow(Date.now());
      if (!document.hidden) {
        timer = setTimeout(tick, 1000 - (Date.now() % 1000));
      }
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return now;
}
