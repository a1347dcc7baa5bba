const openedProtocols: ReadonlySet<string> = new Set(['http:', 'https:', 'ftp:', 'mailto:']);

/**
 * Whether a link to a URL may be offered, which is never the case if it could run a script or read a file.
 * @param protocol the protocol of the parsed URL, which the parser has lower-cased and freed of spaces and tabs
 * @example isOpenable('javascript:') // false
 */
export function isOpenable(protocol: string): boolean {
  return openedProtocols.has(protocol);
}
