import * as v from 'valibot';
import { isTransferredEntry, type TransferredEntry } from '#renderer/state/history/transfer-history.ts';
import { isKeepable, type KeptEnvelope } from '#renderer/state/kept/kept-value.ts';
import {
  type DesktopPreferences,
  desktopPreferenceNames,
  isDesktopPreference,
} from '#shared/desktop/desktop-preferences.ts';
import { countOf } from '#shared/formats/words/count-of.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { type ThemeSource, themeSources } from '#shared/theme-source.ts';
import { unreadableFile } from '#shared/unreadable-file.ts';
import { isTextInputValue, type TextInputName, textInputNames } from '#tools/text-inputs.ts';

/** Everything that is kept for a user: what “Export” writes and “Import” reads. */
export interface Settings {
  /** Files of earlier versions contain `isDark` instead. */
  readonly theme: ThemeSource;
  /** The choice, which is missing in files of earlier versions. */
  readonly neverUseNetwork?: boolean;
  readonly favourites: readonly string[];
  readonly inputs: Readonly<Partial<Record<TextInputName, string>>>;
  /** The choices made on screens, by the names of their kept values; missing in files of earlier versions. */
  readonly choices?: Readonly<Record<string, KeptEnvelope>>;
  /** The history of the inputs, without secrets; missing in files of earlier versions. */
  readonly history?: readonly TransferredEntry[];
  /** The preferences of the desktop app, which alone writes them; the website ignores them. */
  readonly desktop?: Readonly<Partial<DesktopPreferences>>;
}

export interface ImportedSettings extends Partial<Settings> {
  readonly inputs: Settings['inputs'];
  /** The names of entries that were left out because this version does not know them, or they are damaged. */
  readonly leftOut: readonly string[];
}

const format = 'web-toolbox-settings';
const formatVersion = 1;

// Valibot also accepts a list as a record.
const recordSchema = v.pipe(
  v.unknown(),
  v.check((value) => !Array.isArray(value)),
  v.record(v.string(), v.unknown()),
);

const fileSchema = v.object({
  format: v.literal(format),
  formatVersion: v.literal(formatVersion),
  theme: v.optional(v.picklist(themeSources)),
  isDark: v.optional(v.boolean()),
  neverUseNetwork: v.optional(v.boolean()),
  favourites: v.optional(v.array(v.string())),
  inputs: recordSchema,
  choices: v.optional(recordSchema, {}),
  history: v.optional(v.array(v.unknown()), []),
  desktop: v.optional(recordSchema, {}),
});

/** A file of a newer version, in which anything may be different. */
const newerSchema = v.object({
  format: v.literal(format),
  formatVersion: v.pipe(v.number(), v.integer(), v.gtValue(formatVersion)),
});

/** @returns the settings as the text of a JSON file */
export function writeSettings(settings: Settings): string {
  return `${JSON.stringify({ format, formatVersion, ...settings }, null, 2)}\n`;
}

/**
 * Reads what `writeSettings` wrote. An unknown or damaged entry is left out and named; the others are used.
 * @param text the content of the file; undefined if it could not be read
 * @returns the settings; fails with `unreadable`, `not-json`, `newer` or `not-settings`
 */
export function readSettings(text: string | undefined): Result<ImportedSettings> {
  if (text === undefined) {
    return fail(unreadableFile());
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return fail({ code: 'not-json', message: 'This file is not JSON. Choose a file that "Export" wrote.' });
  }
  const file = v.safeParse(fileSchema, json);
  if (!file.success && v.is(newerSchema, json)) {
    return fail({
      code: 'newer',
      message: 'This file was made by a newer version of Web Toolbox. Update yours, then import it again.',
    });
  }
  if (!file.success) {
    return fail({
      code: 'not-settings',
      message: 'This file has no Web Toolbox settings in it. Choose a file that "Export" wrote.',
    });
  }
  const { isDark, neverUseNetwork, favourites, inputs, choices, history, desktop } = file.output;
  const theme = file.output.theme ?? (isDark === undefined ? undefined : isDark ? 'dark' : 'light');
  const usableChoices = Object.entries(choices).filter((entry): entry is [string, KeptEnvelope] =>
    isKeepable(entry[1]),
  );
  const usable = textInputNames.filter((name) => Object.hasOwn(inputs, name) && isTextInputValue(name, inputs[name]));
  const usableOfDesktop = desktopPreferenceNames.filter(
    (name) => Object.hasOwn(desktop, name) && isDesktopPreference(name, desktop[name]),
  );
  const usableHistory = history.filter(isTransferredEntry);
  const damagedCount = history.length - usableHistory.length;
  const isNotIn = (names: readonly string[]) => (name: string) => !names.includes(name);
  const leftOut = [
    ...Object.keys(inputs).filter(isNotIn(usable)),
    ...Object.keys(choices).filter(isNotIn(usableChoices.map(([name]) => name))),
    ...(damagedCount === 0 ? [] : [countOf(damagedCount, 'history entry', 'history entries')]),
    ...Object.keys(desktop).filter(isNotIn(usableOfDesktop)),
  ];
  return ok({
    ...(theme === undefined ? {} : { theme }),
    ...(neverUseNetwork === undefined ? {} : { neverUseNetwork }),
    ...(favourites === undefined ? {} : { favourites }),
    inputs: Object.fromEntries(usable.map((name) => [name, inputs[name]])),
    ...(usableChoices.length === 0 ? {} : { choices: Object.fromEntries(usableChoices) }),
    ...(usableHistory.length === 0 ? {} : { history: usableHistory }),
    ...(usableOfDesktop.length === 0
      ? {}
      : { desktop: Object.fromEntries(usableOfDesktop.map((name) => [name, desktop[name]])) }),
    leftOut,
  });
}
