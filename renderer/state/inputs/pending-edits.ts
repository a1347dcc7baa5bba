/**
 * Flush functions for edits that are not in the state yet, because the component that holds them waits for a pause in
 * typing.
 */
const flushes = new Set<() => void>();

/** @param flush hands over at once the edit that is held back, if any @returns a function that unregisters it */
export function registerPendingEdit(flush: () => void): () => void {
  flushes.add(flush);
  return () => void flushes.delete(flush);
}

/**
 * Brings the state up to date with what was typed, before something else replaces a text and before the page may go
 * away.
 */
export function flushPendingEdits(): void {
  for (const flush of flushes) {
    flush();
  }
}
