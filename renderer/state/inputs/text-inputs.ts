import { useCallback } from 'react';
import type { TextInputName } from '#tools/text-inputs.ts';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';
import { type Replacement, replaceTextInput } from './replace-text-input.ts';
import { textInputSet } from './text-inputs-slice.ts';

export { textInputSet } from './text-inputs-slice.ts';

/** What happened to an input that was emptied. */
export const cleared = 'Cleared';

/** @param what a file, or the control that the user has pressed: `“Send to…”` */
export const replacedBy = (what: string): string => `Replaced by ${what}`;

/** What happened to an input that now shows a tool's sample. */
export const replacedBySample = replacedBy('the sample');

/** What happened to an input that now shows the content of the box “Paste anything”. */
export const replacedByPaste = replacedBy('what you pasted');

export interface TextInput {
  readonly name: TextInputName;
  readonly value: string;
  /** Applies the user's own edit: updates the value and writes it to local storage at once. */
  readonly setValue: (value: string) => void;
  /** Applies any other change, which replaces the previous text; the user can bring that back. */
  readonly replace: (value: string, what: string, options?: Pick<Replacement, 'isInSight'>) => void;
}

/** An input that is kept between visits. */
export function useTextInput(name: TextInputName): TextInput {
  const dispatch = useAppDispatch();
  const value = useAppSelector((state) => state.textInputs.values[name]);
  const setValue = useCallback((next: string) => dispatch(textInputSet({ name, value: next })), [dispatch, name]);
  const replace = useCallback<TextInput['replace']>(
    (next, what, options) => dispatch(replaceTextInput({ name, value: next, what, ...options })),
    [dispatch, name],
  );
  return { name, value, setValue, replace };
}

export interface AttachedInput {
  readonly file: File | undefined;
  /** Puts a file in front of the text, or removes it; the previous file can be brought back. */
  readonly setFile: (file: File | undefined, what: string, options?: Pick<Replacement, 'isInSight'>) => void;
}

/** The file that stands in front of an input's text. It outlives the screen but not the page. */
export function useAttachedFile(name: TextInputName): AttachedInput {
  const dispatch = useAppDispatch();
  const file = useAppSelector((state) => state.textInputs.files[name]);
  const setFile = useCallback<AttachedInput['setFile']>(
    (next, what, options) => dispatch(replaceTextInput({ name, file: next, what, ...options })),
    [dispatch, name],
  );
  return { file, setFile };
}
