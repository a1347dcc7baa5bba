import { codePointNotation } from '#shared/formats/words/name-character.ts';

export interface ShownCharacter {
  readonly text: string;
  /** Whether it is a sign that stands for a character nobody sees. */
  readonly isSign: boolean;
}

/**
 * How a character can be seen: white space and what has no glyph by its number, a combining mark on a dotted circle.
 * @example showCharacter('\u00a0') // { text: 'U+00A0', isSign: true }
 * @example showCharacter('\u0311') // { text: '◌̑', isSign: false }
 */
export function showCharacter(character: string): ShownCharacter {
  if (/^[\p{Z}\p{C}]+$/u.test(character)) {
    const numbers = Array.from(character, codePointNotation);
    return { text: numbers.join(' '), isSign: true };
  }
  return { text: /^\p{M}/u.test(character) ? `\u25cc${character}` : character, isSign: false };
}
