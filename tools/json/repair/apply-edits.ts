/** A replacement for a part of a text. Offsets are in UTF-16 code units. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export interface EditedText {
  readonly text: string;
  /** Maps an offset in the edited text back to the original text. */
  originalOffset(offset: number): number;
}

/**
 * @param edits in ascending order, without overlaps
 * @example applyEdits('[1,,2]', [{ start: 3, end: 3, text: 'null' }]).text // '[1,null,2]'
 */
export function applyEdits(text: string, edits: readonly Edit[]): EditedText {
  const pieces: string[] = [];
  /** The end of each replacement in the new text, and its shift relative to the old text. */
  const shifts: { readonly start: number; readonly end: number; readonly by: number; readonly original: number }[] = [];
  let done = 0;
  let shift = 0;
  for (const edit of edits) {
    pieces.push(text.slice(done, edit.start), edit.text);
    const start = edit.start + shift;
    shift += edit.text.length - (edit.end - edit.start);
    shifts.push({ start, end: edit.end + shift, by: shift, original: edit.start });
    done = edit.end;
  }
  return {
    text: edits.length === 0 ? text : pieces.join('') + text.slice(done),
    originalOffset: (offset) => {
      const last = shifts.findLast(({ start }) => start <= offset);
      if (last === undefined) {
        return offset;
      }
      return offset < last.end ? last.original : offset - last.by;
    },
  };
}
