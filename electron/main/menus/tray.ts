import { join } from 'node:path';
import { app, Menu, Tray } from 'electron';
import type { AtHand } from './at-hand.ts';
import { type MenuActions, trayMenu } from './menu-template.ts';
import { watchBusName } from './watch-bus-name.ts';

/** Windows and macOS find the size that fits in the `@2x` files beside these; Linux panels scale one image down. */
const icons: Partial<Record<NodeJS.Platform, string>> = { darwin: 'trayTemplate.png', linux: 'tray-linux.png' };

/**
 * Every Linux tray owns this name on the session bus. Without an owner, Electron would create an icon that nothing
 * shows.
 */
const linuxTray = 'org.kde.StatusNotifierWatcher';

export interface TrayOptions {
  /** The folder of the PNG files. */
  readonly iconFolder: string;
  readonly showWindow: () => void;
  readonly actions: MenuActions;
  readonly atHand: () => AtHand;
  /** Opens files that are dropped on the icon, which only macOS supports. */
  readonly openFiles: (paths: readonly string[]) => void;
  /** Called when the icon appears or disappears after the start. */
  readonly onChange: () => void;
}

/** The icon in the tray (the menu bar on macOS): a click shows the window, its menu leads to the tools. */
export interface TrayIcon {
  /** Must be called once the app is ready. The app also starts without a tray. */
  readonly start: () => Promise<void>;
  /** Whether there is an icon that the user can see. On Linux the tray can come and go while the app runs. */
  readonly isShown: () => boolean;
  /** Rebuilds the menu after the favourites or recent tools have changed. */
  readonly refresh: () => void;
}

function menuOf({ showWindow, actions, atHand }: TrayOptions): Menu {
  // On Linux, a click on the icon may only open the menu.
  const show =
    process.platform === 'linux'
      ? [{ id: 'show', label: 'Show Web Toolbox', click: showWindow }, { type: 'separator' as const }]
      : [];
  return Menu.buildFromTemplate([...show, ...trayMenu(actions, atHand())]);
}

function makeTray(options: TrayOptions): Tray {
  const { iconFolder, showWindow, openFiles } = options;
  const tray = new Tray(join(iconFolder, icons[process.platform] ?? 'tray.png'));
  tray.setToolTip('Web Toolbox');
  tray.on('click', showWindow);
  if (process.platform === 'darwin') {
    // Otherwise the second of two quick clicks is lost.
    tray.setIgnoreDoubleClickEvents(true);
    // If a context menu were set, it would open on every click, and the click event would not occur.
    tray.on('right-click', () => tray.popUpContextMenu(menuOf(options)));
    tray.on('drop-files', (_event, paths) => openFiles(paths));
  } else {
    tray.setContextMenu(menuOf(options));
  }
  return tray;
}

/** Looks for a tray immediately; `start` creates the icon. */
export function createTray(options: TrayOptions): TrayIcon {
  /** This reference also keeps the icon from being garbage-collected. */
  let tray: Tray | undefined;
  let isStarted = false;

  const follow = (isThere: boolean) => {
    tray?.destroy();
    tray = undefined;
    if (isThere && isStarted) {
      try {
        tray = makeTray(options);
      } catch (error) {
        console.error('The tray icon could not be made.', error);
      }
    }
  };

  const followLater = (isThere: boolean) => {
    follow(isThere);
    options.onChange();
  };

  const watch =
    process.platform === 'linux'
      ? watchBusName({ name: linuxTray, environment: process.env, onChange: followLater })
      : { first: Promise.resolve(true), stop: () => undefined };

  return {
    start: async () => {
      const isThere = await watch.first;
      isStarted = true;
      follow(isThere);
      app.once('will-quit', () => {
        watch.stop();
        follow(false);
      });
    },
    isShown: () => tray !== undefined,
    refresh: () => {
      // On macOS the menu is created when it opens.
      if (process.platform !== 'darwin') {
        tray?.setContextMenu(menuOf(options));
      }
    },
  };
}
