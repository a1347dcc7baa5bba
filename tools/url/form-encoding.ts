import { percentEncode } from '#shared/formats/percent-encode.ts';
import { percentDecode } from './percent-sequences.ts';

/**
 * Encodes a text as a value of application/x-www-form-urlencoded (URL standard, 5.2): everything except ASCII letters,
 * digits and `*-._` becomes percent-encoded UTF-8, and a space becomes a plus sign. Line breaks are not normalised.
 * @param text a well-formed string; a URIError is thrown for a lone surrogate
 * @param space the encoding of a space; `%20` is understood even by readers that do not know the plus sign
 * @example encodeFormText('a b~') // 'a+b%7E'
 */
export function encodeFormText(text: string, space: '+' | '%20' = '+'): string {
  const encoded = percentEncode(text, /[!'()~]/gu);
  return space === '+' ? encoded.replaceAll('%20', '+') : encoded;
}

/**
 * Decodes a name or a value of application/x-www-form-urlencoded (URL standard, 5.1). Never fails: a % that does not
 * start a sequence stays, and bytes that are not UTF-8 become U+FFFD.
 * @example decodeFormText('a+b%7E%E4') // 'a b~\uFFFD'
 */
export function decodeFormText(encoded: string): string {
  return percentDecode(encoded.replaceAll('+', ' '));
}
