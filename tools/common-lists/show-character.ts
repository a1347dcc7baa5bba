import { codePointNotation } from '#shared/formats/words/name-character.ts';

export interface ShownCharacter {
  readonly text: string;
  /** Whether the text stands for an invisible character. */
  readonly isSign: boolean;
}

/**
 * Makes a character visible: white space and characters without a glyph by their number, a combining mark on a dotted
 * circle.
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
