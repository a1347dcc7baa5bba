import { app, BrowserWindow, clipboard, screen, type WebContents } from 'electron';
import { createHangTimer } from '#electron/main/page/hang-timer.ts';
import { pageWebPreferences } from '#electron/main/security/web-preferences.ts';
import { groundColour } from '#electron/main/window/main-window.ts';
import { giveBackFocus } from './give-back-focus.ts';
import { placeQuickBox } from './quick-box-place.ts';
import { type Beginning, readClipboard } from './read-clipboard.ts';

/** The small window with the “Paste anything” box, which opens by a shortcut and disappears when it loses the focus. */
export interface QuickBox {
  /** The window, hidden or not, if it exists yet. */
  readonly current: () => BrowserWindow | undefined;
  /** Shows it at the centre of the display in use. */
  readonly show: () => void;
  /** Shows it, or hides it if it has the focus. */
  readonly toggle: () => void;
  /** Called once its page listens; until then there is nothing to show. */
  readonly pageStarted: () => void;
  /**
   * Called each time its page has been reset. The window is shown only then, since anything typed earlier would go into
   * the previous text.
   */
  readonly pageReady: () => void;
  /** Hides it and returns the focus to the previous program. */
  readonly leave: () => void;
  /** Hides it because another window of the app takes its place. */
  readonly hide: () => void;
  /** Destroys it: an invisible window would prevent the app from ending with its last visible one. */
  readonly end: () => void;
}

export interface QuickBoxOptions {
  /** The address of its page. */
  readonly url: string;
  /** The preload script's file. */
  readonly preload: string;
  readonly icon: string;
  /** Whether the user allows it to start with the clipboard's text. Must not reject. */
  readonly readsClipboard: () => Promise<boolean>;
  /** Tells its page the initial content. */
  readonly tellShown: (contents: WebContents, beginning: Beginning) => void;
  /** Called when its page cannot be shown, so that the app's main window can be used instead. */
  readonly onFailed: () => void;
}

/** How long its page may take to reset, in milliseconds. A page that is busy for longer is shown as it is. */
const longestWait = 2000;

/** The area of the display with the pointer, without its taskbar. */
const areaInUse = () => screen.getDisplayNearestPoint(screen.getCursorScreenPoint()).workArea;

function makeWindow({ preload, icon }: QuickBoxOptions): BrowserWindow {
  const isMac = process.platform === 'darwin';
  const window = new BrowserWindow({
    ...placeQuickBox(areaInUse()),
    // A panel receives key presses without activating the app, so the previous program remains the active one.
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
    // Shows the window on the current desktop, also over a full-screen program.
    window.setVisibleOnAllWorkspaces(true, { visibleOnFullScreen: true, skipTransformProcessType: true });
  } else {
    // The application menu's shortcuts are for the other window. Copying and pasting need no menu here.
    window.removeMenu();
  }
  return window;
}

/** Creates the quick box, whose window is created on first use. Must be called once the app is ready. */
export function createQuickBox(options: QuickBoxOptions): QuickBox {
  let window: BrowserWindow | undefined;
  let hasStarted = false;
  /** The initial content to show as soon as its page listens. */
  let awaited: Beginning | undefined;
  /** The timer that runs from the request to reset the page until the window is shown. */
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
    // Its content is lost with its process; the window is recreated next time.
    contents.on('render-process-gone', (_event, { reason, exitCode }) => {
      console.error(`The quick box's process ended: ${reason}, exit code ${exitCode}.`);
      if (made === window) {
        // Whoever has asked for it is still waiting, and must not see nothing at all.
        const isAwaited = !hasStarted || showing !== undefined;
        end();
        if (isAwaited) {
          options.onFailed();
        }
      }
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
