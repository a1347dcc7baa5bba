/**
 * Whether a browser's engine gives up on a search that takes very many steps, and returns that there is no match:
 * WebKit's does, on all its platforms (docs/decisions/upstream-reports.md). Scripts cannot find out, except by the name of
 * the browser.
 * @param userAgent as in `navigator.userAgent`
 * @example givesUpSilently('Mozilla/5.0 (Macintosh; …) AppleWebKit/605.1.15 … Version/26.0 Safari/605.1.15') // true
 */
export function givesUpSilently(userAgent: string): boolean {
  return /\bAppleWebKit\//u.test(userAgent) && !/\bChrom(?:e|ium)\//u.test(userAgent);
}
