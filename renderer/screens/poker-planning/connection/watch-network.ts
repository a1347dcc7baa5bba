/**
 * If the clock jumps this far between two ticks, the machine has been asleep; timers of hidden pages tick once a
 * minute.
 */
const sleepAfter = 90_000;
const tick = 10_000;

/**
 * Reports when a socket that looks open may be dead: the network has gone or come back, the machine was asleep, or the
 * page was in the background, where browsers let it sleep.
 * @returns a function that stops this
 */
export function watchNetwork(onDoubt: () => void): () => void {
  let last = Date.now();
  const timer = setInterval(() => {
    const now = Date.now();
    if (now - last > sleepAfter) {
      onDoubt();
    }
    last = now;
  }, tick);
  const onVisibility = () => {
    if (document.visibilityState === 'visible') {
      onDoubt();
    }
  };
  // A page that is shown for the first time has not slept: its sockets can be open before that.
  const onShown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) {
      onDoubt();
    }
  };
  const events = ['online', 'offline'] as const;
  for (const event of events) {
    window.addEventListener(event, onDoubt);
  }
  window.addEventListener('pageshow', onShown);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    clearInterval(timer);
    for (const event of events) {
      window.removeEventListener(event, onDoubt);
    }
    window.removeEventListener('pageshow', onShown);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
