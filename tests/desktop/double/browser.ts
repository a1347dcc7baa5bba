import { createServer } from 'node:net';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumArguments, findChromium } from '#tests/support/chromium.ts';
import { adoptPage } from './new-windows.ts';

/** A port that is free now. */
function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

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
  const port = await findFreePort();
  const context = await chromium.launchPersistentContext(join(userData, 'chromium'), {
    executablePath,
    viewport: null,
    // Each window follows nativeTheme.
    colorScheme: null,
    args: [...chromiumArguments, `--remote-debugging-port=${port}`, '--use-fake-device-for-media-stream'],
  });
  let first = context.pages()[0];
  return {
    context,
    endpoint: `http://127.0.0.1:${port}`,
    version: context.browser()?.version() ?? '',
    takePage: async () => {
      const page = first ?? (await context.newPage());
      first = undefined;
      adoptPage(page);
      return page;
    },
  };
}
