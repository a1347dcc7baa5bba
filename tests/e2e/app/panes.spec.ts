import type { Page } from '@playwright/test';
import { textAndFileScreen } from '#tests/support/catalogue/examples.ts';
import { expect, test } from '../fixtures.ts';

/** A screen with a text and its result. */
const { path } = textAndFileScreen.screen;

const divider = (page: Page) => page.getByRole('separator', { name: 'Resize the panes' });

/** The edges and the size of the divider, in pixels. */
async function placeOf(page: Page) {
  const box = await divider(page).boundingBox();
  if (box === null) {
    throw new Error('The divider is hidden.');
  }
  return box;
}

test('the mouse drags the divider, and the panes are still divided like that after a reload', async ({
  page,
  open,
}) => {
  await open(path);
  const { x, y } = await placeOf(page);
  await page.mouse.move(x + 8, y + 40);
  await page.mouse.down();
  // The mouse goes beyond the divider and over the text of a pane.
  await page.mouse.move(x - 92, y + 60, { steps: 4 });
  await expect.poll(async () => Math.round((await placeOf(page)).x)).toBe(Math.round(x - 100));
  await page.mouse.up();
  await page.mouse.move(x + 100, y + 60);
  expect(Math.round((await placeOf(page)).x)).toBe(Math.round(x - 100));
  expect(await page.evaluate(() => String(getSelection()))).toBe('');
  await page.reload();
  await expect.poll(async () => Math.round((await placeOf(page)).x)).toBe(Math.round(x - 100));
  await divider(page).dblclick({ position: { x: 8, y: 40 } });
  await expect.poll(async () => Math.round((await placeOf(page)).x)).toBe(Math.round(x));
});

for (const [what, beside] of [
  ['on it', 8],
  ['just below it', 19],
  ['just above it', -3],
] as const) {
  test(`a finger ${what} drags the divider`, async ({ browser, site }) => {
    const context = await browser.newContext({
      serviceWorkers: 'block',
      hasTouch: true,
      isMobile: true,
      viewport: { width: 360, height: 740 },
    });
    const page = await context.newPage();
    await page.goto(`${site.address}#${path}`);
    // The editor is what has lines above the divider.
    await expect(page.locator('.cm-content').first()).toBeVisible();
    const { y } = await placeOf(page);
    const session = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', distance?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: distance === undefined ? [] : [{ x: 60, y: y + beside + distance }],
      });
    await touch('touchStart', 0);
    for (const distance of [20, 40, 60, 80]) {
      await touch('touchMove', distance);
    }
    await touch('touchEnd');
    await expect.poll(async () => Math.round((await placeOf(page)).y)).toBe(Math.round(y + 80));
    await context.close();
  });
}
