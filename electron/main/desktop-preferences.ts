import { join } from 'node:path';
import { app, globalShortcut, Menu, type MenuItem } from 'electron';
import { acceleratorLabel, parseAccelerator } from '#shared/accelerator.ts';
import { defaultToaster, type ToasterState } from '#shared/toaster.ts';
import { appInformation } from './app-information.ts';
import { keepWindowsInTray, showTrayHint } from './close-to-tray.ts';
import { createLoginItem } from './login-item.ts';
import { createPreferences, type Preferences } from './preferences.ts';
import { createShortcut } from './shortcut.ts';
import type { MenuShortcut } from './shortcut-rules.ts';

export interface DesktopPreferencesOptions {
  readonly showWindow: () => void;
  readonly display: (toaster: ToasterState) => void;
}

export interface StartedPreferences extends Pick<Preferences, 'read' | 'change'> {
  /** To be called once the app is ready, its menu is in place, and before it has a window. */
  readonly start: (hasTray: boolean) => Promise<void>;
}

/** A reason takes longer to read than a confirmation. */
const problemDuration = 10_000;

function menuShortcuts(items: readonly MenuItem[] = Menu.getApplicationMenu()?.items ?? []): MenuShortcut[] {
  return items.flatMap(({ label, accelerator, submenu }) => [
    ...(typeof accelerator === 'string' ? [{ label: label.replaceAll('&&', '&'), accelerator }] : []),
    ...(submenu ? menuShortcuts(submenu.items) : []),
  ]);
}

/** The preferences of the desktop app, joined to the system: its shortcuts, its login items, the tray. */
export function createDesktopPreferences({ showWindow, display }: DesktopPreferencesOptions): StartedPreferences {
  const { platform } = appInformation();
  const loginItem = createLoginItem();
  let hasTray = false;
  const shortcut = createShortcut({
    registry: globalShortcut,
    platform,
    menu: () => menuShortcuts(),
    onPressed: showWindow,
  });
  const preferences = createPreferences({
    path: join(app.getPath('userData'), 'desktop-preferences.json'),
    shortcut,
    loginItem,
    shortcutDoubt:
      platform === 'linux' && process.env.XDG_SESSION_TYPE === 'wayland'
        ? 'On Wayland your desktop decides. If these keys do nothing, allow them in its keyboard settings.'
        : undefined,
    trayProblem: () => (hasTray ? undefined : 'There is no tray here, so the close button closes the app.'),
  });

  let isTold = false;
  const tellOfTray = () => {
    // Once in this run, too, where it cannot be saved or is not yet.
    if (!isTold && !preferences.stored().wasToldOfTray) {
      isTold = true;
      const parsed = parseAccelerator(shortcut.inForce(), platform);
      showTrayHint(parsed.ok ? acceleratorLabel(parsed.value, platform) : '', showWindow);
      void preferences.rememberTrayHint();
    }
  };

  return {
    read: preferences.read,
    change: preferences.change,
    start: async (isTrayThere) => {
      hasTray = isTrayThere;
      keepWindowsInTray({ isEnabled: () => hasTray && preferences.stored().closeToTray, onHidden: tellOfTray });
      app.once('will-quit', () => shortcut.use(''));
      const [problem] = await Promise.all([preferences.start(), loginItem.refresh()]);
      if (problem !== undefined) {
        display({
          ...defaultToaster,
          open: true,
          type: 'warning',
          message: `The global shortcut does not work. ${problem} It is in the preferences.`,
          autoHideDuration: problemDuration,
        });
      }
    },
  };
}
