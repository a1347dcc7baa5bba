import type { Page } from '@playwright/test';
import { importOfTools } from '#tests/support/catalogue/import-of-tools.ts';
import type { Screen, ScreenId } from '#tools/screens.ts';
import { expect } from '../fixtures.ts';

/** What `settled.test-support.ts` beside a tool's screens exports. */
interface SettledModule {
  /** The screens whose answer adds a line, which comes after the first paint on a busy machine. */
  readonly growing: readonly ScreenId[];
}

/**
 * The limit of the sum of layout shifts, which Chromium considers good up to 0.1. The sum is zero if the fonts are
 * available at the first paint; otherwise a line may break differently than in the fallback font.
 */
const largestShift = 0.01;

/** The limit for screens that grow. */
const largestGrowth = 0.06;

const modules = await importOfTools<SettledModule>(
  (folder) => new URL(`../../../renderer/screens/${folder}/settled.test-support.ts`, import.meta.url),
);
const growing = [...modules.values()].flatMap((module) => module.growing);

/** Adds up the layout shifts from the next load of the page on. */
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

/** Expects that nothing moved while a screen was loading, and that no worker was started in vain. */
export async function expectInPlace(page: Page, { id, path }: Screen): Promise<void> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number }).shifts);
  expect(shifts, path).toBeLessThanOrEqual(growing.includes(id) ? largestGrowth : largestShift);
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
