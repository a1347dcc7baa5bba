import { useMemo } from 'react';
import { chooseLocale, validTag } from '#shared/formats/words/locale.ts';
import { isScreenOffered } from '#tools/is-offered.ts';
import { findScreen, homeRoute } from '#tools/screens.ts';
import { readConfiguration, whenConfigured } from '../host/configuration.ts';
import { followStored } from '../kept/followed-values.ts';
import { createSessionValue } from '../kept/session-value.ts';
import { readStored, removeStored, writeStored } from '../kept/storage.ts';
import { dismissHiddenScreens } from '../screens/hidden-screens.ts';
import { lineHeightOf, showStoredLook, userPreferencesKey } from './stored-look.ts';

/** How densely controls are laid out. */
export type Density = 'comfortable' | 'compact';

export interface UserPreferences {
  readonly density: Density;
  /** The size of code, in pixels. */
  readonly codeFontSize: number;
  /** The width of a tab, in spaces. */
  readonly codeTabWidth: number;
  /** Whether every editor wraps its lines. */
  readonly wrapsLines: boolean;
  /** Whether editors mark invisible characters, unusual spaces, and characters that look like another letter. */
  readonly marksUnusual: boolean;
  /** Whether a character that is pressed without Ctrl, Alt or ⌘ does something outside of fields: `?`. */
  readonly hasSingleKeys: boolean;
  /** A BCP 47 tag; empty for the browser's language. */
  readonly formatLocale: string;
  /** The path of the screen that opens if the address names none. */
  readonly startPath: string;
}

export const codeFontSizes = { least: 11, most: 20 } as const;
export const codeTabWidths: readonly number[] = [2, 4, 8];

export const defaultUserPreferences: UserPreferences = {
  density: 'comfortable',
  codeFontSize: 13,
  codeTabWidth: 4,
  wrapsLines: false,
  marksUnusual: false,
  hasSingleKeys: true,
  formatLocale: '',
  startPath: homeRoute,
};

/** The defaults until the user chooses otherwise: the app's own, and those of the site's host. */
function currentDefaults(): UserPreferences {
  const {
    theme: _ofStore,
    keepsHistory: _ofHistory,
    neverUseNetwork: _ofNetwork,
    ...configured
  } = readConfiguration().preferences;
  const { startPath = homeRoute } = configured;
  return { ...defaultUserPreferences, ...configured, startPath: offeredPath(startPath) ?? homeRoute };
}

/** The path of a screen as the catalogue writes it; undefined if this site does not offer the screen. */
function offeredPath(path: string): string | undefined {
  const screen = findScreen(path);
  return screen !== undefined && isScreenOffered(readConfiguration(), screen) ? screen.path : undefined;
}

/** Valibot would do the same, but is not in the first load. */
const isValid: Readonly<Record<keyof UserPreferences, (value: unknown) => boolean>> = {
  density: (value) => value === 'comfortable' || value === 'compact',
  codeFontSize: (value) =>
    Number.isInteger(value) && Number(value) >= codeFontSizes.least && Number(value) <= codeFontSizes.most,
  codeTabWidth: (value) => codeTabWidths.includes(Number(value)) && typeof value === 'number',
  wrapsLines: (value) => typeof value === 'boolean',
  marksUnusual: (value) => typeof value === 'boolean',
  hasSingleKeys: (value) => typeof value === 'boolean',
  formatLocale: (value) => value === '' || (typeof value === 'string' && validTag(value) === value),
  startPath: (value) => typeof value === 'string' && offeredPath(value) === value,
};

const names = Object.keys(isValid) as readonly (keyof UserPreferences)[];

/**
 * Reads what is stored. An unknown or damaged entry counts as its default.
 * @example parseUserPreferences('{"version":1,"value":{"density":"compact"}}').density // 'compact'
 */
export function parseUserPreferences(stored: string | undefined): UserPreferences {
  const value = readValue(stored);
  return {
    ...currentDefaults(),
    ...Object.fromEntries(names.filter((name) => isValid[name](value[name])).map((name) => [name, value[name]])),
  };
}

function readValue(stored: string | undefined): Readonly<Record<string, unknown>> {
  try {
    const { version, value } = JSON.parse(stored ?? '{}') ?? {};
    return version === 1 && typeof value === 'object' ? { ...value } : {};
  } catch {
    return {};
  }
}

/** @returns the text to store, an envelope of `kept-value.ts`; undefined if everything is at its default */
export function writeUserPreferences(preferences: UserPreferences): string | undefined {
  const defaults = currentDefaults();
  const chosen = names.filter((name) => preferences[name] !== defaults[name]);
  const value = Object.fromEntries(chosen.map((name) => [name, preferences[name]]));
  return chosen.length === 0 ? undefined : JSON.stringify({ version: 1, value });
}

const readNow = () => parseUserPreferences(readStored(userPreferencesKey));

const current = createSessionValue(readNow());
chooseLocale(current.read().formatLocale || undefined);
if (Object.keys(readConfiguration().preferences).length > 0) {
  showLook(current.read());
}

function showLook({ density, codeFontSize, codeTabWidth }: UserPreferences): void {
  showStoredLook({ density, codeFontSize, codeTabWidth });
}

function show(next: UserPreferences): void {
  const { formatLocale } = current.read();
  // Must happen before anything that follows the preferences is rendered again.
  showLook(next);
  chooseLocale(next.formatLocale || undefined);
  current.write(next);
  if (next.formatLocale !== formatLocale) {
    // Hidden screens still show their values in the previous language.
    dismissHiddenScreens();
  }
}

const { written, follow } = followStored(userPreferencesKey, { read: current.read, show, readNow });
whenConfigured(follow);

export const useUserPreferences = current.use;
export const readUserPreferences = current.read;

/** Changes the user's choice. If it cannot be stored, it lasts as long as the page. */
export function changeUserPreferences(changes: Partial<UserPreferences>): void {
  const next = { ...current.read(), ...changes };
  const stored = writeUserPreferences(next);
  if (stored === undefined) {
    removeStored(userPreferencesKey);
  } else {
    writeStored(userPreferencesKey, stored);
  }
  written();
  show(next);
}

/** The size of code: pixels and spaces. */
export interface CodeMetrics {
  readonly fontSize: number;
  readonly lineHeight: number;
  readonly tabWidth: number;
}

/** Returns the sizes to code that needs the numbers; styles use `codeFontSize` and the like from `code-metrics.ts`. */
export function useCodeMetrics(): CodeMetrics {
  const { codeFontSize: fontSize, codeTabWidth: tabWidth } = current.use();
  return useMemo(() => ({ fontSize, lineHeight: lineHeightOf(fontSize), tabWidth }), [fontSize, tabWidth]);
}
