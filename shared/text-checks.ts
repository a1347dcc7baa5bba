/**
 * @returns whether a text is missing or only white space
 * @example isBlank(' \n') // true
 */
export function isBlank(text: string | null | undefined): boolean {
  return text === null || text === undefined || text.trim() === '';
}

/**
 * @returns whether a text is not blank and converts to a number other than NaN, as JavaScript's `Number` does
 * @example isNumeric('1e3') // true
 */
export function isNumeric(text: string | null | undefined): boolean {
  return !isBlank(text) && !Number.isNaN(Number(text));
}

/**
 * @returns whether a text is blank or begins as a JSON object does, which it may be while it is typed
 * @example isBlankOrObjectLike('{"size": ') // true
 */
export function isBlankOrObjectLike(text: string): boolean {
  return isBlank(text) || text.trimStart().startsWith('{');
}

/**
 * @returns whether a text can be the name of a language, of a class or of an option: up to 64 letters of ASCII, digits,
 * blanks and `_ + # . -`
 * @example isIdentifierLike('c++') // true
 */
export function isIdentifierLike(text: string): boolean {
  return /^[\w+#.\- ]{1,64}$/.test(text);
}
