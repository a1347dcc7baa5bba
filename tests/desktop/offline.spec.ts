import { goTo } from '#tests/support/page/go-to.ts';
import { untilIdle } from '#tests/support/page/until-idle.ts';
import { expect, test } from './app/desktop-test.ts';

test('the desktop app has no service worker, and no preference for one', async ({ page }) => {
  await goTo(page, '/preferences');
  await expect(page.getByRole('heading', { level: 2, name: 'Network' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Offline' })).toHaveCount(0);
  // Everything that waits for the page to be idle has run by then.
  for (let moment = 0; moment < 10; moment += 1) {
    await untilIdle(page);
  }
  const registrations = await page.evaluate(async () =>
    'serviceWorker' in navigator ? (await navigator.serviceWorker.getRegistrations()).length : 0,
  );
  expect(registrations).toBe(0);
  expect(await page.evaluate(() => caches.keys().catch(() => []))).toEqual([]);
});
