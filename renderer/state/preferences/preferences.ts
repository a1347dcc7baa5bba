import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ThemeSource } from '#shared/theme-source.ts';
import { readConfiguration } from '../host/configuration.ts';
import { everythingCleared } from '../kept/everything-cleared.ts';
import { readStored } from '../kept/storage.ts';
import { darkModeKey, darkSchemeQuery } from './stored-look.ts';

/** The theme of users who have chosen none. */
export const defaultTheme = (): ThemeSource => readConfiguration().preferences.theme ?? 'system';

/** @returns the saved theme choice; the default if none was made or the stored value is damaged */
export function readTheme(): ThemeSource {
  const stored = readStored(darkModeKey);
  const choices: Readonly<Record<string, ThemeSource>> = { true: 'dark', false: 'light', system: 'system' };
  return choices[stored ?? ''] ?? defaultTheme();
}

/** The media query that matches while the operating system's theme is dark. */
export function systemTheme(): MediaQueryList {
  return matchMedia(darkSchemeQuery);
}

/** A theme choice, and which of the two themes it means now. */
export interface ShownTheme {
  readonly theme: ThemeSource;
  readonly isDark: boolean;
}

const shown = (theme: ThemeSource): ShownTheme => ({
  theme,
  isDark: theme === 'dark' || (theme === 'system' && systemTheme().matches),
});

const prepare = (theme: ThemeSource) => ({ payload: shown(theme) });
const show = (_state: ShownTheme, { payload }: PayloadAction<ShownTheme>) => payload;

const slice = createSlice({
  name: 'preferences',
  initialState: () => shown(readTheme()),
  reducers: {
    /** The user has chosen a theme, which is saved. */
    themeChosen: { prepare, reducer: show },
    /** The operating system's theme, or the choice in another tab, has changed; this is followed but not saved. */
    themeFollowed: { prepare, reducer: show },
  },
  extraReducers: (builder) => builder.addCase(everythingCleared, () => shown(defaultTheme())),
});

export const { themeChosen, themeFollowed } = slice.actions;
export const preferencesReducer = slice.reducer;
