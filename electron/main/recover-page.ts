import { type BrowserWindow, dialog, type RenderProcessGoneDetails } from 'electron';
import { homeRoute } from '#shared/catalogue.ts';
import type { ToasterState } from '#shared/toaster.ts';
import { createCrashLimit } from './crash-limit.ts';
import { isPage, type PageAddress } from './page-address.ts';

/** Chromium has waited long before it says that a page does not respond: so much longer, in milliseconds. */
const patience = 5000;

/** Chromium's number for a load that was given up, by the user or a guard. */
const aborted = -3;

/** Long enough to read, in milliseconds. */
const messageDuration = 10_000;

export interface RecoveryOptions {
  readonly page: PageAddress;
  /** The page is gone: hold what is to be said to it. */
  readonly onPageEnded: () => void;
  /** Shows a message in the page, once it is there. */
  readonly display: (toaster: ToasterState) => void;
  readonly quit: () => void;
}

function whatHappened(reason: RenderProcessGoneDetails['reason'], wasHanging: boolean): string {
  if (wasHanging) {
    return 'This page no longer responded';
  }
  return reason === 'oom' || reason === 'memory-eviction' ? 'This page ran out of memory' : 'This page crashed';
}

/** A question that needs no page. @returns the index of the button; the last one if it is closed */
async function ask(window: BrowserWindow, message: string, detail: string, buttons: string[]): Promise<number> {
  window.show();
  const { response } = await dialog.showMessageBox(window, {
    type: 'error',
    message,
    detail,
    buttons,
    defaultId: 0,
    cancelId: buttons.length - 1,
    noLink: true,
  });
  return response;
}

/**
 * Brings the page back: after a crash and after a hang on the route where it was, with a message; what was typed is in
 * local storage. A page that crashes again and again, or that cannot be loaded, is asked about in a dialog.
 */
export function recoverPage(window: BrowserWindow, { page, onPageEnded, display, quit }: RecoveryOptions): void {
  const contents = window.webContents;
  const limit = createCrashLimit();
  let isAsking = false;
  let hang: ReturnType<typeof setTimeout> | undefined;
  let wasHanging = false;

  const load = (url: string) => {
    contents.loadURL(url).catch((error: unknown) => console.error('The page could not be loaded.', error));
  };
  const reload = () => (isPage(contents.getURL(), page) ? contents.reload() : load(page.url));

  /** One dialog at a time; each choice is done, unless the window is gone by then. */
  const offer = (message: string, detail: string, choices: readonly (readonly [string, () => void])[]) => {
    if (isAsking) {
      return;
    }
    isAsking = true;
    ask(
      window,
      message,
      detail,
      choices.map(([label]) => label),
    )
      .then((choice) => {
        isAsking = false;
        if (!window.isDestroyed()) {
          choices[choice]?.[1]();
        }
      })
      .catch((error: unknown) => {
        isAsking = false;
        console.error('The dialog could not be shown.', error);
      });
  };

  const stopWaiting = () => {
    clearTimeout(hang);
    hang = undefined;
  };

  contents.on('render-process-gone', (_event, { reason, exitCode }) => {
    stopWaiting();
    const happened = whatHappened(reason, wasHanging);
    wasHanging = false;
    if (reason === 'clean-exit') {
      return;
    }
    console.error(`The page's process is gone: ${reason}, exit code ${exitCode}.`);
    onPageEnded();
    if (limit.mayReload()) {
      display({
        open: true,
        message: `${happened} and was loaded again. What you typed is still here.`,
        type: 'warning',
        autoHideDuration: messageDuration,
      });
      // Chromium is still taking the old process down.
      setImmediate(() => window.isDestroyed() || reload());
      return;
    }
    offer(
      'Web Toolbox crashed three times within a minute.',
      'Something on this screen may be too much for it. What you typed is kept. Open Home to use another tool, or try this screen again.',
      [
        ['Open Home', () => load(`${page.url}#${homeRoute}`)],
        ['Try again', reload],
        ['Quit', quit],
      ],
    );
    limit.reset();
  });

  window.on('unresponsive', () => {
    // A page that stands at a breakpoint does not respond either.
    if (hang !== undefined || contents.isDevToolsOpened()) {
      return;
    }
    console.error('The page does not respond.');
    hang = setTimeout(() => {
      hang = undefined;
      wasHanging = true;
      contents.forcefullyCrashRenderer();
    }, patience);
  });
  window.on('responsive', stopWaiting);
  window.on('closed', stopWaiting);

  const offerRetry = (reason: string, url: string) => {
    console.error(`The page could not be loaded: ${reason}.`);
    offer(
      'Web Toolbox could not open its page.',
      `The system reported: ${reason}. If trying again does not help, install Web Toolbox anew: what you typed is kept.`,
      [
        ['Try again', () => load(url)],
        ['Quit', quit],
      ],
    );
  };
  contents.on('did-fail-load', (_event, code, description, url, isMainFrame) => {
    if (isMainFrame && code !== aborted && isPage(url, page)) {
      offerRetry(description || `error ${code}`, url);
    }
  });
  contents.on('did-navigate', (_event, url, status) => {
    if (status >= 400 && isPage(url, page)) {
      offerRetry(`status ${status}`, url);
    }
  });
}
