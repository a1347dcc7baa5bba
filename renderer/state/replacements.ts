/** What an input holds: its text or, in front of it, a file that is too large for an editor. */
export interface InputContent {
  readonly text: string;
  readonly file?: File | undefined;
}

/** A content that something else has taken the place of. */
export interface FormerContent extends InputContent {
  /** What happened, as the beginning of a sentence: "Replaced by “Repair”", "Cleared". */
  readonly what: string;
}

/** What can be brought back, and what undoing has put aside; the newest last. */
export interface Replacements {
  readonly undo: readonly FormerContent[];
  readonly redo: readonly FormerContent[];
}

/** One may press "Send to…" some times before one sees what one has lost. */
const mostKept = 5;

/** In UTF-16 code units, of all that an input has put aside. */
const longestKept = 40_000_000;

/** The newest that fit; the last in any case. */
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
 * @param former what the input held; what has taken its place is another
 * @returns what can be brought back now
 */
export function remember(replacements: Replacements | undefined, former: FormerContent): Replacements {
  return { undo: bounded([...(replacements?.undo ?? []), former]), redo: [] };
}

export interface Swap {
  readonly content: InputContent;
  readonly replacements: Replacements;
}

/** @returns what the input holds after undoing its last replacement; undefined if there is none */
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

/** @returns what the input holds after taking back the last undoing; undefined if there is none */
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
