import { capitalize } from '#shared/formats/words/capitalize.ts';
import { describePlace } from '#shared/formats/words/describe-place.ts';
import type { TextPosition } from '#shared/result.ts';

/** A remark of an operation about its input, and the position in it. */
export interface PlacedNote {
  readonly message: string;
  readonly position?: TextPosition;
}

/**
 * Writes a note of an operation as one sentence, preceded by its position if it has one.
 * @example placeNote({ message: 'This looks odd.', position: { offset: 2, line: 1, column: 3 } }) // 'Line 1, column 3: This looks odd.'
 */
export function placeNote({ message, position }: PlacedNote): string {
  return position === undefined ? message : `${capitalize(describePlace(position))}: ${message}`;
}

/**
 * Returns the notes for an operation's output, or an empty object if there are none.
 * @example { data, mediaType, ...withNotes(['Two rows were left out.']) }
 */
export function withNotes(notes: readonly string[]): { readonly notes?: readonly string[] } {
  return notes.length === 0 ? {} : { notes };
}
