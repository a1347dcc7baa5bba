import type { AlteredCharacter } from '#shared/formats/text-encoding/encode-text.ts';
import { numberCharacter } from '#shared/formats/words/name-character.ts';
import type { ToolError } from '#shared/result.ts';

/** Warns that a character will change when the Base64 is decoded, and where it is. */
export function describeAltered({ character, becomes, position }: AlteredCharacter): ToolError {
  return {
    code: 'altered',
    message: `This encoding writes ${numberCharacter(character)} with the bytes of ${numberCharacter(becomes)}, so it becomes that when decoded. Choose UTF-8 to keep it.`,
    position,
  };
}
