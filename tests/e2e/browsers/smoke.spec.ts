import { documentTitle } from '#tools/document-title.ts';
import { screens } from '#tools/screens.ts';
import { expect, test } from '../fixtures.ts';

/** Tests what Firefox and WebKit must support themselves; `../smoke.spec.ts` tests the same in Chromium. */

for (const { path, entry } of screens) {
  test(`${path} opens, with its title and heading`, async ({ page, open }) => {
    await open(path);
    await expect(page).toHaveTitle(documentTitle(entry));
    await expect(page.getByText('Loading…').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByText('could not be loaded').filter({ visible: true })).toHaveCount(0);
  });
}
