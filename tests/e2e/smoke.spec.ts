import { AxeBuilder } from '@axe-core/playwright';
import { documentTitle, screens } from '#shared/catalogue.ts';
import { expect, test } from './fixtures.ts';

// Colours that are on their way from one theme to the other have any contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { path, entry } of screens) {
  test(`${path} opens, with its title and heading, and axe finds nothing in either theme`, async ({ page, open }) => {
    await open(path);
    await expect(page).toHaveTitle(documentTitle(entry));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(entry.heading);
    await expect(page.getByText('Loading…')).toHaveCount(0);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => ({ id, targets: nodes.map((node) => node.html) }))).toEqual([]);
    }
  });
}

for (const width of [360, 900, 1400]) {
  test(`no screen is wider than a window of ${width} pixels`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 740 });
    for (const { path } of screens) {
      await open(path);
      const overflow = await page.evaluate(() => {
        const main = document.querySelector('main');
        return Math.max(
          document.documentElement.scrollWidth - innerWidth,
          (main?.scrollWidth ?? 0) - (main?.clientWidth ?? 0),
        );
      });
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
  });
}
