import * as v from 'valibot';
import { isTextInputValue, type TextInputName, textInputNames } from '#renderer/state/text-input-definitions.ts';
import { type DesktopPreferences, desktopPreferenceNames, isDesktopPreference } from '#shared/desktop-preferences.ts';
import { fail, ok, type Result } from '#shared/result.ts';

/** Everything that one user keeps: what "Export" writes and "Import" reads. */
export interface Settings {
  readonly isDark: boolean;
  readonly favourites: readonly string[];
  readonly inputs: Readonly<Partial<Record<TextInputName, string>>>;
  /** From the desktop app only; on the website they wait in the file. */
  readonly desktop?: Readonly<Partial<DesktopPreferences>>;
}

export interface ImportedSettings extends Partial<Settings> {
  readonly inputs: Settings['inputs'];
  /** Entries of the file that this version does not know or that are damaged: left out. */
  readonly leftOut: readonly string[];
}

const format = 'web-toolbox-settings';
const formatVersion = 1;

// For Valibot, a list is a record too.
const recordSchema = v.pipe(
  v.unknown(),
  v.check((value) => !Array.isArray(value)),
  v.record(v.string(), v.unknown()),
);

const fileSchema = v.object({
  format: v.literal(format),
  formatVersion: v.literal(formatVersion),
  isDark: v.optional(v.boolean()),
  favourites: v.optional(v.array(v.string())),
  inputs: recordSchema,
  desktop: v.optional(recordSchema, {}),
});

/** @returns the settings as the text of a JSON file */
export function writeSettings(settings: Settings): string {
  return `${JSON.stringify({ format, formatVersion, ...settings }, null, 2)}\n`;
}

/**
 * Reads what `writeSettings` wrote. An entry that is unknown or damaged is left out and named; the rest counts.
 * @param text the content of the file
 * @returns the settings; fails with `not-json` or `not-settings`
 */
export function readSettings(text: string): Result<ImportedSettings> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return fail({ code: 'not-json', message: 'This file is not JSON. Choose a file that "Export" wrote.' });
  }
  const file = v.safeParse(fileSchema, json);
  if (!file.success) {
    return fail({
      code: 'not-settings',
      message: 'This file does not hold settings of Web Toolbox. Choose a file that "Export" wrote.',
    });
  }
  const { isDark, favourites, inputs, desktop } = file.output;
  const usable = textInputNames.filter((name) => Object.hasOwn(inputs, name) && isTextInputValue(name, inputs[name]));
  const usableOfDesktop = desktopPreferenceNames.filter(
    (name) => Object.hasOwn(desktop, name) && isDesktopPreference(name, desktop[name]),
  );
  const isNotIn = (names: readonly string[]) => (name: string) => !names.includes(name);
  const leftOut = [
    ...Object.keys(inputs).filter(isNotIn(usable)),
    ...Object.keys(desktop).filter(isNotIn(usableOfDesktop)),
  ];
  return ok({
    ...(isDark === undefined ? {} : { isDark }),
    ...(favourites === undefined ? {} : { favourites }),
    inputs: Object.fromEntries(usable.map((name) => [name, inputs[name]])),
    ...(usableOfDesktop.length === 0
      ? {}
      : { desktop: Object.fromEntries(usableOfDesktop.map((name) => [name, desktop[name]])) }),
    leftOut,
  });
}
