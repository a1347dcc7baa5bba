import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { defaultToaster, type ToasterState } from '#shared/toaster.ts';
import type { TextInputName } from '#tools/text-inputs.ts';
import { everythingCleared } from '../kept/everything-cleared.ts';

interface ToasterSliceState extends ToasterState {
  /**
   * What the message's button undoes: the replacement of an input, of the content of Home's box or of another value of a
   * screen, or the last import.
   */
  readonly undoes?: TextInputName | 'import' | 'box' | 'value' | undefined;
  /** Messages of the desktop shell that came while another offered Undo or warned, oldest first. */
  readonly waiting?: readonly ToasterState[] | undefined;
}

/** A message to show; omitted fields take their defaults. */
export type Toast = Pick<ToasterState, 'message'> & Partial<Omit<ToasterSliceState, 'open' | 'message' | 'waiting'>>;

const slice = createSlice({
  name: 'toaster',
  initialState: defaultToaster as ToasterSliceState,
  reducers: {
    toastShown: ({ waiting }, { payload }: PayloadAction<Toast>) => ({
      ...defaultToaster,
      ...payload,
      open: true,
      waiting,
    }),
    /** Shows a message as the desktop shell sends it; one that offers Undo, or warns, stays for its time first. */
    shellMessageReceived: (state, { payload }: PayloadAction<ToasterState>): ToasterSliceState =>
      state.open && (state.undoes !== undefined || state.type === 'warning' || state.type === 'error')
        ? { ...state, waiting: [...(state.waiting ?? []), payload] }
        : { ...payload, waiting: state.waiting },
    /** Keeps the other fields, so that the message does not vanish before the toaster has faded out. */
    toasterClosed(state) {
      state.open = false;
    },
    /** The message can no longer be seen, which makes room for the next one. */
    toasterFadedOut: (state): ToasterSliceState => {
      const [next, ...waiting] = state.waiting ?? [];
      return state.open || next === undefined ? state : { ...next, waiting };
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

export const { toastShown, shellMessageReceived, toasterClosed, toasterFadedOut, toastClosedFor } = slice.actions;
export const toasterReducer = slice.reducer;

/** Milliseconds: long enough to read what happened and to reach the button. */
const undoDuration = 12_000;

/**
 * Shows that something was replaced, with a button that brings it back.
 * @param what happened, as the beginning of a sentence: "Replaced by “Repair”", "Cleared"
 */
export const undoOffered = (what: string, undoes: ToasterSliceState['undoes']) =>
  toastShown({
    message: `${what}. Undo brings back what was there.`,
    type: 'info',
    autoHideDuration: undoDuration,
    undoes,
  });
