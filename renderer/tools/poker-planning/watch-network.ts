/** A machine whose clock jumps so far between two ticks has slept; timers of hidden pages tick once a minute. */
const sleepAfter = 90_000;
const tick = 10_000;

/**
 * Tells when a socket that looks open may be a dead one: the network has come back, or the machine was asleep.
 * @returns the function that ends it
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
  window.addEventListener('online', onDoubt);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', onDoubt);
  };
}
