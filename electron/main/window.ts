import { BrowserWindow } from 'electron';
import { pageWebPreferences } from './web-preferences.ts';

export interface MainWindow {
  /** The window, unless it was closed. */
  readonly current: () => BrowserWindow | undefined;
  /** Brings the window to the front; makes a new one after the last was closed. */
  readonly show: () => void;
}

export interface MainWindowOptions {
  /** The address of the page. */
  readonly url: string;
  /** The preload script's file. */
  readonly preload: string;
  readonly icon: string;
  /** The document is being replaced or went away: nobody listens until the next one says so. */
  readonly onPageEnded: () => void;
}

function openWindow({ url, preload, icon, onPageEnded }: MainWindowOptions): BrowserWindow {
  const window = new BrowserWindow({
    width: 1200,
    height: 900,
    minWidth: 360,
    minHeight: 480,
    title: 'Web Toolbox',
    icon,
    show: false,
    webPreferences: pageWebPreferences(preload),
  });
  window.once('ready-to-show', () => window.show());
  // Not did-start-navigation: that also comes before navigations that are then refused, and the page lives on.
  window.webContents.on('did-navigate', onPageEnded);
  window.once('closed', onPageEnded);
  window.loadURL(url).catch((error: unknown) => console.error('The page could not be loaded.', error));
  return window;
}

/** The one window of the app, made when it is first shown. */
export function createMainWindow(options: MainWindowOptions): MainWindow {
  let window: BrowserWindow | undefined;
  return {
    current: () => window,
    show: () => {
      if (window === undefined) {
        window = openWindow(options);
        window.once('closed', () => {
          window = undefined;
        });
        return;
      }
      if (window.isMinimized()) {
        window.restore();
      }
      window.show();
      window.focus();
    },
  };
}
