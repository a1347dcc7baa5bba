import { DecodingMode, decodeHTML, encodeHTML, encodeNonAsciiHTML, escapeUTF8 } from 'entities';

/** Which characters become entities. */
export type EntityScope = 'special' | 'non-ascii' | 'all';

/**
 * Writes a text with HTML entities, so that an HTML document shows it as it is.
 * @param scope `special`: what has a meaning in HTML (`&`, `<`, `>`, `"`, `'`); `non-ascii`: these, and what is not
 *   ASCII; `all`: everything that has a name, and what is not ASCII
 * @example encodeEntities('é < 👋', 'non-ascii') // '&eacute; &lt; &#x1f44b;'
 */
export function encodeEntities(text: string, scope: EntityScope): string {
  switch (scope) {
    case 'special':
      return escapeUTF8(text);
    case 'non-ascii':
      return encodeNonAsciiHTML(text);
    default:
      return encodeHTML(text);
  }
}

/**
 * Reads a text with HTML entities as browsers do in the text of a document (HTML standard, 13.2.5.72): named ones, a
 * few of them without their semicolon, decimal and hexadecimal numbers. What is no entity stays as it is.
 * @example decodeEntities('&eacute;&#60;&#x1F44B; &copy 2025 &unknown;') // 'é<👋 © 2025 &unknown;'
 */
export function decodeEntities(text: string): string {
  return decodeHTML(text, DecodingMode.Legacy);
}
