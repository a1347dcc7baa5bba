/**
 * An address as an object. Not by `URL.canParse`: Node 20 compiles it, once it is called often, into one that takes
 * Latin-1 for UTF-8, and refuses `https://bücher.example/`.
 * @returns undefined if it is no address
 * @example parseAddress('https://bücher.example')?.host // 'xn--bcher-kva.example'
 */
export function parseAddress(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}
