import { expect, type Page } from '@playwright/test';

/**
 * Takes the network away from a page and all others of its window, and waits until a request of the page fails.
 */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await expect
    .poll(() =>
      page.evaluate(() =>
        fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
          () => 'online',
          () => 'offline',
        ),
      ),
    )
    .toBe('offline');
}
