import type { Page } from '@playwright/test';

/**
 * Waits until a page is idle. Chromium does not report idleness while it waits for a frame that nothing asks it to
 * draw, for minutes on a busy machine, so a page also counts as idle after one second. WebKit does not have this
 * callback.
 */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        if (typeof requestIdleCallback === 'function') {
          requestIdleCallback(() => done(), { timeout: 1000 });
        } else {
          setTimeout(done);
        }
      }),
  );
}
