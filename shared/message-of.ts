/**
 * Returns the message of an exception, without its class name. Any value is accepted, since code may throw anything.
 * @example messageOf(new TypeError('Invalid URL')) // 'Invalid URL'
 * @example messageOf('no') // 'no'
 */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
