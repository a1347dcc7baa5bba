/**
 * Returns the message of an exception, without its class name. Any value is accepted, since code may throw anything.
 * @example messageOf(new TypeError('Invalid URL')) // 'Invalid URL'
 * @example messageOf('no') // 'no'
 */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

/**
 * Returns the message of an exception with its class name, for what nobody expected.
 * @example namedMessageOf(new TypeError('Invalid URL')) // 'TypeError: Invalid URL'
 * @example namedMessageOf('no') // 'no'
 */
export function namedMessageOf(thrown: unknown): string {
  return thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
}
