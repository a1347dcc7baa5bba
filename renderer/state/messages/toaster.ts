import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { defaultToaster, type ToasterState } from '#shared/toaster.ts';
import type { TextInputName } from '#tools/text-inputs.ts';
import { everythingCleared } from '../kept/everything-cleared.ts';

interface ToasterSliceState extends ToasterState {
  /** What the message's button undoes: the replacement of an input or of the content of Home's box, or the last import. */
  readonly undoes?: TextInputName | 'import' | 'box' | undefined;
}

/** A message to show; omitted fields take their defaults. */
export type Toast = Pick<ToasterState, 'message'> & Partial<Omit<ToasterSliceState, 'open' | 'message'>>;

const slice = createSlice({
  name: 'toaster',
  initialState: defaultToaster as ToasterSliceState,
  reducers: {
    toastShown: (_state, { payload }: PayloadAction<Toast>) => ({ ...defaultToaster, ...payload, open: true }),
    /** Replaces the whole state, as the desktop shell sends it. */
    toasterReplaced: (_state, { payload }: PayloadAction<ToasterState>): ToasterSliceState => payload,
    /** Keeps the other fields, so that the message does not vanish before the toaster has faded out. */
    toasterClosed(state) {
      state.open = false;
    },
    /** What the message offers to undo has been undone, or can no longer be. */
    toastClosedFor(state, { payload }: PayloadAction<ToasterSliceState['undoes']>) {
      if (state.undoes === payload) {
        state.open = false;
      }
    },
  },
  extraReducers: (builder) =>
    builder.addCase(everythingCleared, (state) => {
      // There is nothing left to bring back.
      state.open &&= state.undoes === undefined;
    }),
});

export const { toastShown, toasterReplaced, toasterClosed, toastClosedFor } = slice.actions;
export const toasterReducer = slice.reducer;
