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
