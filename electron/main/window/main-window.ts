import { BrowserWindow, nativeTheme, screen } from 'electron';
import { pageWebPreferences } from '#electron/main/security/web-preferences.ts';
import { groundColours } from '#shared/ground-colours.ts';
import { isReachable, placeWindow, type Rectangle, smallestSize } from './window-bounds.ts';
import { readWindowState, rememberWindow } from './window-state.ts';

export interface MainWindow {
  /** The window, unless it is closed. */
  readonly current: () => BrowserWindow | undefined;
  /** Brings the window to the front; creates a new one if the last was closed. */
  readonly show: () => void;
  /** Does the same, and shows a screen. @param path a path of the catalogue */
  readonly open: (path: string) => void;
}

export interface MainWindowOptions {
  /** The address of the page. */
  readonly url: string;
  /** The preload script's file. */
  readonly preload: string;
  readonly icon: string;
  /** The file in which the window's state is stored. */
  readonly stateFile: string;
  /** Navigates the page of an open window to another screen. */
  readonly navigate: (path: string) => void;
  /** Called when the document is replaced or disappears: nothing listens until the next one says so. */
  readonly onPageEnded: () => void;
  /** Called when a window has been created, before its page is loaded. */
  readonly onOpened: (window: BrowserWindow) => void;
}

/** The areas of the displays without their taskbars, the primary one first. */
function workAreas(): Rectangle[] {
  const primary = screen.getPrimaryDisplay();
  const others = screen.getAllDisplays().filter(({ id }) => id !== primary.id);
  return [primary, ...others].map(({ workArea }) => workArea);
}

/** The page's background in the system's theme, so that a window does not flash before its page is loaded. */
export function groundColour(): string {
  return nativeTheme.shouldUseDarkColors ? groundColours.dark : groundColours.light;
}

function openWindow({ preload, icon, stateFile, onPageEnded, onOpened }: MainWindowOptions): BrowserWindow {
  const saved = readWindowState(stateFile);
  const place = placeWindow(saved?.bounds, workAreas());
  const window = new BrowserWindow({
    ...place,
    minWidth: smallestSize.width,
    minHeight: smallestSize.height,
    title: 'Web Toolbox',
    icon,
    backgroundColor: groundColour(),
    show: false,
    webPreferences: pageWebPreferences(preload),
  });
  if ('x' in place) {
    // If the displays have different scales, Windows sizes the new window for the primary one.
    window.setBounds(place);
  }
  window.once('ready-to-show', () => {
    if (saved?.isMaximized) {
      window.maximize();
    }
    if (saved?.isFullScreen) {
      window.setFullScreen(true);
    }
    window.show();
  });
  rememberWindow(window, stateFile);
  // Chromium writes local storage only after some seconds, but what was typed must survive a sudden end.
  const flush = () => window.webContents.session.flushStorageData();
  window.on('blur', flush);
  window.on('hide', flush);
  window.on('close', flush);
  // When Windows ends the session, it ends this process too.
  window.on('session-end', flush);
  // did-start-navigation is not used: it also precedes refused navigations, after which the page continues.
  window.webContents.on('did-navigate', onPageEnded);
  window.once('closed', onPageEnded);
  onOpened(window);
  return window;
}

/** Brings back a window whose display is gone. The system mostly does so itself, but only for visible windows. */
function bringWithinReach(window: BrowserWindow): void {
  const isPlacedByUser = !window.isMaximized() && !window.isFullScreen() && !window.isMinimized();
  const areas = workAreas();
  if (isPlacedByUser && !isReachable(window.getBounds(), areas)) {
    window.setBounds(placeWindow(window.getBounds(), areas));
  }
}

/** Creates the app's main window when it is first shown. Must be called once the app is ready. */
export function createMainWindow(options: MainWindowOptions): MainWindow {
  let window: BrowserWindow | undefined;

  const showOrMake = (path?: string) => {
    if (window !== undefined) {
      if (window.isMinimized()) {
        window.restore();
      }
      bringWithinReach(window);
      window.show();
      window.focus();
      if (path !== undefined) {
        options.navigate(path);
      }
      return;
    }
    const made = openWindow(options);
    window = made;
    made.once('closed', () => {
      window = undefined;
    });
    made
      .loadURL(path === undefined ? options.url : `${options.url}#${path}`)
      .catch((error: unknown) => console.error('The page could not be loaded.', error));
  };

  return {
    current: () => window,
    show: () => showOrMake(),
    open: (path) => showOrMake(path),
  };
}

/** Reacts to changes of the displays and the theme while the window is open. Must be called once the app is ready. */
export function followSystem(mainWindow: MainWindow): void {
  nativeTheme.on('updated', () => mainWindow.current()?.setBackgroundColor(groundColour()));
  const checkPlace = () => {
    const window = mainWindow.current();
    if (window !== undefined) {
      bringWithinReach(window);
    }
  };
  screen.on('display-removed', checkPlace);
  screen.on('display-metrics-changed', checkPlace);
}
