import type { BrowserContext, Page } from '@playwright/test';

/** Chromium only tells that a page opens a window, and opens it all the same: a refused one is closed again. */
let refusals = 0;
/** Pages that are not (or not yet) those of a BrowserWindow. */
let strays: Page[] = [];
/** Pages that are on their way for a BrowserWindow, and are empty until they are there. */
let expected = 0;

/** A refused window may come long after it was refused: an empty page is not taken for it while one is expected. */
function closeRefused(): void {
  for (const stray of strays.filter((page) => expected === 0 || page.url() !== 'about:blank').slice(0, refusals)) {
    refusals -= 1;
    strays = strays.filter((other) => other !== stray);
    stray.close().catch(() => undefined);
  }
}

/** Main refused a window that a page is opening. */
export function refuseNewWindow(): void {
  refusals += 1;
  closeRefused();
}

/** Opens a page for a BrowserWindow. */
export async function openOwnPage(context: BrowserContext): Promise<Page> {
  expected += 1;
  try {
    const page = await context.newPage();
    strays = strays.filter((stray) => stray !== page);
    return page;
  } finally {
    expected -= 1;
    closeRefused();
  }
}

/** To be called once, before any window opens. */
export function watchNewWindows(context: BrowserContext): void {
  context.on('page', (page) => {
    strays.push(page);
    closeRefused();
  });
}

/**
 * Lets `window.open` of a page ask before anything opens, and answers that nothing has, as in Electron.
 * Left to Chromium it opens a window in the process of the page itself, and closing that one again can end the process.
 * @param decide is told the address, the frame's name and the features, and opens what is allowed
 */
export async function askBeforeOpening(
  page: Page,
  decide: (url: string, frameName: string, features: string) => Promise<void>,
): Promise<void> {
  const binding = '__electronDoubleOpens';
  await page.exposeBinding(binding, (_source, url: string, name: string, features: string) =>
    decide(url, name, features),
  );
  await page.addInitScript((name) => {
    const ask: (url: string, frameName: string, features: string) => void = Reflect.get(window, name);
    Reflect.deleteProperty(window, name);
    window.open = (url = '', frameName = '', features = '') => {
      const target = String(url);
      ask(target === '' ? 'about:blank' : new URL(target, document.baseURI).href, frameName, features);
      return null;
    };
  }, binding);
}
