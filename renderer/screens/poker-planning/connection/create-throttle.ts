/**
 * A function that asks for an act which must not happen too often: the act follows as a task of its own, at once if
 * the last one is long enough ago, and once for all who ask until then.
 * @param interval milliseconds between the beginnings of two acts
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
