import * as v from 'valibot';
import { type DesktopPreferenceName, maxShortcutLength, shortcutTargets } from '#shared/desktop/desktop-preferences.ts';

const preferenceEntries = {
  startAtLogin: v.boolean(),
  closeToTray: v.boolean(),
  globalShortcut: v.pipe(v.string(), v.maxLength(maxShortcutLength)),
  shortcutOpens: v.picklist(shortcutTargets),
  quickBoxReadsClipboard: v.boolean(),
  lookForUpdates: v.boolean(),
} satisfies Record<DesktopPreferenceName, v.GenericSchema>;

/** A change to one or more of the preferences. */
export const preferencesChangeSchema = v.pipe(
  v.strictObject({
    startAtLogin: v.exactOptional(preferenceEntries.startAtLogin),
    closeToTray: v.exactOptional(preferenceEntries.closeToTray),
    globalShortcut: v.exactOptional(preferenceEntries.globalShortcut),
    shortcutOpens: v.exactOptional(preferenceEntries.shortcutOpens),
    quickBoxReadsClipboard: v.exactOptional(preferenceEntries.quickBoxReadsClipboard),
    lookForUpdates: v.exactOptional(preferenceEntries.lookForUpdates),
  }),
  v.check((change) => Object.keys(change).length > 0, 'Nothing is to be changed.'),
);

/** The preferences in force, as the entries of an answer. */
export const preferencesState = {
  preferences: v.strictObject(preferenceEntries),
  /** Explains preferences that have no effect, or not the expected one, in a sentence each. */
  problems: v.strictObject({
    startAtLogin: v.exactOptional(v.string()),
    closeToTray: v.exactOptional(v.string()),
    globalShortcut: v.exactOptional(v.string()),
    lookForUpdates: v.exactOptional(v.string()),
  }),
} as const;

/** How a change of preferences has ended. */
export const setPreferencesAnswerSchema = v.variant('status', [
  v.strictObject({ status: v.literal('done'), ...preferencesState }),
  /** Nothing was changed; the reason is a sentence. */
  v.strictObject({ status: v.literal('refused'), reason: v.string(), ...preferencesState }),
]);
