import { documentTitle } from '#tools/document-title.ts';
import { screens } from '#tools/screens.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';

for (const { path, entry } of screens) {
  test(`${path} opens, with its title and heading, and axe finds nothing in either theme`, async ({ page, open }) => {
    await open(path);
    await expect(page).toHaveTitle(documentTitle(entry));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(entry.heading);
    await expect(page.getByText('Loading…')).toHaveCount(0);
    await expectAccessible(page, path);
  });
}

for (const width of [360, 900, 1400]) {
  test(`no screen is wider than a window of ${width} pixels, or makes the window itself scroll`, async ({
    page,
    open,
  }) => {
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
      const reached = await page.evaluate(() => {
        const boxes = [document.documentElement, document.body, document.getElementById('root')];
        for (const box of boxes) {
          box?.scrollTo(0, 10_000);
        }
        return [
          document.documentElement.scrollHeight - innerHeight,
          ...boxes.map((box) => box?.scrollTop),
          document.querySelector('main')?.parentElement?.scrollTop,
        ];
      });
      expect(reached, path).toEqual([0, 0, 0, 0, 0]);
    }
  });
}
