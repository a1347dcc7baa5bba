import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { textInputsReducer } from '../inputs/text-inputs-slice.ts';
import { confirmDialogReducer } from '../messages/confirm-dialog.ts';
import { globalSpinnerReducer } from '../messages/global-spinner.ts';
import { toasterReducer } from '../messages/toaster.ts';
import { preferencesReducer } from '../preferences/preferences.ts';

/**
 * The slices that the store always holds; slices that belong to one tool are injected by it. The types of the state and
 * its thunks come from here rather than from the store, because the store's listeners need them. The reducers are not
 * combined yet: that would read what is stored as soon as this module is loaded.
 */
export const reducers = {
  toaster: toasterReducer,
  globalSpinner: globalSpinnerReducer,
  confirmDialog: confirmDialogReducer,
  preferences: preferencesReducer,
  textInputs: textInputsReducer,
};

export type RootState = { readonly [Name in keyof typeof reducers]: ReturnType<(typeof reducers)[Name]> };
export type AppDispatch = ThunkDispatch<RootState, unknown, UnknownAction>;
export type AppThunk<Return = void> = ThunkAction<Return, RootState, unknown, UnknownAction>;
