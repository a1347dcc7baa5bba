/** The schemes of links in codes that may be clicked: they open a page or a new e-mail, nothing else. */
const opened: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:']);

const longestLink = 8000;

/**
 * @param text the text of a code
 * @returns the address, if the text is a link that can be opened safely
 * @example openableLink('https://example.org') // 'https://example.org/'
 * @example openableLink('javascript:alert(1)') // undefined
 */
export function openableLink(text: string): string | undefined {
  if (text.length > longestLink || !/^\s*[a-z]+:\S+\s*$/i.test(text)) {
    return undefined;
  }
  try {
    const { protocol, href } = new URL(text.trim());
    return opened.has(protocol) ? href : undefined;
  } catch {
    return undefined;
  }
}
