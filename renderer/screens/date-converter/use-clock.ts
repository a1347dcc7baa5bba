import { useEffect, useState } from 'react';

/** @returns the milliseconds from 1970, anew at the start of every second while the page can be seen */
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
