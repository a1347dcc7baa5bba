import type { BrowserContext, Page } from '@playwright/test';

/** Chromium only tells that a page opens a window, and opens it all the same: a refused one is closed again. */
let refusals = 0;
/** Pages that are not (or not yet) those of a BrowserWindow. */
let strays: Page[] = [];

function closeRefused(): void {
  while (refusals > 0 && strays.length > 0) {
    refusals -= 1;
    strays
      .shift()
      ?.close()
      .catch(() => undefined);
  }
}

/** Main refused a window that a page is opening. */
export function refuseNewWindow(): void {
  refusals += 1;
  closeRefused();
}

/** Takes a page for a BrowserWindow. */
export function adoptPage(page: Page): void {
  strays = strays.filter((stray) => stray !== page);
}

/** To be called once, before any window opens. */
export function watchNewWindows(context: BrowserContext): void {
  context.on('page', (page) => {
    strays.push(page);
    closeRefused();
  });
}
