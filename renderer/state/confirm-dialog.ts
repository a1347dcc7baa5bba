import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useAppDispatch } from './hooks.ts';
import type { AppThunk } from './store.ts';

export interface Question {
  readonly title: string;
  readonly description: string;
}

const slice = createSlice({
  name: 'confirmDialog',
  initialState: { open: false, title: '', description: '' },
  reducers: {
    opened: (_state, { payload }: PayloadAction<Question>) => ({ ...payload, open: true }),
    closed(state) {
      state.open = false;
    },
  },
});

export const confirmDialogReducer = slice.reducer;

/** Functions do not belong in the store: whoever asked waits here for the answer. */
let resolveAnswer: ((isConfirmed: boolean) => void) | undefined;

/** Opens the dialog; a question that is still open is answered with Cancel. */
function questionAsked(question: Question): AppThunk<Promise<boolean>> {
  return (dispatch) =>
    new Promise((resolve) => {
      resolveAnswer?.(false);
      resolveAnswer = resolve;
      dispatch(slice.actions.opened(question));
    });
}

/** Closes the dialog, then lets the asker go on. */
export function questionAnswered(isConfirmed: boolean): AppThunk {
  return (dispatch) => {
    dispatch(slice.actions.closed());
    resolveAnswer?.(isConfirmed);
    resolveAnswer = undefined;
  };
}

/**
 * @returns a stable function that asks in a dialog and resolves to true for OK, false for Cancel
 * @example if (await confirm({ title: 'Clear everything', description: '…' })) clear();
 */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const dispatch = useAppDispatch();
  return useCallback((question: Question) => dispatch(questionAsked(question)), [dispatch]);
}
