const absolute = /^[a-z][a-z\d+.-]*:\/\//iu;
const host = /^(?:[^\s/@]+@)?(?:localhost|\[[\da-f:.]+\]|(?:[\p{L}\d-]+\.)+[\p{L}\d-]+)\.?(?::\d+)?(?:[/?#]|$)/iu;

/**
 * Whether a word is more likely the URL of a request than the value of an option.
 * @example looksLikeUrl('localhost:8080/x') // true
 * @example looksLikeUrl('POST') // false
 */
export function looksLikeUrl(text: string): boolean {
  return absolute.test(text) || host.test(text);
}
