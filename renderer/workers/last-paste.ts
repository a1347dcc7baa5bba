/** When the user last pasted or dropped something, by `performance.now`. */
let lastPaste = Number.NEGATIVE_INFINITY;

function notePaste(): void {
  lastPaste = performance.now();
}

// Captured, since editors handle these events themselves and stop them. There is no window while a page is prerendered.
if (typeof window !== 'undefined') {
  addEventListener('paste', notePaste, true);
  addEventListener('drop', notePaste, true);
}

/**
 * Whether the user has pasted or dropped something since a time: what has changed since then is complete, and not a key
 * stroke with more to come.
 * @param time by `performance.now`
 */
export function hasPastedSince(time: number): boolean {
  return lastPaste > time;
}
