import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { everythingCleared } from './everything-cleared.ts';
import { useAppDispatch, useAppSelector } from './hooks.ts';
import { readStored } from './storage.ts';
import { isTextInputValue, type TextInputName, textInputDefaults, textInputNames } from './text-input-definitions.ts';

/** A longer value, in UTF-16 code units, is not written to local storage. */
export const maximumKeptLength = 1_000_000;

export interface TextInputsState {
  readonly values: Readonly<Record<TextInputName, string>>;
  /** The inputs whose present value is held in memory only. */
  readonly notKept: Readonly<Partial<Record<TextInputName, true>>>;
}

/** The stored values, with the default for each that is missing or damaged. */
export function readTextInputs(): TextInputsState {
  const values: Record<TextInputName, string> = { ...textInputDefaults };
  for (const name of textInputNames) {
    const stored = readStored(name);
    if (stored !== undefined && isTextInputValue(name, stored)) {
      values[name] = stored;
    }
  }
  return { values, notKept: {} };
}

const slice = createSlice({
  name: 'textInputs',
  initialState: readTextInputs,
  reducers: {
    textInputSet(state, { payload }: PayloadAction<{ name: TextInputName; value: string }>) {
      state.values[payload.name] = payload.value;
    },
    textInputKept(state, { payload }: PayloadAction<{ name: TextInputName; isKept: boolean }>) {
      if (payload.isKept) {
        delete state.notKept[payload.name];
      } else {
        state.notKept[payload.name] = true;
      }
    },
  },
  extraReducers: (builder) =>
    builder.addCase(everythingCleared, () => ({ values: { ...textInputDefaults }, notKept: {} })),
});

export const { textInputSet, textInputKept } = slice.actions;
export const textInputsReducer = slice.reducer;

export interface TextInput {
  readonly value: string;
  /** Updates the value and writes it to local storage at once. */
  readonly setValue: (value: string) => void;
  /** False when the value is too large to be there after the app closes. */
  readonly isKept: boolean;
}

/** One of the inputs that are kept between visits. */
export function useTextInput(name: TextInputName): TextInput {
  const dispatch = useAppDispatch();
  const value = useAppSelector((state) => state.textInputs.values[name]);
  const isKept = useAppSelector((state) => state.textInputs.notKept[name] === undefined);
  const setValue = useCallback((next: string) => dispatch(textInputSet({ name, value: next })), [dispatch, name]);
  return { value, setValue, isKept };
}
