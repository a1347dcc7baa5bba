/**
 * Makes an error of anything that was thrown, since code may throw any value; an error stays itself.
 * @example errorOf('no').message // 'no'
 */
export function errorOf(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
