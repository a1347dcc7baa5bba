import type { MenuItemConstructorOptions } from 'electron';
import { type CatalogueEntry, pages, tools } from '#shared/catalogue.ts';

/** What the menus can do. */
export interface MenuActions {
  /** @param path a path of the catalogue */
  readonly navigate: (path: string) => void;
  readonly showDevTools: () => void;
  /** Asks for files, and opens them in the tool that fits. */
  readonly openFile: () => void;
  readonly quit: () => void;
}

/** A screen that a menu leads to. */
export interface MenuScreen {
  readonly label: string;
  readonly path: string;
  readonly accelerator?: string;
}

/**
 * The screens of the application menu: each tool, or each of its tabs that has a label of its own.
 * @example menuScreens(tools)[1] // { label: 'JSON format', path: '/JSON/JSONFormatter', accelerator: '…+J' }
 */
export function menuScreens(entries: readonly CatalogueEntry[]): MenuScreen[] {
  return entries.flatMap((entry): MenuScreen[] => {
    if (entry.kind === 'page') {
      return [screenItem(entry.menuLabel, entry.route, entry.accelerator)];
    }
    const tabs = entry.tabs.flatMap((tab) =>
      tab.menuLabel === undefined ? [] : [screenItem(tab.menuLabel, `${entry.route}/${tab.path}`, tab.accelerator)],
    );
    return tabs.length > 0 ? tabs : [screenItem(entry.menuLabel, entry.route)];
  });
}

function screenItem(label: string, path: string, accelerator?: string): MenuScreen {
  return accelerator === undefined ? { label, path } : { label, path, accelerator };
}

function toMenuItem({ label, path, accelerator }: MenuScreen, { navigate }: MenuActions): MenuItemConstructorOptions {
  return {
    id: path,
    // A single ampersand would underline the next letter.
    label: label.replaceAll('&', '&&'),
    ...(accelerator === undefined ? {} : { accelerator }),
    click: () => navigate(path),
  };
}

const separator: MenuItemConstructorOptions = { type: 'separator' };

const settingsPages = pages.filter((page) => page.id === 'Preferences');
const helpPages = pages.filter((page) => page.id !== 'Preferences');

function devToolsItem({ showDevTools }: MenuActions): MenuItemConstructorOptions {
  return { id: 'dev-tools', label: 'Dev tools…', accelerator: 'CommandOrControl+Alt+D', click: () => showDevTools() };
}

function openItem({ openFile }: MenuActions): MenuItemConstructorOptions {
  return { id: 'open-file', label: 'Open…', accelerator: 'CommandOrControl+O', click: () => openFile() };
}

function firstMenu(platform: NodeJS.Platform, actions: MenuActions): MenuItemConstructorOptions {
  const settings = menuScreens(settingsPages).map((screen) => toMenuItem(screen, actions));
  if (platform !== 'darwin') {
    return {
      label: 'File',
      submenu: [
        openItem(actions),
        separator,
        ...settings,
        separator,
        { role: 'close', label: 'Close window' },
        { role: 'quit' },
      ],
    };
  }
  return {
    role: 'appMenu',
    submenu: [
      { label: 'About Web Toolbox', click: () => actions.navigate('/about') },
      separator,
      ...settings,
      separator,
      { role: 'services' },
      separator,
      { role: 'hide' },
      { role: 'hideOthers' },
      { role: 'unhide' },
      separator,
      { role: 'quit' },
    ],
  };
}

function macFileMenu(actions: MenuActions): MenuItemConstructorOptions {
  return {
    label: 'File',
    submenu: [
      openItem(actions),
      { role: 'recentDocuments', submenu: [{ role: 'clearRecentDocuments' }] },
      separator,
      { role: 'close' },
    ],
  };
}

/** Full screen and zoom, and the zoom of keyboards whose plus is the shifted `=`. */
const viewMenu: MenuItemConstructorOptions = {
  label: 'View',
  submenu: [
    { role: 'reload' },
    separator,
    { role: 'resetZoom' },
    { role: 'zoomIn' },
    { role: 'zoomIn', accelerator: 'CommandOrControl+=', visible: false },
    { role: 'zoomOut' },
    separator,
    { role: 'togglefullscreen' },
  ],
};

/** Elsewhere than on macOS, Electron's own has a second Close and a Zoom that does nothing. */
function windowMenu(platform: NodeJS.Platform): MenuItemConstructorOptions {
  return platform === 'darwin' ? { role: 'windowMenu' } : { role: 'windowMenu', submenu: [{ role: 'minimize' }] };
}

/** The application menu. macOS gets its own first menu. */
export function applicationMenu(platform: NodeJS.Platform, actions: MenuActions): MenuItemConstructorOptions[] {
  return [
    firstMenu(platform, actions),
    ...(platform === 'darwin' ? [macFileMenu(actions)] : []),
    { label: 'Tools', submenu: menuScreens(tools).map((screen) => toMenuItem(screen, actions)) },
    { role: 'editMenu' },
    viewMenu,
    windowMenu(platform),
    {
      role: 'help',
      submenu: [
        ...menuScreens(helpPages).map((screen) => toMenuItem(screen, actions)),
        separator,
        devToolsItem(actions),
      ],
    },
  ];
}

/** The menu of the tray icon: the tools as the sidebar names them, About, the developer tools, Quit. */
export function trayMenu(actions: MenuActions): MenuItemConstructorOptions[] {
  const toolScreens = tools.map(({ menuLabel, route }) => screenItem(menuLabel, route));
  const about = menuScreens(pages.filter((page) => page.id === 'About'));
  return [
    ...toolScreens.map((screen) => toMenuItem(screen, actions)),
    separator,
    ...about.map((screen) => toMenuItem(screen, actions)),
    devToolsItem(actions),
    separator,
    { id: 'quit', label: 'Quit', click: () => actions.quit() },
  ];
}
