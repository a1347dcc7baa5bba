/**
 * Milliseconds after which the page counts as idle. Chromium can wait for minutes for a frame that nothing asks it to
 * draw, and reports no idle time before that.
 */
const longestWait = 5_000;

/**
 * Runs an action when the page is idle, or soon in a browser that cannot tell.
 * @returns cancels the action
 */
export function whenIdle(action: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(action, { timeout: longestWait });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(action);
  return () => clearTimeout(timer);
}
