import type { Page } from '@playwright/test';
import type { Screen, ScreenId } from '#tools/screens.ts';
import { expect } from './fixtures.ts';

/**
 * The limit of the sum that Chromium makes of them and calls good up to a tenth. It is nothing where the fonts are there with
 * the first picture; where they are not, a line may break elsewhere than in the font that stands in for them.
 */
const largestShift = 0.01;

/** What shows a line more with its answer, which on a busy machine comes after the first picture. */
const mayGrow: readonly ScreenId[] = ['URLParser', 'JWTDecoder'];
const largestGrowth = 0.06;

/** Adds up how far what shows is moved, from the next load of the page on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        Object.assign(window, { shifts: (window as unknown as { shifts: number }).shifts + entry.value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Expects that nothing was moved while a screen arrived, and that no worker was started in vain. */
export async function expectInPlace(page: Page, { id, path }: Screen): Promise<void> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number }).shifts);
  expect(shifts, path).toBeLessThanOrEqual(mayGrow.includes(id) ? largestGrowth : largestShift);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'startedWorker')), path).toBeUndefined();
}

/** Expects that a screen is no wider than the window, and that the window itself does not scroll. */
export async function expectWithinWindow(page: Page, { path }: Screen): Promise<void> {
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
