import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface Question {
  readonly title: string;
  readonly description: string;
}

const slice = createSlice({
  name: 'confirmDialog',
  /** `asked` counts the questions. */
  initialState: { open: false, asked: 0, title: '', description: '' },
  reducers: {
    dialogOpened: ({ asked }, { payload }: PayloadAction<Question>) => ({ ...payload, open: true, asked: asked + 1 }),
    dialogClosed(state) {
      state.open = false;
    },
  },
});

export const { dialogOpened, dialogClosed } = slice.actions;
export const confirmDialogReducer = slice.reducer;
