import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { defaultToaster, type ToasterState } from '#shared/toaster.ts';
import { useAppDispatch } from './hooks.ts';

/** A message to show; what is left out takes its default. */
export type Toast = Pick<ToasterState, 'message'> & Partial<Omit<ToasterState, 'open' | 'message'>>;

const slice = createSlice({
  name: 'toaster',
  initialState: defaultToaster as ToasterState,
  reducers: {
    toastShown: (_state, { payload }: PayloadAction<Toast>) => ({ ...defaultToaster, ...payload, open: true }),
    /** The whole state at once, as the desktop shell sends it. */
    toasterReplaced: (_state, { payload }: PayloadAction<ToasterState>) => payload,
    /** Keeps the other fields, so that the message does not vanish before the toaster has faded out. */
    toasterClosed(state) {
      state.open = false;
    },
  },
});

export const { toastShown, toasterReplaced, toasterClosed } = slice.actions;
export const toasterReducer = slice.reducer;

/** @returns a stable function that shows a message at the top right */
export function useToaster(): (toast: Toast) => void {
  const dispatch = useAppDispatch();
  return useCallback((toast: Toast) => void dispatch(toastShown(toast)), [dispatch]);
}
