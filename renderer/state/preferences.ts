import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { readStored } from './storage.ts';

export const darkModeKey = 'darkMode';

/** @returns the saved choice of theme; undefined where none was made or it came back damaged */
export function readDarkMode(): boolean | undefined {
  const stored = readStored(darkModeKey);
  return stored === 'true' ? true : stored === 'false' ? false : undefined;
}

/** The operating system's wish, which counts until the user makes a choice. */
export const darkSchemeQuery = '(prefers-color-scheme: dark)';

const slice = createSlice({
  name: 'preferences',
  initialState: () => ({ isDark: readDarkMode() ?? matchMedia(darkSchemeQuery).matches }),
  reducers: {
    /** The user's choice: it is saved. */
    themeToggled(state) {
      state.isDark = !state.isDark;
    },
    /** A theme from the operating system or from a reset: not saved. */
    themeFollowed(state, { payload }: PayloadAction<boolean>) {
      state.isDark = payload;
    },
  },
});

export const { themeToggled, themeFollowed } = slice.actions;
export const preferencesReducer = slice.reducer;
