import type { BrowserContext, Page } from '@playwright/test';

/** The number of refused windows to close: Chromium reports that a page opens a window, but opens it anyway. */
let refusals = 0;
/** Pages that do not, or not yet, belong to a BrowserWindow. */
let strays: Page[] = [];
/** The number of pages that are being opened for a BrowserWindow, and are empty until they are open. */
let expected = 0;

/**
 * Closes refused windows, which may open long after the refusal. An empty page is not mistaken for a refused window
 * while a page for a BrowserWindow is expected.
 */
function closeRefused(): void {
  for (const stray of strays.filter((page) => expected === 0 || page.url() !== 'about:blank').slice(0, refusals)) {
    refusals -= 1;
    strays = strays.filter((other) => other !== stray);
    stray.close().catch(() => undefined);
  }
}

/** Called when main has refused a window that a page is opening. */
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

/** Must be called once, before any window opens. */
export function watchNewWindows(context: BrowserContext): void {
  context.on('page', (page) => {
    strays.push(page);
    closeRefused();
  });
}

/**
 * Makes `window.open` of a page ask before anything opens, and report that nothing has opened, as in Electron. Chromium
 * itself would open the window in the process of the page, and closing that window can end the process.
 * @param decide receives the address, the frame's name and the features, and opens the window if it is allowed
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
