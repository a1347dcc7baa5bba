/**
 * Milliseconds after which the page counts as having nothing else to do: Chromium can wait for minutes for a frame that
 * nothing asks it to draw, and tells of no idle moment before.
 */
const longestWait = 5_000;

/**
 * Does something when the page has nothing else to do; in a browser that cannot tell, soon.
 * @returns calls it off
 */
export function whenIdle(action: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(action, { timeout: longestWait });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(action);
  return () => clearTimeout(timer);
}
