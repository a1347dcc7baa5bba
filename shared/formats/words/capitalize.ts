/** @example capitalize('a space cannot be in a host') // 'A space cannot be in a host' */
export function capitalize(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
