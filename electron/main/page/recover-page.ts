import type { BrowserWindow, RenderProcessGoneDetails } from 'electron';
import type { ToasterState } from '#shared/toaster.ts';
import { homeRoute } from '#tools/screens.ts';
import { createQuestions } from './ask-user.ts';
import { createCrashLimit } from './crash-limit.ts';
import { createHangTimer } from './hang-timer.ts';
import { isPage, type PageAddress } from './page-address.ts';

/** Chromium's error code for a load that the user or a guard stopped. */
const aborted = -3;

/** The duration in milliseconds: long enough to read the message. */
const messageDuration = 10_000;

export interface RecoveryOptions {
  readonly page: PageAddress;
  /** Called when the page is gone, so that messages to it are held. */
  readonly onPageEnded: () => void;
  /** Shows a message in the page once it is back. */
  readonly display: (toaster: ToasterState) => void;
  readonly quit: () => void;
}

function whatHappened(reason: RenderProcessGoneDetails['reason'], wasHanging: boolean): string {
  if (wasHanging) {
    return 'This page stopped responding';
  }
  return reason === 'oom' || reason === 'memory-eviction' ? 'This page ran out of memory' : 'This page crashed';
}

/**
 * Restores the page after a crash or a hang, on its previous route and with a message; local storage still has what was
 * typed. If the page crashes repeatedly, or cannot be loaded, a dialog asks what to do.
 */
export function recoverPage(window: BrowserWindow, { page, onPageEnded, display, quit }: RecoveryOptions): void {
  const contents = window.webContents;
  const limit = createCrashLimit();
  const ask = createQuestions(window);
  let wasHanging = false;

  const load = (url: string) => {
    contents.loadURL(url).catch((error: unknown) => console.error('The page could not be loaded.', error));
  };
  // The address contains the route, unless the page crashed before it was loaded.
  const reload = () => (isPage(contents.getURL(), page) ? contents.reload() : load(page.url));

  contents.on('render-process-gone', (_event, { reason, exitCode }) => {
    hang.stop();
    const happened = whatHappened(reason, wasHanging);
    wasHanging = false;
    if (reason === 'clean-exit') {
      return;
    }
    console.error(`The page's process ended: ${reason}, exit code ${exitCode}.`);
    onPageEnded();
    if (limit.mayReload()) {
      display({
        open: true,
        message: `${happened} and was loaded again. What you typed is still here, except texts too large to keep.`,
        type: 'warning',
        autoHideDuration: messageDuration,
      });
      // Chromium is still shutting down the old process.
      setImmediate(() => window.isDestroyed() || reload());
      return;
    }
    limit.reset();
    ask({
      kind: 'error',
      message: 'Web Toolbox stopped three times within a minute.',
      detail:
        'Something on this screen may be too much for it. What you typed is kept. ' +
        'Open Home to use another tool, or try this screen again.',
      choices: [
        ['Open Home', () => load(`${page.url}#${homeRoute}`)],
        ['Try again', reload],
        ['Quit', quit],
      ],
    });
  });

  const hang = createHangTimer(() => {
    wasHanging = true;
    contents.forcefullyCrashRenderer();
  });
  window.on('unresponsive', () => {
    console.error('The page does not respond.');
    // A page that is paused at a breakpoint does not respond either.
    if (!contents.isDevToolsOpened()) {
      hang.start();
    }
  });
  window.on('responsive', hang.stop);
  window.on('closed', hang.stop);

  const askAboutLoading = (reason: string, url: string) => {
    console.error(`The page could not be loaded: ${reason}.`);
    ask({
      kind: 'error',
      message: 'Web Toolbox could not open its page.',
      detail:
        `The system reported: ${reason}. ` +
        'If trying again does not help, reinstall Web Toolbox. What you typed is kept.',
      choices: [
        ['Try again', () => load(url)],
        ['Quit', quit],
      ],
    });
  };
  contents.on('did-fail-load', (_event, code, description, url, isMainFrame) => {
    if (isMainFrame && code !== aborted && isPage(url, page)) {
      askAboutLoading(description || `error ${code}`, url);
    }
  });
  contents.on('did-navigate', (_event, url, status) => {
    if (status >= 400 && isPage(url, page)) {
      askAboutLoading(`status ${status}`, url);
    }
  });
}
