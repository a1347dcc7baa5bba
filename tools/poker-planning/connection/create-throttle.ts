/**
 * Creates a function that requests an action which must not run too often. The action runs as a separate task: at once
 * if the last run is long enough ago, and once for all requests until then.
 * @param interval milliseconds between the starts of two runs
 */
export function createThrottle(act: () => void, interval: number): () => void {
  let isAsked = false;
  let actedAt = 0;
  const actNow = () => {
    isAsked = false;
    actedAt = Date.now();
    act();
  };
  return () => {
    if (!isAsked) {
      isAsked = true;
      setTimeout(actNow, Math.max(0, actedAt + interval - Date.now()));
    }
  };
}
