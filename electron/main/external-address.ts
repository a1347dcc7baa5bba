const openedOutside: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:']);

/**
 * Whether a link may be handed to the operating system, which would run programs for many a scheme.
 * @returns the address as the URL parser writes it, so that the system reads what was judged; undefined to refuse
 * @example externalAddress('HTTPS://example.org/a b') // 'https://example.org/a%20b'
 * @example externalAddress('file:///etc/passwd') // undefined
 */
export function externalAddress(address: string): string | undefined {
  if (!URL.canParse(address)) {
    return undefined;
  }
  const url = new URL(address);
  return openedOutside.has(url.protocol) ? url.href : undefined;
}
