import type { FunctionComponent } from 'react';
import { type PreferenceTitle, preferenceList } from '#renderer/state/preferences/preference-list.ts';
import { DarkThemeSwitch, DensityChoice, ThemeChoice } from './appearance.tsx';
import {
  CloseToTraySwitch,
  GlobalShortcut,
  LookForUpdatesSwitch,
  QuickBoxClipboardSwitch,
  ShortcutTargetChoice,
  StartAtLoginSwitch,
} from './desktop/desktop-preferences.tsx';
import { FontSizeChoice, TabWidthChoice, UnusualSwitch, WrapSwitch } from './editor.tsx';
import { FormatLocaleChoice } from './formats.tsx';
import { ClearHistory, HistorySwitch, SecretsSwitch } from './kept/history.tsx';
import { KeptSummary } from './kept/kept-summary.tsx';
import { SavedData } from './kept/saved-data.tsx';
import { SingleKeysSwitch } from './keyboard.tsx';
import { CallersList, NetworkSwitch } from './network.tsx';
import { KeepEverything } from './offline.tsx';
import type { SearchedPreference } from './preference-search.ts';
import { StartScreenChoice } from './start-screen.tsx';

export interface Preference extends SearchedPreference {
  readonly View: FunctionComponent;
}

export interface PreferenceGroup {
  readonly title: string;
  readonly preferences: readonly Preference[];
}

const views: Readonly<Record<PreferenceTitle, FunctionComponent>> = {
  Theme: ThemeChoice,
  'Activate the Dark theme mode': DarkThemeSwitch,
  Density: DensityChoice,
  'Font size': FontSizeChoice,
  'Tab width': TabWidthChoice,
  'Wrap long lines': WrapSwitch,
  'Mark unusual characters': UnusualSwitch,
  'Single-key shortcuts': SingleKeysSwitch,
  'Start screen': StartScreenChoice,
  'Language of formats': FormatLocaleChoice,
  'Never use the network': NetworkSwitch,
  'Network access': CallersList,
  'Work without a network': KeepEverything,
  'Keep a history of inputs': HistorySwitch,
  'Also keep what looks like a secret': SecretsSwitch,
  'Clear the history': ClearHistory,
  'What is kept': KeptSummary,
  'Export, import or clear': SavedData,
  'Start at login': StartAtLoginSwitch,
  'Close to tray': CloseToTraySwitch,
  'Check for updates': LookForUpdatesSwitch,
  'Shortcut to the window': GlobalShortcut,
  'What the shortcut opens': ShortcutTargetChoice,
  'Let the quick box read the clipboard': QuickBoxClipboardSwitch,
};

/** All preferences, each with the component that shows it. */
export const preferenceGroups: readonly PreferenceGroup[] = preferenceList.map(({ title, preferences }) => ({
  title,
  preferences: preferences.map((preference) => ({ ...preference, View: views[preference.title] })),
}));
