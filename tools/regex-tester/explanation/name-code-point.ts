import { codePointNotation, isVisible, nameInvisible } from '#shared/formats/words/name-character.ts';

/**
 * Names a character of an expression for use in a list, hence without an article: the character itself in quotes, its
 * name, or its number.
 * @example nameCodePoint(0x41) // '“A”'
 * @example nameCodePoint(0x301) // 'U+0301'
 */
export function nameCodePoint(codePoint: number): string {
  const character = String.fromCodePoint(codePoint);
  return isVisible(character) ? `“${character}”` : (nameInvisible(character) ?? codePointNotation(character));
}
