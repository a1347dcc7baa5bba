import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isTextInputValue, type TextInputName, textInputDefaults, textInputNames } from '#tools/text-inputs.ts';
import { everythingCleared } from '../kept/everything-cleared.ts';
import { readStored, type StorageProblem } from '../kept/storage.ts';
import type { InputContent, Replacements } from './replacements.ts';

/** The longest value that is written to local storage, in UTF-16 code units. */
export const maximumKeptLength = 1_000_000;

/**
 * Why a value is in memory only. `elsewhere`: another tab has a newer text that is not kept either; `secret`: its tool
 * says that it is never kept.
 */
export type NotKeptReason = 'too-large' | 'elsewhere' | 'secret' | StorageProblem;

type PerInput<Value> = Readonly<Partial<Record<TextInputName, Value>>>;

export interface TextInputsState {
  readonly values: Readonly<Record<TextInputName, string>>;
  /** Files that stand in front of a text because they are too large for its editor; in memory only. */
  readonly files: PerInput<File>;
  /** The inputs whose present value is in memory only, and why. */
  readonly notKept: PerInput<NotKeptReason>;
  /** What has been replaced and can be brought back; in memory only. */
  readonly replacements: PerInput<Replacements>;
  /** How many times another tab has cleared everything, which restarts the visible screen. */
  readonly restarts: number;
}

/** The stored values, with the default for each one that is missing or damaged. */
function readTextInputs(): TextInputsState {
  const values: Record<TextInputName, string> = { ...textInputDefaults };
  for (const name of textInputNames) {
    const stored = readStored(name);
    if (stored !== undefined && isTextInputValue(name, stored)) {
      values[name] = stored;
    }
  }
  return { values, files: {}, notKept: {}, replacements: {}, restarts: 0 };
}

interface ContentPayload {
  readonly name: TextInputName;
  readonly content: InputContent;
  readonly replacements: Replacements | undefined;
}

const slice = createSlice({
  name: 'textInputs',
  // Returned as it is: Immer drafts of files and texts of megabytes would serve no purpose.
  initialState: () => readTextInputs(),
  reducers: {
    /** The user has edited a text, so what it replaced earlier is given up. */
    textInputSet(state, { payload: { name, value } }: PayloadAction<{ name: TextInputName; value: string }>) {
      return value === state.values[name]
        ? state
        : {
            ...state,
            values: { ...state.values, [name]: value },
            replacements: { ...state.replacements, [name]: undefined },
          };
    },
    /** Something other than the user's typing has put a content in, or has brought it back. */
    textInputContentSet: (state, { payload: { name, content, replacements } }: PayloadAction<ContentPayload>) => ({
      ...state,
      values: { ...state.values, [name]: content.text },
      files: { ...state.files, [name]: content.file },
      replacements: { ...state.replacements, [name]: replacements },
    }),
    /** Another tab has set the content and stored it. */
    textInputFollowed: (state, { payload: { name, content, replacements } }: PayloadAction<ContentPayload>) => ({
      ...state,
      values: { ...state.values, [name]: content.text },
      notKept: { ...state.notKept, [name]: undefined },
      replacements: { ...state.replacements, [name]: replacements },
    }),
    textInputKept: (
      state,
      { payload: { name, reason } }: PayloadAction<{ name: TextInputName; reason: NotKeptReason | undefined }>,
    ) => ({ ...state, notKept: { ...state.notKept, [name]: reason } }),
  },
  extraReducers: (builder) =>
    builder.addCase(everythingCleared, (state, { payload: { isElsewhere } }) => ({
      values: { ...textInputDefaults },
      files: {},
      notKept: {},
      replacements: {},
      restarts: state.restarts + (isElsewhere ? 1 : 0),
    })),
});

export const { textInputSet, textInputContentSet, textInputFollowed, textInputKept } = slice.actions;
export const textInputsReducer = slice.reducer;
