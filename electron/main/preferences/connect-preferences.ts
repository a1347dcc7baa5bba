import { join } from 'node:path';
import { app, type BrowserWindow, globalShortcut, Menu, type MenuItem, nativeTheme } from 'electron';
import { appInformation } from '#electron/main/start/app-information.ts';
import { keepWindowsInTray, showTrayHint } from '#electron/main/window/close-to-tray.ts';
import { acceleratorLabel, parseAccelerator } from '#shared/desktop/accelerator.ts';
import { networkRefusal } from '#shared/network-refusal.ts';
import type { ThemeSource } from '#shared/theme-source.ts';
import { defaultToaster, type ToasterState } from '#shared/toaster.ts';
import { createGlobalShortcut, type GlobalShortcut } from './global-shortcut.ts';
import { createLoginItem } from './login-item.ts';
import { createPreferences, type Preferences } from './preferences.ts';
import type { MenuShortcut } from './shortcut-rules.ts';

export interface ConnectionOptions {
  readonly showWindow: () => void;
  /** Shows the quick box, or hides it if it has the focus. */
  readonly toggleQuickBox: () => void;
  /**
   * Whether a window is the quick box. Closing the quick box always hides it, without telling the user where it went.
   */
  readonly isQuickBox: (window: BrowserWindow) => boolean;
  readonly display: (toaster: ToasterState) => void;
  /** Whether the tray currently has the app's icon. */
  readonly hasTray: () => boolean;
  /** Why this installation cannot be kept up to date, as a sentence; undefined if it can. */
  readonly updateProblem: () => Promise<string | undefined>;
}

export interface ConnectedPreferences extends Pick<Preferences, 'read' | 'change'> {
  /** Whether the app must never use the network. */
  readonly isNetworkRefused: () => boolean;
  /** Stops or resumes any use of the network, for this run even if the choice cannot be saved. */
  readonly refuseNetwork: (isRefused: boolean) => Promise<void>;
  /** Whether the user allows the app to check for updates. */
  readonly looksForUpdates: () => boolean;
  /**
   * Whether the user allows the quick box to start with the clipboard's text, as shown in Preferences. Never rejects.
   */
  readonly readsClipboard: () => Promise<boolean>;
  /** Adopts the page's theme: now for what the system draws, and at the next start for the new window. */
  readonly chooseTheme: (theme: ThemeSource) => Promise<void>;
  /** Must be called once the app is ready and its menu is in place, but before it has a window. */
  readonly start: () => Promise<void>;
}

/** A reason takes longer to read than a confirmation. */
const problemDuration = 10_000;

function menuShortcuts(items: readonly MenuItem[] = Menu.getApplicationMenu()?.items ?? []): MenuShortcut[] {
  return items.flatMap(({ label, accelerator, submenu }) => [
    ...(typeof accelerator === 'string' ? [{ label: label.replaceAll('&&', '&'), accelerator }] : []),
    ...(submenu ? menuShortcuts(submenu.items) : []),
  ]);
}

/**
 * Describes the uncertainty on Wayland: a portal assigns the keys, but reveals neither whether the app gets them nor
 * when it takes them back.
 */
function doubtOnWayland({ inForce, hasLetGo }: GlobalShortcut): string | undefined {
  const sentences = [
    ...(inForce() === ''
      ? []
      : [
          'On Wayland your desktop decides whether the app gets these keys, and does not tell it.',
          'If they do nothing, allow them in its keyboard settings.',
        ]),
    ...(hasLetGo() ? ['Your desktop may keep your previous keys reserved until you quit Web Toolbox.'] : []),
  ];
  return sentences.length === 0 ? undefined : sentences.join(' ');
}

/** Connects the preferences of the desktop app to the system: its shortcuts, its login items, the tray. */
export function connectPreferences(options: ConnectionOptions): ConnectedPreferences {
  const { showWindow, toggleQuickBox, isQuickBox, display, hasTray, updateProblem } = options;
  const { platform } = appInformation();
  const loginItem = createLoginItem();
  let theme: ThemeSource = 'system';
  let isNetworkRefused = false;
  const shortcut = createGlobalShortcut({
    registry: globalShortcut,
    platform,
    menu: () => menuShortcuts(),
    onPressed: () => (opensQuickBox() ? toggleQuickBox() : showWindow()),
  });
  const opensQuickBox = () => preferences.stored().shortcutOpens === 'quick-box';
  const isOnWayland = platform === 'linux' && process.env.XDG_SESSION_TYPE === 'wayland';
  const preferences = createPreferences({
    path: join(app.getPath('userData'), 'desktop-preferences.json'),
    shortcut,
    loginItem,
    shortcutDoubt: () => (isOnWayland ? doubtOnWayland(shortcut) : undefined),
    hasTray,
    updateProblem: async () => (isNetworkRefused ? `${networkRefusal}.` : updateProblem()),
    trayHint: platform === 'linux' ? 'On GNOME, the extension AppIndicator Support adds one.' : undefined,
  });

  let isTold = false;
  const tellOfTray = () => {
    // The flag ensures that the user is told only once in this run, even if that cannot be saved or has not been yet.
    if (!isTold && !preferences.stored().wasToldOfTray) {
      isTold = true;
      // A shortcut that opens the quick box does not bring the window back.
      const parsed = parseAccelerator(opensQuickBox() ? '' : shortcut.inForce(), platform);
      showTrayHint(parsed.ok ? acceleratorLabel(parsed.value, platform) : '', showWindow);
      void preferences.rememberTrayHint();
    }
  };

  return {
    read: preferences.read,
    change: preferences.change,
    isNetworkRefused: () => isNetworkRefused,
    refuseNetwork: async (isRefused) => {
      isNetworkRefused = isRefused;
      const saved = await preferences.rememberNetwork(isRefused);
      if (!saved.ok) {
        display({
          ...defaultToaster,
          open: true,
          type: 'error',
          message: `${saved.error} “Never use the network” is ${isRefused ? 'on' : 'off'} until you quit.`,
          autoHideDuration: problemDuration,
        });
      }
    },
    // The switch shows a change immediately, before it is saved.
    readsClipboard: async () => (await preferences.settled()).quickBoxReadsClipboard,
    looksForUpdates: () => preferences.stored().lookForUpdates && !isNetworkRefused,
    chooseTheme: async (chosen) => {
      // The page reports its theme at each start; nothing is done if it is already in force.
      if (chosen !== theme) {
        theme = chosen;
        nativeTheme.themeSource = chosen;
        await preferences.rememberTheme(chosen);
      }
    },
    start: async () => {
      keepWindowsInTray({
        isEnabled: (window) => isQuickBox(window) || (hasTray() && preferences.stored().closeToTray),
        onHidden: (window) => isQuickBox(window) || tellOfTray(),
      });
      app.once('will-quit', () => shortcut.use(''));
      const [problem] = await Promise.all([preferences.start(), loginItem.refresh()]);
      isNetworkRefused = preferences.stored().isNetworkRefused;
      theme = preferences.stored().theme;
      nativeTheme.themeSource = theme;
      if (problem !== undefined) {
        display({
          ...defaultToaster,
          open: true,
          type: 'warning',
          message: `The global shortcut does not work. ${problem} You can change it in the preferences.`,
          autoHideDuration: problemDuration,
        });
      }
    },
  };
}
