/** What the desktop app alone has to be set (spec 1.5); its schema as a message is in ipc.ts. */
export interface DesktopPreferences {
  readonly startAtLogin: boolean;
  /** The window's close button hides it. */
  readonly closeToTray: boolean;
  /** Shows the window from everywhere: `Alt+1`, see accelerator.ts. Empty: no shortcut. */
  readonly globalShortcut: string;
}

export type DesktopPreferenceName = keyof DesktopPreferences;

export const defaultDesktopPreferences: DesktopPreferences = {
  startAtLogin: false,
  closeToTray: false,
  globalShortcut: 'Alt+1',
};

export const desktopPreferenceNames = Object.keys(defaultDesktopPreferences) as DesktopPreferenceName[];

/** In UTF-16 code units. */
export const maxShortcutLength = 100;

/** @example isDesktopPreference('closeToTray', 'yes') // false */
export function isDesktopPreference(name: DesktopPreferenceName, value: unknown): boolean {
  return name === 'globalShortcut'
    ? typeof value === 'string' && value.length <= maxShortcutLength
    : typeof value === 'boolean';
}
