import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumArguments, findChromium } from '#tests/support/chromium.ts';
import { freePort } from '#tests/support/free-port.ts';
import { adoptPage } from './new-windows.ts';

export interface Browser {
  readonly context: BrowserContext;
  /** Where the tests connect, over the Chrome DevTools Protocol. */
  readonly endpoint: string;
  readonly version: string;
  /** A page for a new window: the one that Chromium opens with, then new ones. */
  readonly takePage: () => Promise<Page>;
}

/** Starts the Chromium whose pages are the windows. @param userData keeps local storage from run to run */
export async function launchBrowser(userData: string): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) {
    throw new Error('No Chromium was found: set CHROMIUM_PATH.');
  }
  const port = await freePort();
  const context = await chromium.launchPersistentContext(join(userData, 'chromium'), {
    executablePath,
    viewport: null,
    // Each window follows nativeTheme.
    colorScheme: null,
    args: [...chromiumArguments, `--remote-debugging-port=${port}`, '--use-fake-device-for-media-stream'],
  });
  let first = context.pages()[0];
  const endpoint = `http://127.0.0.1:${port}`;
  await untilItAnswers(endpoint);
  return {
    context,
    endpoint,
    version: context.browser()?.version() ?? '',
    takePage: async () => {
      const page = first ?? (await context.newPage());
      first = undefined;
      adoptPage(page);
      return page;
    },
  };
}
