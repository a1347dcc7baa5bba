import type { MenuItemConstructorOptions } from 'electron';
import { devToolsAccelerator } from '#shared/desktop/accelerator.ts';
import { appScreens } from '#tools/app-screens.ts';
import { tools } from '#tools/catalogue.ts';
import type { CatalogueEntry } from '#tools/define-tool.ts';
import { tabPath } from '#tools/screen-address.ts';
import { screenOf } from '#tools/screen-of.ts';
import { type AtHand, listAtHand, type ScreenAtHand } from './at-hand.ts';

/** The actions of the menus. */
export interface MenuActions {
  /** @param path a path of the catalogue */
  readonly navigate: (path: string) => void;
  readonly showDevTools: () => void;
  /** Shows the small window with the “Paste anything” box. */
  readonly showQuickBox: () => void;
  /** Asks for files, and opens them in the tool that fits. */
  readonly openFile: () => void;
  readonly quit: () => void;
  /** Whether the configuration offers the tool with this id. */
  readonly isOffered: (toolId: string) => boolean;
}

/** A screen that a menu leads to. */
export interface MenuScreen {
  readonly label: string;
  readonly path: string;
  readonly accelerator?: string;
}

/**
 * Lists the screens of the application menu: each tool, or each of its tabs that has a label of its own.
 * @example menuScreens(tools)[1] // { label: 'JSON format', path: '/JSON/JSONFormatter', accelerator: '…+J' }
 */
export function menuScreens(entries: readonly CatalogueEntry[]): MenuScreen[] {
  return entries.flatMap((entry): MenuScreen[] => {
    if (entry.kind === 'single') {
      return [screenItem(entry.menuLabel, entry.route, entry.accelerator)];
    }
    const tabs = entry.tabs.flatMap((tab) =>
      tab.menuLabel === undefined ? [] : [screenItem(tab.menuLabel, tabPath(entry, tab), tab.accelerator)],
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
    // A single ampersand would turn the next letter into the entry's mnemonic.
    label: label.replaceAll('&', '&&'),
    ...(accelerator === undefined ? {} : { accelerator }),
    click: () => navigate(path),
  };
}

const separator: MenuItemConstructorOptions = { type: 'separator' };

const settingsScreens = appScreens.filter(({ id }) => id === 'Preferences');
const helpScreens = appScreens.filter(({ id }) => id !== 'Preferences');

function devToolsItem({ showDevTools }: MenuActions): MenuItemConstructorOptions {
  return { id: 'dev-tools', label: 'Dev tools…', accelerator: devToolsAccelerator, click: () => showDevTools() };
}

function openItem({ openFile }: MenuActions): MenuItemConstructorOptions {
  return { id: 'open-file', label: 'Open…', accelerator: 'CommandOrControl+O', click: () => openFile() };
}

function firstMenu(platform: NodeJS.Platform, actions: MenuActions): MenuItemConstructorOptions {
  const settings = menuScreens(settingsScreens).map((screen) => toMenuItem(screen, actions));
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
      { label: 'About Web Toolbox', click: () => actions.navigate(screenOf('About').path) },
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

/** Reload, zoom and full screen. The second zoom entry is for keyboards whose plus is the shifted `=`. */
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

/** Creates the window menu. Except on macOS, Electron's own has a second Close, and a Zoom that does nothing. */
function windowMenu(platform: NodeJS.Platform): MenuItemConstructorOptions {
  return platform === 'darwin' ? { role: 'windowMenu' } : { role: 'windowMenu', submenu: [{ role: 'minimize' }] };
}

/** Creates the application menu. macOS gets an additional first menu. */
export function applicationMenu(platform: NodeJS.Platform, actions: MenuActions): MenuItemConstructorOptions[] {
  return [
    firstMenu(platform, actions),
    ...(platform === 'darwin' ? [macFileMenu(actions)] : []),
    {
      label: 'Tools',
      submenu: menuScreens(tools.filter(({ id }) => actions.isOffered(id))).map((screen) =>
        toMenuItem(screen, actions),
      ),
    },
    { role: 'editMenu' },
    viewMenu,
    windowMenu(platform),
    {
      role: 'help',
      submenu: [
        ...menuScreens(helpScreens).map((screen) => toMenuItem(screen, actions)),
        separator,
        devToolsItem(actions),
      ],
    },
  ];
}

/** Menu items for the favourites, then for the tools used last, each group under its name. */
export function atHandItems(atHand: AtHand, actions: MenuActions): MenuItemConstructorOptions[] {
  const { favourites, recents } = listAtHand(atHand);
  const part = (label: string, screens: readonly ScreenAtHand[]): MenuItemConstructorOptions[] =>
    screens.length === 0
      ? []
      : [
          { label, enabled: false },
          // The same screen is also among the tools, whose entries use their paths as ids.
          ...screens.map((screen) => ({ ...toMenuItem(screen, actions), id: `${label}:${screen.path}` })),
        ];
  return [...part('Favourites', favourites), ...part('Recent', recents)];
}

/**
 * Creates the menu of the tray icon: the quick box, the favourites and recent tools, the tools as named in the sidebar,
 * About, the developer tools, Quit.
 */
export function trayMenu(actions: MenuActions, atHand: AtHand): MenuItemConstructorOptions[] {
  const first = atHandItems(atHand, actions);
  const toolScreens = tools
    .filter(({ id }) => actions.isOffered(id))
    .map(({ menuLabel, route }) => screenItem(menuLabel, route));
  const about = menuScreens(appScreens.filter(({ id }) => id === 'About'));
  return [
    { id: 'quick-box', label: 'Quick box', click: () => actions.showQuickBox() },
    separator,
    ...first,
    ...(first.length === 0 ? [] : [separator]),
    ...toolScreens.map((screen) => toMenuItem(screen, actions)),
    separator,
    ...about.map((screen) => toMenuItem(screen, actions)),
    devToolsItem(actions),
    separator,
    { id: 'quit', label: 'Quit', click: () => actions.quit() },
  ];
}
