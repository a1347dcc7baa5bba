import { mkdirSync, readFileSync, rmSync, watch } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumArguments, findChromium, findHeadlessChromium } from '#build/chromium.ts';
import { shortLifeArgument } from '#tests/support/run/chromium.ts';
import { openOwnPage } from './new-windows.ts';
import { mayRequest } from './session.ts';

/** A file in Chromium's profile with the port on which it listens in addition to Playwright's pipe, once it does. */
const portFile = 'DevToolsActivePort';

/** Waits for that file of the Chromium that is about to start. */
function untilItListens(profile: string): Promise<string> {
  return new Promise((resolve) => {
    const watcher = watch(profile, () => {
      const port = /^(\d+)\n/.exec(readIfThere(join(profile, portFile)))?.[1];
      if (port !== undefined) {
        watcher.close();
        resolve(`http://127.0.0.1:${port}`);
      }
    });
    // If Chromium cannot start, it reports that, and this watcher must not keep the process alive.
    watcher.unref();
  });
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

export interface Browser {
  readonly context: BrowserContext;
  /** The address to which the tests connect, over the Chrome DevTools Protocol. */
  readonly endpoint: string;
  readonly version: string;
  /** Returns a page for a new window: first the page that Chromium opens at its start, then new ones. */
  readonly takePage: () => Promise<Page>;
}

/**
 * Starts the Chromium whose pages are the windows.
 * @param userData keeps local storage from run to run
 */
export async function launchBrowser(userData: string): Promise<Browser> {
  const executablePath = process.env.DOUBLE_WHOLE_BROWSER === 'true' ? findChromium() : findHeadlessChromium();
  if (executablePath === undefined) {
    throw new Error('No Chromium was found: set CHROMIUM_PATH.');
  }
  const profile = join(userData, 'chromium');
  mkdirSync(profile, { recursive: true });
  // The file may remain from an earlier run.
  rmSync(join(profile, portFile), { force: true });
  const listening = untilItListens(profile);
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    viewport: null,
    // Each window follows nativeTheme.
    colorScheme: null,
    args: [...chromiumArguments, shortLifeArgument, '--remote-debugging-port=0', '--use-fake-device-for-media-stream'],
  });
  // The app decides on each web socket of a page before it opens; a refused one is cut off, as in Electron.
  await context.routeWebSocket(/^/u, async (route) => {
    if (await mayRequest(route.url())) {
      route.connectToServer();
    } else {
      await route.close({ code: 1006 });
    }
  });
  let first = context.pages()[0];
  const endpoint = await listening;
  return {
    context,
    endpoint,
    version: context.browser()?.version() ?? '',
    takePage: async () => {
      const page = first ?? (await openOwnPage(context));
      first = undefined;
      return page;
    },
  };
}
