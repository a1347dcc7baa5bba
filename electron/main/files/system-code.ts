/**
 * The code that the system gives as the reason of a failure.
 * @returns an empty text if there is none
 * @example systemCodeOf(thrown) // 'ENOENT'
 */
export function systemCodeOf(thrown: unknown): string {
  return thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
}
