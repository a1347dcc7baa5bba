import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { defaultDesktopPreferences, maxShortcutLength } from '#shared/desktop-preferences.ts';
import type { Result } from '#shared/result.ts';
import { writeWholeFile } from './write-file.ts';

/** What is kept between starts. Start at login is not: the system keeps it, and the user can change it there. */
const storedSchema = v.object({
  closeToTray: v.fallback(v.boolean(), defaultDesktopPreferences.closeToTray),
  globalShortcut: v.fallback(
    v.pipe(v.string(), v.maxLength(maxShortcutLength)),
    defaultDesktopPreferences.globalShortcut,
  ),
  /** Whether the user was told once that the hidden app goes on running. */
  wasToldOfTray: v.fallback(v.boolean(), false),
});

export type StoredPreferences = v.InferOutput<typeof storedSchema>;

/**
 * @param text the content of the file, if there is one
 * @returns what it says; the default for what is missing or damaged, down to the whole file
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

/** Never rejects: what cannot be read counts as missing. */
export async function readPreferences(path: string): Promise<StoredPreferences> {
  try {
    return parsePreferences(await readFile(path, 'utf8'));
  } catch (thrown) {
    if (!(thrown instanceof Error && 'code' in thrown && thrown.code === 'ENOENT')) {
      console.error('The preferences could not be read.', thrown);
    }
    return parsePreferences('{}');
  }
}

/** @returns the reason as the end of a sentence when the file cannot be written; what was there stays */
export function writePreferences(path: string, stored: StoredPreferences): Promise<Result<void, string>> {
  return writeWholeFile(path, `${JSON.stringify(stored, null, 2)}\n`);
}
