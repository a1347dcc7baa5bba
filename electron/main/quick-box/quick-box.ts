import { app, BrowserWindow, clipboard, screen, type WebContents } from 'electron';
import { createHangTimer } from '#electron/main/page/hang-timer.ts';
import { pageWebPreferences } from '#electron/main/security/web-preferences.ts';
import { groundColour } from '#electron/main/window/main-window.ts';
import { giveBackFocus } from './give-back-focus.ts';
import { placeQuickBox } from './quick-box-place.ts';
import { type Beginning, readClipboard } from './read-clipboard.ts';

/** The small window with the box “Paste anything”, which comes by a shortcut and goes as soon as one is elsewhere. */
export interface QuickBox {
  /** The window, hidden or not, unless there is none yet. */
  readonly current: () => BrowserWindow | undefined;
  /** Shows it at the centre of the display in use. */
  readonly show: () => void;
  /** Shows it, or hides it where it has the focus. */
  readonly toggle: () => void;
  /** Called once its page listens: until then there is nothing to show. */
  readonly pageStarted: () => void;
  /** Called each time that its page has begun anew: what was typed before would go where the former text was. */
  readonly pageReady: () => void;
  /** Hides it, and lets the program before it have the focus again. */
  readonly leave: () => void;
  /** Hides it, since another window of the app takes its place. */
  readonly hide: () => void;
  /** Takes it away: a window that nobody sees would keep the app from ending with its last one. */
  readonly end: () => void;
}

export interface QuickBoxOptions {
  /** The address of its page. */
  readonly url: string;
  /** The preload script's file. */
  readonly preload: string;
  readonly icon: string;
  /** Whether the user lets it begin with the clipboard's text. Must not reject. */
  readonly readsClipboard: () => Promise<boolean>;
  /** Tells its page what it begins with. */
  readonly tellShown: (contents: WebContents, beginning: Beginning) => void;
  /** Called when its page cannot be shown: there is the app's own window. */
  readonly onFailed: () => void;
}

/** How long its page has to begin anew, in milliseconds. One that is busy for longer is shown as it is. */
const longestWait = 2000;

/** The display with the pointer, without its taskbar. */
const areaInUse = () => screen.getDisplayNearestPoint(screen.getCursorScreenPoint()).workArea;

function makeWindow({ preload, icon }: QuickBoxOptions): BrowserWindow {
  const isMac = process.platform === 'darwin';
  const window = new BrowserWindow({
    ...placeQuickBox(areaInUse()),
    // A panel takes the keys without making the app the active one, so that the program before it stays that.
    ...(isMac ? { type: 'panel' } : {}),
    title: 'Quick box',
    icon,
    frame: false,
    resizable: false,
    maximizable: false,
    fullscreenable: false,
    skipTaskbar: true,
    alwaysOnTop: true,
    backgroundColor: groundColour(),
    show: false,
    webPreferences: pageWebPreferences(preload),
  });
  if (isMac) {
    // On the desktop where one is, also over a program in full screen.
    window.setVisibleOnAllWorkspaces(true, { visibleOnFullScreen: true, skipTransformProcessType: true });
  } else {
    // The application menu's keys are for the other window. Copying and pasting needs no menu here.
    window.removeMenu();
  }
  return window;
}

/** Makes the quick box's window when it is first asked for. Must be called once the app is ready. */
export function createQuickBox(options: QuickBoxOptions): QuickBox {
  let window: BrowserWindow | undefined;
  let hasStarted = false;
  /** What it begins with as soon as its page listens. */
  let awaited: Beginning | undefined;
  /** Runs from when its page was told to begin anew until it shows. */
  let showing: NodeJS.Timeout | undefined;

  const stopShowing = () => {
    awaited = undefined;
    clearTimeout(showing);
    showing = undefined;
  };
  const hide = () => {
    stopShowing();
    if (window?.isVisible()) {
      window.hide();
    }
  };
  const end = () => {
    const former = window;
    window = undefined;
    hasStarted = false;
    stopShowing();
    if (former?.isDestroyed() === false) {
      former.destroy();
    }
  };

  const reveal = (shown: BrowserWindow) => {
    stopShowing();
    if (shown.isMinimized()) {
      shown.restore();
    }
    shown.setBackgroundColor(groundColour());
    shown.setBounds(placeQuickBox(areaInUse()));
    shown.show();
    shown.focus();
  };
  const present = (shown: BrowserWindow, beginning: Beginning) => {
    stopShowing();
    showing = setTimeout(() => reveal(shown), longestWait);
    options.tellShown(shown.webContents, beginning);
  };

  const make = (): BrowserWindow => {
    const made = makeWindow(options);
    const contents = made.webContents;
    made.on('blur', () => !contents.isDevToolsOpened() && hide());
    made.once('closed', () => made === window && end());
    // What it held is gone with its process; the next time it is made anew.
    contents.on('render-process-gone', (_event, { reason, exitCode }) => {
      console.error(`The quick box's process has gone: ${reason}, exit code ${exitCode}.`);
      end();
    });
    const hang = createHangTimer(() => contents.forcefullyCrashRenderer());
    made.on('unresponsive', () => !contents.isDevToolsOpened() && hang.start());
    made.on('responsive', hang.stop);
    made.on('closed', hang.stop);
    contents.on('did-navigate', () => {
      hasStarted = false;
    });
    made.loadURL(options.url).catch((error: unknown) => {
      console.error('The quick box could not be loaded.', error);
      if (made === window) {
        end();
        options.onFailed();
      }
    });
    return made;
  };

  const show = () => {
    window ??= make();
    const asked = window;
    const begin = async () => {
      const beginning = await readClipboard(clipboard, await options.readsClipboard());
      if (asked !== window) {
        return;
      }
      if (hasStarted) {
        present(asked, beginning);
      } else {
        awaited = beginning;
      }
    };
    void begin();
  };
  const leave = () => {
    stopShowing();
    if (window?.isVisible()) {
      const showsOther = BrowserWindow.getAllWindows().some((other) => other !== window && other.isVisible());
      giveBackFocus(process.platform, window, app, showsOther);
    }
  };
  return {
    current: () => window,
    show,
    toggle: () => (window?.isFocused() ? leave() : show()),
    pageStarted: () => {
      hasStarted = true;
      if (window !== undefined && awaited !== undefined) {
        present(window, awaited);
      }
    },
    pageReady: () => {
      if (window !== undefined && showing !== undefined) {
        reveal(window);
      }
    },
    leave,
    hide,
    end,
  };
}
