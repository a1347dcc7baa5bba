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
