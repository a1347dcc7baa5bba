import { hexOfByte } from './hex.ts';

/**
 * Percent-encodes the UTF-8 of a text, all but the unreserved characters of RFC 3986, section 2.3: ASCII letters, digits
 * and `-._~`.
 * @param text a well-formed string; a URIError is thrown for a lone surrogate
 * @param besides which characters are encoded besides those that encodeURIComponent encodes, all of them ASCII; the
 * default are those that RFC 3986 reserves
 * @example percentEncode("it's ü") // 'it%27s%20%C3%BC'
 */
export function percentEncode(text: string, besides = /[!'()*]/gu): string {
  return encodeURIComponent(text).replaceAll(
    besides,
    (character) => `%${hexOfByte(character.charCodeAt(0)).toUpperCase()}`,
  );
}
