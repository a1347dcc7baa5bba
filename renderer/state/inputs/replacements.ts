/** The content of an input: its text or, in front of it, a file that is too large for an editor. */
export interface InputContent {
  readonly text: string;
  readonly file?: File | undefined;
}

/** A content that has been replaced. */
export interface FormerContent extends InputContent {
  /** What happened, as the beginning of a sentence: "Replaced by “Repair”", "Cleared". */
  readonly what: string;
}

/** The contents that can be brought back, and those that undoing has put aside; newest last. */
export interface Replacements {
  readonly undo: readonly FormerContent[];
  readonly redo: readonly FormerContent[];
}

/** The user may press “Send to…” a few times before noticing what was lost. */
const mostKept = 5;

/** The longest total of all contents that an input has put aside, in UTF-16 code units. */
const longestKept = 40_000_000;

/** The newest contents that fit; always includes the last one. */
function bounded(contents: readonly FormerContent[]): readonly FormerContent[] {
  const kept: FormerContent[] = [];
  let length = 0;
  for (const content of contents.slice(-mostKept).reverse()) {
    length += content.text.length;
    if (kept.length > 0 && length > longestKept) {
      break;
    }
    kept.unshift(content);
  }
  return kept;
}

/**
 * @param former what the input held, which must differ from what has replaced it
 * @returns what can now be brought back
 */
export function remember(replacements: Replacements | undefined, former: FormerContent): Replacements {
  return { undo: bounded([...(replacements?.undo ?? []), former]), redo: [] };
}

export interface Swap {
  readonly content: InputContent;
  readonly replacements: Replacements;
}

/** @returns the content of the input after undoing its last replacement; undefined if there is nothing to undo */
export function undo(replacements: Replacements | undefined, present: InputContent): Swap | undefined {
  const former = replacements?.undo.at(-1);
  if (replacements === undefined || former === undefined) {
    return undefined;
  }
  return {
    content: { text: former.text, file: former.file },
    replacements: {
      undo: replacements.undo.slice(0, -1),
      redo: bounded([...replacements.redo, { ...present, what: former.what }]),
    },
  };
}

/**
 * @returns the content of the input after redoing the last undone replacement; undefined if there is nothing to redo
 */
export function redo(replacements: Replacements | undefined, present: InputContent): Swap | undefined {
  const undone = replacements?.redo.at(-1);
  if (replacements === undefined || undone === undefined) {
    return undefined;
  }
  return {
    content: { text: undone.text, file: undone.file },
    replacements: {
      undo: bounded([...replacements.undo, { ...present, what: undone.what }]),
      redo: replacements.redo.slice(0, -1),
    },
  };
}
