import { join } from 'node:path';
import { app, Menu, Tray } from 'electron';
import { type MenuActions, trayMenu } from './menu-template.ts';

/** Windows and macOS take the size that fits from the `@2x` files beside it; Linux panels scale one image down. */
const icons: Partial<Record<NodeJS.Platform, string>> = { darwin: 'trayTemplate.png', linux: 'tray-linux.png' };

function menuOf(showWindow: () => void, actions: MenuActions): Menu {
  // On Linux a click may only open the menu.
  const show =
    process.platform === 'linux'
      ? [{ id: 'show', label: 'Show Web Toolbox', click: showWindow }, { type: 'separator' as const }]
      : [];
  return Menu.buildFromTemplate([...show, ...trayMenu(actions)]);
}

function installTray(
  iconFolder: string,
  showWindow: () => void,
  actions: MenuActions,
  openFiles: (paths: readonly string[]) => void,
): void {
  const tray = new Tray(join(iconFolder, icons[process.platform] ?? 'tray.png'));
  const menu = menuOf(showWindow, actions);
  tray.setToolTip('Web Toolbox');
  tray.on('click', showWindow);
  if (process.platform === 'darwin') {
    // Else the second of two quick clicks is lost.
    tray.setIgnoreDoubleClickEvents(true);
    // A menu that is set would open in place of the click.
    tray.on('right-click', () => tray.popUpContextMenu(menu));
    tray.on('drop-files', (_event, paths) => openFiles(paths));
  } else {
    tray.setContextMenu(menu);
  }
  // Takes the icon away on the way out, and until then keeps the tray from the garbage collector.
  app.once('will-quit', () => tray.destroy());
}

/**
 * The icon in the tray (the menu bar on macOS): a click shows the window, its menu leads to the tools.
 * @param iconFolder where the PNG files are
 * @param openFiles takes files that are dropped on the icon, which only macOS can
 * @returns whether there is one: without it the app starts all the same
 */
export function createTray(
  iconFolder: string,
  showWindow: () => void,
  actions: MenuActions,
  openFiles: (paths: readonly string[]) => void,
): boolean {
  try {
    installTray(iconFolder, showWindow, actions, openFiles);
    return true;
  } catch (error) {
    console.error('The tray icon could not be made.', error);
    return false;
  }
}
