import { percentDecode } from './percent-sequences.ts';

/**
 * Encodes a text as a value of application/x-www-form-urlencoded (URL standard, 5.2): all but ASCII letters, digits
 * and `*-._` as percent-encoded UTF-8, a space as a plus sign. Line breaks stay what they are.
 * @param text well-formed; encodeURIComponent throws for a lone surrogate
 * @param space what a space becomes; `%20` is read as a space by those who do not know the plus sign too
 * @example encodeFormText('a b~') // 'a+b%7E'
 */
export function encodeFormText(text: string, space: '+' | '%20' = '+'): string {
  const encoded = encodeURIComponent(text).replaceAll(
    /[!'()~]/gu,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return space === '+' ? encoded.replaceAll('%20', '+') : encoded;
}

/**
 * Decodes a name or a value of application/x-www-form-urlencoded (URL standard, 5.1). Never fails: a % that begins
 * nothing stays, and bytes that are not UTF-8 read as U+FFFD.
 * @example decodeFormText('a+b%7E%E4') // 'a b~\uFFFD'
 */
export function decodeFormText(encoded: string): string {
  return percentDecode(encoded.replaceAll('+', ' '));
}
