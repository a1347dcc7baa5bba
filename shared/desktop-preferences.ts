/** The app's window, or the small one with the box “Paste anything”. */
export const shortcutTargets = ['window', 'quick-box'] as const;

export type ShortcutTarget = (typeof shortcutTargets)[number];

/** What the desktop app alone has to be set; its schema as a message is in ipc.ts. */
export interface DesktopPreferences {
  readonly startAtLogin: boolean;
  /** The window's close button hides it. */
  readonly closeToTray: boolean;
  /** Works from everywhere: `Alt+1`, see accelerator.ts. Empty: no shortcut. */
  readonly globalShortcut: string;
  /** What the shortcut opens. */
  readonly shortcutOpens: ShortcutTarget;
  /** Whether the quick box begins with the clipboard's text. */
  readonly quickBoxReadsClipboard: boolean;
  /** Asks for newer versions and installs them, where the build knows where they are. */
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

/** In UTF-16 code units. */
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
