import { type TextInputName, textInputDefaults } from '#tools/text-inputs.ts';
import { toastClosedFor, undoOffered } from '../messages/toaster.ts';
import { dismissHiddenScreens } from '../screens/hidden-screens.ts';
import type { AppThunk, RootState } from '../store/reducers.ts';
import { flushPendingEdits } from './pending-edits.ts';
import { type InputContent, redo, remember, type Swap, undo } from './replacements.ts';
import { textInputContentSet } from './text-inputs-slice.ts';

export interface Replacement {
  readonly name: TextInputName;
  /** The new text. If undefined, the text stays and only the file in front of it changes. */
  readonly value?: string | undefined;
  readonly file?: File | undefined;
  /** What happened, as the beginning of a sentence: "Replaced by “Repair”", "Cleared". */
  readonly what: string;
  /** Whether the user sees the text go, so that the note under the input says enough. */
  readonly isInSight?: boolean;
}

/** The present content of an input. */
export function contentOf({ textInputs: { values, files } }: RootState, name: TextInputName): InputContent {
  return { text: values[name], file: files[name] };
}

/** The initial sample is not the user's; everything else is worth bringing back. */
export function isWorthKeeping(name: TextInputName, former: InputContent, next: InputContent): boolean {
  const isTextLost = former.text !== next.text && former.text !== '' && former.text !== textInputDefaults[name];
  return isTextLost || (former.file !== undefined && former.file !== next.file);
}

/**
 * Replaces the text of an input, so that the previous one can be brought back: from a message, and a note under the
 * input until the text is edited. Use it for anything that writes an input other than the user's own keys.
 */
export function replaceTextInput({ name, value, file, what, isInSight = false }: Replacement): AppThunk {
  return (dispatch, getState) => {
    flushPendingEdits();
    const former = contentOf(getState(), name);
    const content = { text: value ?? former.text, file };
    const replacements = getState().textInputs.replacements[name];
    const isLost = isWorthKeeping(name, former, content);
    dispatch(
      textInputContentSet({
        name,
        content,
        replacements: isLost ? remember(replacements, { ...former, what }) : replacements,
      }),
    );
    if (isLost && !isInSight) {
      dispatch(undoOffered(what, name));
    }
  };
}

function swap(name: TextInputName, take: typeof undo): AppThunk {
  return (dispatch, getState) => {
    flushPendingEdits();
    const state = getState();
    const swapped: Swap | undefined = take(state.textInputs.replacements[name], contentOf(state, name));
    if (swapped !== undefined) {
      dispatch(textInputContentSet({ name, ...swapped }));
    }
    dispatch(toastClosedFor(name));
    dismissHiddenScreens();
  };
}

/** Brings back what the last replacement of an input has put aside; does nothing once the text has been edited. */
export const undoReplacement = (name: TextInputName): AppThunk => swap(name, undo);

/** Redoes the last undone replacement. */
export const redoReplacement = (name: TextInputName): AppThunk => swap(name, redo);

/** Discards what was put aside, which also removes its note. */
export function dismissReplacement(name: TextInputName): AppThunk {
  return (dispatch, getState) => {
    dispatch(textInputContentSet({ name, content: contentOf(getState(), name), replacements: undefined }));
    dispatch(toastClosedFor(name));
  };
}
