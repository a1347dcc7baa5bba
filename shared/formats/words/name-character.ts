/** Common names of invisible characters. */
const invisibleNames: ReadonlyMap<string, string> = new Map([
  ['\0', 'null character'],
  ['\b', 'backspace'],
  ['\t', 'tab'],
  ['\n', 'line feed (\\n)'],
  ['\v', 'vertical tab'],
  ['\f', 'form feed'],
  ['\r', 'carriage return (\\r)'],
  [' ', 'space'],
  ['\u0085', 'next-line character'],
  ['\u00a0', 'no-break space'],
  ['\u00ad', 'soft hyphen'],
  ['\u200b', 'zero-width space'],
  ['\u200c', 'zero-width non-joiner'],
  ['\u200d', 'zero-width joiner'],
  ['\u2028', 'line separator'],
  ['\u2029', 'paragraph separator'],
  ['\u202f', 'narrow no-break space'],
  ['\u2060', 'word joiner'],
  ['\u3000', 'ideographic space'],
  ['\ufeff', 'byte order mark'],
]);

/**
 * Returns the name of an invisible character, without an article; undefined for rare or visible characters.
 * @example nameInvisible('\t') // 'tab'
 */
export function nameInvisible(character: string): string | undefined {
  return invisibleNames.get(character);
}

/** Whether a character is visible on its own: it is not a control, format, space or combining character. */
export function isVisible(character: string): boolean {
  return !/^[\p{C}\p{Z}\p{M}]/u.test(character);
}

/**
 * Writes a code point in the notation of the Unicode standard.
 * @param character a code point, or half a surrogate pair; the text after it is ignored
 * @example codePointNotation('é') // 'U+00E9'
 */
export function codePointNotation(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/**
 * Names a character in a sentence: itself in quotes, its name, or its number.
 * @param text the text whose first character is named
 * @example nameCharacter('é') // '“é”'
 * @example nameCharacter(' x') // 'a space'
 * @example nameCharacter('\u0007') // 'the character U+0007'
 */
export function nameCharacter(text: string): string {
  const character = String.fromCodePoint(text.codePointAt(0) ?? 0);
  if (isVisible(character)) {
    return `“${character}”`;
  }
  const name = nameInvisible(character);
  return name === undefined
    ? `the character ${codePointNotation(character)}`
    : `${/^[aeiou]/u.test(name) ? 'an' : 'a'} ${name}`;
}

/**
 * Names a character together with its number, for cases where that matters, such as an unencodable character.
 * @example numberCharacter('€') // '“€” (U+20AC)'
 */
export function numberCharacter(character: string): string {
  const number = codePointNotation(character);
  return isVisible(character) ? `“${character}” (${number})` : number;
}
