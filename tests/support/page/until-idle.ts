import type { Page } from '@playwright/test';

/**
 * Waits until a page is idle. Chromium does not report idleness while it waits for a frame that nothing asks it to
 * draw, for minutes on a busy machine, so a page also counts as idle after one second. WebKit does not have this
 * callback.
 * @returns false if the second has passed before the page reported that it is idle
 */
export function untilIdle(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      new Promise<boolean>((done) => {
        if (typeof requestIdleCallback === 'function') {
          requestIdleCallback(({ didTimeout }) => done(!didTimeout), { timeout: 1000 });
        } else {
          setTimeout(() => done(true));
        }
      }),
  );
}
