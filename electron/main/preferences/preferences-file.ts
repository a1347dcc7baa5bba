import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { systemCodeOf } from '#electron/main/files/system-code.ts';
import { writeWholeFile } from '#electron/main/files/write-file.ts';
import { defaultDesktopPreferences, maxShortcutLength, shortcutTargets } from '#shared/desktop/desktop-preferences.ts';
import type { Result } from '#shared/result.ts';
import { themeSources } from '#shared/theme-source.ts';

/**
 * The preferences stored between starts. The system itself stores start at login, since the user can change it there
 * too.
 */
const storedSchema = v.object({
  closeToTray: v.fallback(v.boolean(), defaultDesktopPreferences.closeToTray),
  globalShortcut: v.fallback(
    v.pipe(v.string(), v.maxLength(maxShortcutLength)),
    defaultDesktopPreferences.globalShortcut,
  ),
  shortcutOpens: v.fallback(v.picklist(shortcutTargets), defaultDesktopPreferences.shortcutOpens),
  quickBoxReadsClipboard: v.fallback(v.boolean(), defaultDesktopPreferences.quickBoxReadsClipboard),
  lookForUpdates: v.fallback(v.boolean(), defaultDesktopPreferences.lookForUpdates),
  isNetworkRefused: v.fallback(v.boolean(), false),
  /** The page's theme, so that the window has the right colour before the page is loaded. */
  theme: v.fallback(v.picklist(themeSources), 'system'),
  /** Whether the user has been told that the hidden app is still running. */
  wasToldOfTray: v.fallback(v.boolean(), false),
});

export type StoredPreferences = v.InferOutput<typeof storedSchema>;

/**
 * @param text the content of the file, if there is one
 * @returns its preferences, with defaults for anything missing or damaged, even if that is the whole file
 * @example parsePreferences('{"closeToTray":true}') // { closeToTray: true, globalShortcut: 'Alt+1', … }
 */
export function parsePreferences(text: string): StoredPreferences {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    json = {};
  }
  const parsed = v.safeParse(storedSchema, json);
  return parsed.success ? parsed.output : v.parse(storedSchema, {});
}

/** Never rejects: a file that cannot be read counts as missing. */
export async function readPreferences(path: string): Promise<StoredPreferences> {
  try {
    return parsePreferences(await readFile(path, 'utf8'));
  } catch (thrown) {
    if (systemCodeOf(thrown) !== 'ENOENT') {
      console.error('The preferences could not be read.', thrown);
    }
    return parsePreferences('{}');
  }
}

/**
 * @returns an error if the file cannot be written, with the reason as the end of a sentence; the old file then remains
 */
export function writePreferences(path: string, stored: StoredPreferences): Promise<Result<void, string>> {
  return writeWholeFile(path, `${JSON.stringify(stored, null, 2)}\n`);
}
