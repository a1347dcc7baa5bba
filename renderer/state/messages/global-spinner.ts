import { createSlice } from '@reduxjs/toolkit';

const slice = createSlice({
  name: 'globalSpinner',
  initialState: { open: false },
  reducers: {
    globalSpinnerOpened(state) {
      state.open = true;
    },
    globalSpinnerClosed(state) {
      state.open = false;
    },
  },
});

export const { globalSpinnerOpened, globalSpinnerClosed } = slice.actions;
export const globalSpinnerReducer = slice.reducer;
