/** What people call characters that nobody sees. */
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
 * The name of a character that nobody sees, without an article; undefined for those that are rare or can be seen.
 * @example nameInvisible('\t') // 'tab'
 */
export function nameInvisible(character: string): string | undefined {
  return invisibleNames.get(character);
}

/** Whether a character can be seen by itself: it is not a control, format, space or combining character. */
export function isVisible(character: string): boolean {
  return !/^[\p{C}\p{Z}\p{M}]/u.test(character);
}

/**
 * A code point as the Unicode standard writes it.
 * @param character a code point, or half a surrogate pair; what follows it does not count
 * @example codePointNotation('é') // 'U+00E9'
 */
export function codePointNotation(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/**
 * What a sentence calls a character: itself in quotes, its name, or its number.
 * @param text of which the first character is named
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
 * The same where its number matters as well, as in what an encoding does not hold.
 * @example numberCharacter('€') // '“€” (U+20AC)'
 */
export function numberCharacter(character: string): string {
  const number = codePointNotation(character);
  return isVisible(character) ? `“${character}” (${number})` : number;
}
