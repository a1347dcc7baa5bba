import { numberCharacter } from '#shared/formats/words/name-character.ts';
import type { TextPosition, ToolError } from '#shared/result.ts';

/** What a Base64 text is refused for, in the user's words. Each fault is at the character that shows it. */

/** @returns the fault of a character after the padding */
export function dataAfterPadding(piece: string, index: number, position: TextPosition): ToolError {
  return {
    code: 'data-after-padding',
    message: `${nameAt(piece, index)} follows the padding “=”, which ends a Base64 text. If these are several texts in a row, decode them one by one.`,
    position,
  };
}

/** @returns the fault of a character that is in no alphabet */
export function notBase64(piece: string, index: number, position: TextPosition): ToolError {
  const character = nameAt(piece, index);
  const advice = piece[index] === '%' ? ' This may be percent-encoded: decode it with the URL Encoder first.' : '';
  return {
    code: 'not-base64',
    message: `${character} is not a Base64 character. Base64 has A–Z, a–z, 0–9, + and / (or - and _), and = at the end.${advice}`,
    position,
  };
}

/**
 * @param isGroupWhole whether no group has been begun, so that none of the padding is needed
 * @returns the fault of a `=` too many
 */
export function needlessPadding(isGroupWhole: boolean, position: TextPosition): ToolError {
  return {
    code: 'wrong-padding',
    message: isGroupWhole
      ? 'This “=” is not needed: the characters before it are whole groups of four. Delete it, or put in the characters that are missing.'
      : 'This “=” is one too many. Delete it.',
    position,
  };
}

/** @returns the fault of a single `=` where two are needed */
export function incompletePadding(position: TextPosition): ToolError {
  return {
    code: 'wrong-padding',
    message: 'The padding is incomplete: “==” is needed here, or none at all.',
    position,
  };
}

/** @returns the fault of a text whose last group has one character */
export function cutOff(position: TextPosition): ToolError {
  return {
    code: 'cut-off',
    message:
      'This character is alone in the last group, which needs two at least: it has 6 bits, and a byte has 8. A character is missing, or this is one too many.',
    position,
  };
}

function nameAt(piece: string, index: number): string {
  return numberCharacter(String.fromCodePoint(piece.codePointAt(index) ?? 0));
}
