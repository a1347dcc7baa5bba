import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface Question {
  readonly title: string;
  readonly description: string;
}

const slice = createSlice({
  name: 'confirmDialog',
  initialState: { open: false, title: '', description: '' },
  reducers: {
    dialogOpened: (_state, { payload }: PayloadAction<Question>) => ({ ...payload, open: true }),
    dialogClosed(state) {
      state.open = false;
    },
  },
});

export const { dialogOpened, dialogClosed } = slice.actions;
export const confirmDialogReducer = slice.reducer;
