const openedProtocols: ReadonlySet<string> = new Set(['http:', 'https:', 'ftp:', 'mailto:']);

/**
 * Whether a link to a URL may be offered: never for one that could run a script or read a file.
 * @param protocol of the parsed URL, which the parser has freed of case, spaces and tabs
 * @example isOpenable('javascript:') // false
 */
export function isOpenable(protocol: string): boolean {
  return openedProtocols.has(protocol);
}
