import { expect, test, untilKept } from '../loading/offline-visits.ts';

/**
 * `../loading/offline.spec.ts` tests more in Chromium. Firefox ends a navigation whose preload fails, whatever the
 * service worker answers.
 */

test('Home and another tool open without a network', async ({ host, visitor }) => {
  const page = await visitor.newPage();
  await page.goto(host.address);
  await untilKept(page);
  host.end();
  await page.goto('about:blank');
  await page.goto(host.address);
  await expect(page.getByRole('combobox', { name: 'Paste anything' })).toBeVisible();
  await page.goto('about:blank');
  await page.goto(`${host.address}#/JSON/JSONFormatter`);
  await expect(page.getByRole('textbox', { name: 'Formatted JSON' })).toContainText('"tools"');
});
