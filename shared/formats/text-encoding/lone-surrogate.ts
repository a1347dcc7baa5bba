import { codePointNotation } from '#shared/formats/words/name-character.ts';
import type { ToolError } from '#shared/result.ts';
import { findLoneSurrogate } from '#shared/surrogates.ts';
import { textPosition } from '#shared/text-position.ts';

/**
 * @returns the error `lone-surrogate`, at its place, for a text with half of a character, which no encoding can
 * represent; undefined if there is none
 * @example explainLoneSurrogate('a\ud83d')?.position // { offset: 1, line: 1, column: 2 }
 */
export function explainLoneSurrogate(text: string): ToolError | undefined {
  const offset = findLoneSurrogate(text);
  return offset === -1
    ? undefined
    : {
        code: 'lone-surrogate',
        message: `Half of a character (the lone surrogate ${codePointNotation(text.charAt(offset))}) cannot be encoded. Delete it.`,
        position: textPosition(text, offset),
      };
}
