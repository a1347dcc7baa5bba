/**
 * The most of a text, in UTF-16 code units or bytes, that is handled as one string: in an input, an editor, a message or
 * a result. Anything larger is a file, or is handled in pieces.
 */
export const longestText = 16_000_000;

/**
 * @returns whether a text is missing or consists only of whitespace
 * @example isBlank(' \n') // true
 */
export function isBlank(text: string | null | undefined): boolean {
  return text === null || text === undefined || text.trim() === '';
}

/**
 * @returns whether a text is not blank and JavaScript's `Number` converts it to a number other than NaN
 * @example isNumeric('1e3') // true
 */
export function isNumeric(text: string | null | undefined): boolean {
  return !isBlank(text) && !Number.isNaN(Number(text));
}

/**
 * @returns whether a text is blank or starts like a JSON object, which may still be incomplete
 * @example isBlankOrObjectLike('{"size": ') // true
 */
export function isBlankOrObjectLike(text: string): boolean {
  return isBlank(text) || text.trimStart().startsWith('{');
}

/**
 * @returns whether a text can be the name of a language, a class or an option: up to 64 ASCII letters, digits, spaces
 * and `_ + # . -`
 * @example isIdentifierLike('c++') // true
 */
export function isIdentifierLike(text: string): boolean {
  return /^[\w+#.\- ]{1,64}$/.test(text);
}
