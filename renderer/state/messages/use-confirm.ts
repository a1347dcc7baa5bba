import { useCallback } from 'react';
import { useAppDispatch } from '../store/hooks.ts';
import type { AppThunk } from '../store/reducers.ts';
import { dialogClosed, dialogOpened, type Question } from './confirm-dialog.ts';

/** Functions do not belong in the store, so the caller's promise waits here for the answer. */
let resolveAnswer: ((isConfirmed: boolean) => void) | undefined;

/** Opens the dialog; a question that is still open is answered with Cancel. */
function questionAsked(question: Question): AppThunk<Promise<boolean>> {
  return (dispatch) =>
    new Promise((resolve) => {
      resolveAnswer?.(false);
      resolveAnswer = resolve;
      dispatch(dialogOpened(question));
    });
}

/** Closes the dialog, then lets the caller continue. */
export function questionAnswered(isConfirmed: boolean): AppThunk {
  return (dispatch) => {
    dispatch(dialogClosed());
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
