/**
 * Writes words as they stand in the middle of a sentence. An abbreviation keeps its capitals.
 * @example uncapitalize('Empty line') // 'empty line'
 * @example uncapitalize('A digit') // 'a digit'
 * @example uncapitalize('NUL character') // 'NUL character'
 */
export function uncapitalize(words: string): string {
  return words.replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (letter) => letter.toLowerCase());
}
