import { expect, type Page } from '@playwright/test';
import { screenOf } from '#tools/screen-of.ts';
import { findScreen } from '#tools/screens.ts';

/**
 * Waits for the heading of a screen: the previous screen stays hidden in the page, and a locator that finds an element
 * in it would wait for that element to become visible again.
 * @param path the path as in the address behind the `#`; an unknown path leads to Home
 */
export async function expectScreen(page: Page, path: string): Promise<void> {
  const { heading } = (findScreen(path.replace(/\?.*/, '')) ?? screenOf('Home')).entry;
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
}

/** Goes to a screen without loading the page, as its links do, and waits until it is shown. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, path);
  await expectScreen(page, path);
  await expect(page.getByText('Loading…').filter({ visible: true }), path).toHaveCount(0);
}
