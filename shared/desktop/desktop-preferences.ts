/** The app's main window, or the small window with the box “Paste anything”. */
export const shortcutTargets = ['window', 'quick-box'] as const;

export type ShortcutTarget = (typeof shortcutTargets)[number];

/** Preferences that only the desktop app has; their message schema is in ipc.ts. */
export interface DesktopPreferences {
  readonly startAtLogin: boolean;
  /** Whether the window's close button hides the window. */
  readonly closeToTray: boolean;
  /** The global shortcut, which works in all applications: `Alt+1`, see accelerator.ts. Empty for none. */
  readonly globalShortcut: string;
  /** The window that the shortcut opens. */
  readonly shortcutOpens: ShortcutTarget;
  /** Whether the quick box starts with the text on the clipboard. */
  readonly quickBoxReadsClipboard: boolean;
  /** Whether to check for updates and install them, if the build specifies where to find them. */
  readonly lookForUpdates: boolean;
}

export type DesktopPreferenceName = keyof DesktopPreferences;

export const defaultDesktopPreferences: DesktopPreferences = {
  startAtLogin: false,
  closeToTray: false,
  globalShortcut: 'Alt+1',
  shortcutOpens: 'window',
  quickBoxReadsClipboard: false,
  lookForUpdates: true,
};

export const desktopPreferenceNames = Object.keys(defaultDesktopPreferences) as DesktopPreferenceName[];

/** The maximum length in UTF-16 code units. */
export const maxShortcutLength = 100;

/** @example isDesktopPreference('closeToTray', 'yes') // false */
export function isDesktopPreference(name: DesktopPreferenceName, value: unknown): boolean {
  switch (name) {
    case 'globalShortcut':
      return typeof value === 'string' && value.length <= maxShortcutLength;
    case 'shortcutOpens':
      return shortcutTargets.some((target) => target === value);
    default:
      return typeof value === 'boolean';
  }
}
