/**
 * What was thrown says, without the name of its class: code may throw anything.
 * @example messageOf(new TypeError('Invalid URL')) // 'Invalid URL'
 * @example messageOf('no') // 'no'
 */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
