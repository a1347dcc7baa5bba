import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { everythingCleared } from './everything-cleared.ts';
import { readStored } from './storage.ts';

export const darkModeKey = 'darkMode';

/** @returns the saved choice of theme; undefined where none was made or it came back damaged */
export function readDarkMode(): boolean | undefined {
  const stored = readStored(darkModeKey);
  return stored === 'true' ? true : stored === 'false' ? false : undefined;
}

/** The operating system's wish, which counts until the user makes a choice. */
const darkSchemeQuery = '(prefers-color-scheme: dark)';

export function systemTheme(): MediaQueryList {
  return matchMedia(darkSchemeQuery);
}

const slice = createSlice({
  name: 'preferences',
  initialState: () => ({ isDark: readDarkMode() ?? systemTheme().matches }),
  reducers: {
    /** The user's choice: it is saved. */
    themeToggled(state) {
      state.isDark = !state.isDark;
    },
    /** The operating system's theme has changed: followed, not saved. */
    themeFollowed(state, { payload }: PayloadAction<boolean>) {
      state.isDark = payload;
    },
  },
  extraReducers: (builder) =>
    builder.addCase(everythingCleared, (state) => {
      state.isDark = systemTheme().matches;
    }),
});

export const { themeToggled, themeFollowed } = slice.actions;
export const preferencesReducer = slice.reducer;
