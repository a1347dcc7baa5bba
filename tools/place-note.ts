import { formatNumber } from '#shared/formats/words/locale.ts';
import type { TextPosition } from '#shared/result.ts';

/** What an operation has to say about its input, and where in it. */
export interface PlacedNote {
  readonly message: string;
  readonly position?: TextPosition;
}

/**
 * Writes a note of an operation as one sentence, with its place first where it has one.
 * @example placeNote({ message: 'This looks odd.', position: { offset: 2, line: 1, column: 3 } }) // 'Line 1, column 3: This looks odd.'
 */
export function placeNote({ message, position }: PlacedNote): string {
  return position === undefined
    ? message
    : `Line ${formatNumber(position.line)}, column ${formatNumber(position.column)}: ${message}`;
}

/**
 * The notes of an operation's output: nothing where there are none.
 * @example { data, mediaType, ...withNotes(['Two rows were left out.']) }
 */
export function withNotes(notes: readonly string[]): { readonly notes?: readonly string[] } {
  return notes.length === 0 ? {} : { notes };
}
