/** What was typed and is not in the state yet, since whoever holds it waits for a pause. */
const flushes = new Set<() => void>();

/**
 * @param flush hands over at once what is held back; does nothing if nothing is
 * @returns a function that takes it from the list again
 */
export function registerPendingEdit(flush: () => void): () => void {
  flushes.add(flush);
  return () => void flushes.delete(flush);
}

/** Brings the state up to what was typed: before something else replaces a text, and before the page may go. */
export function flushPendingEdits(): void {
  for (const flush of flushes) {
    flush();
  }
}
