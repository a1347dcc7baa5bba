/**
 * The code that the system gives as the reason of a failure.
 * @returns an empty text if there is none
 * @example systemCodeOf(thrown) // 'ENOENT'
 */
export function systemCodeOf(thrown: unknown): string {
  return thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
}

/**
 * Says why a step failed.
 * @param reasons ends of sentences by the code of the system
 * @returns the end of a sentence
 * @example describeSystemError(thrown, { ENOSPC: 'the disk is full.' }) // 'the disk is full.'
 */
export function describeSystemError(thrown: unknown, reasons: Readonly<Record<string, string>>): string {
  const code = systemCodeOf(thrown);
  return reasons[code] ?? `the system reported ${code || String(thrown)}.`;
}
