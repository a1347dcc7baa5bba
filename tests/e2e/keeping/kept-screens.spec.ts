import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

/** Tests that visited screens stay hidden in the page and come back as they were left. */

const go = async (page: Page, link: string, heading: string) => {
  await page.getByRole('navigation').getByRole('link', { name: link, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
};
const input = (page: Page) => page.getByRole('textbox', { name: 'JSON Content' });
/** Finds the editor itself, and not the plain text field that precedes it, whose undo is that of the browser. */
const editor = (page: Page) => page.locator('.cm-content:visible');

test('a screen comes back with its undo history, its selection and how far it was scrolled', async ({ page, open }) => {
  await open('/JSON/JSONFormatter');
  await expect(editor(page)).toHaveCount(2);
  await input(page).fill(JSON.stringify(Array.from({ length: 300 }, (_value, index) => index)));
  await input(page).press('ControlOrMeta+End');
  await page.keyboard.type(' ');
  const result = page.getByRole('textbox', { name: 'Formatted JSON' });
  // The sample, which was there before, has no such line.
  await expect(result).toContainText(/\[\s*0,\s*1,/);
  const scroller = page.getByRole('region', { name: 'Result' }).locator('.cm-scroller');
  await scroller.evaluate((element) => element.scrollTo(0, 2000));
  const scrolled = await scroller.evaluate((element) => element.scrollTop);
  expect(scrolled).toBeGreaterThan(1000);
  const first = await editor(page).first().elementHandle();

  await go(page, 'UUID generator', 'UUID Generator');
  await expect(input(page)).toBeHidden();
  await go(page, 'JSON utilities', 'JSON Formatter');
  await expect(editor(page)).toHaveCount(2);
  expect(await first?.evaluate((element) => element.isConnected)).toBe(true);
  expect(await scroller.evaluate((element) => element.scrollTop)).toBe(scrolled);
  await input(page).focus();
  await page.keyboard.type('\n');
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(input(page)).toContainText('"Web Toolbox"');
});

test('a screen that is kept shows with the click itself, not in a later task', async ({ page, open }) => {
  await open('/JSON/JSONFormatter');
  await go(page, 'UUID generator', 'UUID Generator');
  const link = page.getByRole('navigation').getByRole('link', { name: 'JSON utilities', exact: true });
  const isShown = await link.evaluate(async (element) => {
    (element as HTMLElement).click();
    // All microtasks run before the browser paints or takes the next task.
    await Promise.resolve();
    return document.querySelector('[data-screen="JSONFormatter"]')?.checkVisibility();
  });
  expect(isShown).toBe(true);
});

test('the page is scrolled as far as each screen was left', async ({ page, open }) => {
  await page.setViewportSize({ width: 1000, height: 500 });
  await open('/Home');
  const main = page.getByRole('main');
  await main.evaluate((element) => element.scrollTo(0, 700));
  await expect.poll(() => main.evaluate((element) => element.scrollTop)).toBe(700);
  await go(page, 'UUID generator', 'UUID Generator');
  expect(await main.evaluate((element) => element.scrollTop)).toBe(0);
  await go(page, 'Home', 'Home');
  await expect.poll(() => main.evaluate((element) => element.scrollTop)).toBe(700);
});

test('no more than four screens are in the page, and what is large does not stay', async ({ page, context, open }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/Home');
  const kept = page.locator('[data-screen]');
  for (const [link, heading] of [
    ['URL parse, encode', 'URL Parser'],
    ['Base64', 'Base64 string encoder'],
    ['JSON utilities', 'JSON Formatter'],
    ['UUID generator', 'UUID Generator'],
    ['JWT decoder', 'JWT decoder'],
    ['Date & Epoch', 'Date & Epoch'],
  ] as const) {
    await go(page, link, heading);
  }
  await expect(kept).toHaveCount(4);
  await expect(kept.filter({ visible: true })).toHaveAttribute('data-screen', 'DateConverter');

  await go(page, 'JSON utilities', 'JSON Formatter');
  await page.evaluate(() => navigator.clipboard.writeText(JSON.stringify('x'.repeat(9_000_000))));
  await input(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('9 MB');
  await go(page, 'Home', 'Home');
  await go(page, 'UUID generator', 'UUID Generator');
  await expect(page.locator('[data-screen="JSONFormatter"]')).toHaveCount(0);
});

test.describe('with a clock of its own', () => {
  test.use({ hasOwnWindow: true });

  test('a screen out of sight rests: its clock stands still until it shows again', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-01-01T00:00:00Z') });
    await page.goto('./#/DateConverter');
    const clock = page.getByText(/^17672256\d\d$/);
    const now = async () => Number(await clock.textContent());
    const before = await now();
    await page.clock.runFor(5000);
    await expect.poll(now).toBeGreaterThanOrEqual(before + 5);
    await go(page, 'Home', 'Home');
    const left = await now();
    await page.clock.runFor(20_000);
    expect(await now()).toBe(left);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await go(page, 'Date & Epoch', 'Date & Epoch');
    await expect.poll(now).toBeGreaterThanOrEqual(left + 20);
  });
});

test('after Clear everything no screen is as it was', async ({ page, open }) => {
  await open('/JSON/JSONFormatter');
  await input(page).fill('[1, 2]');
  await go(page, 'UUID generator', 'UUID Generator');
  await expect(page.locator('[data-screen]')).toHaveCount(2);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: /^Clear everything/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(page.locator('[data-screen]')).toHaveCount(1);
  await go(page, 'JSON utilities', 'JSON Formatter');
  await expect(input(page)).toContainText('Web Toolbox');
});
