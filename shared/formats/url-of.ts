/**
 * Parses an address. Used instead of `URL.canParse`, which Node 20 and 22 compile, after some thousands of calls, to
 * code that mistakes Latin-1 for UTF-8 and rejects `https://bücher.example/`.
 * @param base the address that a relative one starts from
 * @returns undefined if it is not a URL
 * @example urlOf('https://bücher.example')?.host // 'xn--bcher-kva.example'
 */
export function urlOf(address: string | URL, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
