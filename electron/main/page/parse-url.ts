/**
 * Parses an address. It does not use `URL.canParse`, because after many calls Node 20 compiles it to code that mistakes
 * Latin-1 for UTF-8 and rejects `https://bücher.example/`.
 * @returns undefined if it is not a URL
 * @example parseUrl('https://bücher.example')?.host // 'xn--bcher-kva.example'
 */
export function parseUrl(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}
