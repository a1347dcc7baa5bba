import type { Page } from '@playwright/test';

/**
 * Waits until a page has nothing to do. Chromium tells of no such moment while it waits for a frame that nothing asks it
 * to draw, for minutes on a busy machine: a page that has had a second's turn is at rest, too. WebKit has no word for it.
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
