import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

/** Screens whose work area begins with a field. */
const screens = [
  '/URL/URLParser',
  '/URL/URLEncoder',
  '/URL/CURLConverter',
  '/Base64/Base64Encoder',
  '/JSON/JSONFormatter',
  '/JSON/JSONConverter',
  '/JSON/JSONRepair',
  '/Colors/ColorPicker',
  '/Colors/NamedColors',
  '/RegExTester',
  '/UUIDGenerator',
  '/Hash/HashSums',
  '/JWTDecoder',
  '/QRCodeGenerator',
  '/CommonLists',
  '/GithubUserProjects',
  '/DateConverter',
  '/NumberBase/IntegerBases',
  '/CSVParser',
  '/PokerPlanning',
];

/** The results of those with two panes. */
const results: Readonly<Record<string, string>> = {
  '/URL/URLEncoder': 'Result',
  '/URL/CURLConverter': 'Code',
  '/Base64/Base64Encoder': 'Base64',
  '/JSON/JSONFormatter': 'Result',
  '/JSON/JSONConverter': 'Result',
  '/JSON/JSONRepair': 'Repaired JSON',
  '/RegExTester': 'Result',
  '/Hash/HashSums': 'Result',
  '/JWTDecoder': 'Decoded token',
  '/QRCodeGenerator': 'QR code',
  '/DateConverter': 'Result',
  '/NumberBase/IntegerBases': 'Result',
  '/CSVParser': 'Parsed rows',
};

const phone = { width: 360, height: 740 };

const windows = [
  { ...phone, firstLine: 170 },
  { width: 1400, height: 900, firstLine: 150 },
  { width: 1024, height: 768, firstLine: 160 },
];

const fields = ['.cm-line', 'textarea', '[role="textbox"]', 'input:not([type="file"])']
  .map((field) => `main ${field}:visible:not(.cm-content):not([aria-hidden="true"])`)
  .join(', ');

/** Returns the texts of the toolbars whose controls are not in one row. */
function brokenToolbars(page: Page): Promise<string[]> {
  return page.locator('main [data-toolbar-item]:visible').evaluateAll((items) => {
    const rows = new Set(items.map((item) => item.parentElement as HTMLElement));
    return [...rows].flatMap((row) => {
      const { top, bottom, right } = row.getBoundingClientRect();
      const isIn = [...row.children]
        .filter((child) => getComputedStyle(child).visibility !== 'hidden')
        .map((child) => child.getBoundingClientRect())
        .every((child) => child.top >= top - 1 && child.bottom <= bottom + 1 && child.right <= right + 1);
      return isIn && row.offsetHeight <= 48 ? [] : [row.innerText];
    });
  });
}

/** Expects that the result of a screen with two panes, if it is one, begins within 640 pixels. */
async function expectResultInSight(page: Page, screen: string): Promise<void> {
  const name = results[screen];
  if (name !== undefined) {
    await expect(page.locator('main section:visible').nth(1), screen).toBeVisible();
    await expect
      .poll(async () => (await page.getByRole('region', { name, exact: true }).boundingBox())?.y, screen)
      .toBeLessThan(640);
  }
}

test('the first line of every screen stands high in windows of three sizes, on a phone with its result in sight, and its toolbars are rows', async ({
  page,
  open,
}) => {
  expect(Object.keys(results).filter((screen) => !screens.includes(screen))).toEqual([]);
  for (const screen of screens) {
    await page.setViewportSize(phone);
    await open(screen);
    await expectResultInSight(page, screen);
    for (const { width, height, firstLine } of windows) {
      await page.setViewportSize({ width, height });
      const where = `${screen} in a window of ${width} × ${height}`;
      await expect(page.locator(fields).first(), where).toBeVisible();
      await expect
        .poll(async () => (await page.locator(fields).first().boundingBox())?.y, where)
        .toBeLessThanOrEqual(firstLine);
      await expect.poll(() => brokenToolbars(page), where).toEqual([]);
      const main = page.getByRole('main');
      expect(await main.evaluate((element) => element.scrollWidth - element.clientWidth), where).toBe(0);
    }
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('an input grows with its text, and the result stays in sight', async ({ page, open }) => {
    await open('/JSON/JSONRepair');
    const input = page.getByRole('main').locator('section:visible').first();
    await expect.poll(async () => (await input.boundingBox())?.height).toBeLessThan(240);
    await input.getByRole('textbox').click();
    for (const _ of Array.from({ length: 30 })) {
      await page.keyboard.press('Enter');
    }
    await expect.poll(async () => (await input.boundingBox())?.height).toBeGreaterThan(400);
    const result = page.getByRole('main').locator('section:visible').nth(1);
    expect((await result.boundingBox())?.y).toBeLessThan(640);
  });
});

test.describe('between a phone and a wide window', () => {
  test.use({ viewport: { width: 900, height: 700 } });

  test.beforeEach(async ({ page, open }) => {
    await open('/JSON/JSONFormatter');
    // A pointer that has never been moved is in the top left corner, on the rail.
    await page.mouse.move(600, 400);
  });

  test('the sidebar is a rail of icons that shows its names to the pointer and to the focus', async ({ page }) => {
    const rail = page.getByRole('complementary', { name: 'Sidebar' });
    await expect(rail).toHaveCSS('width', '64px');
    await expect(page.getByRole('banner')).toHaveCSS('width', '836px');

    await page.mouse.move(30, 200);
    await expect(rail).toHaveCSS('width', '240px');
    await page.mouse.move(600, 400);
    await expect(rail).toHaveCSS('width', '64px');

    await rail.getByRole('link', { name: 'Base64' }).focus();
    await page.keyboard.press('Tab');
    await expect(rail.getByRole('link', { name: 'JSON utilities' })).toBeFocused();
    await expect(rail).toHaveCSS('width', '240px');
    // The expanded rail does not move the content.
    expect((await page.getByRole('heading', { level: 1 }).boundingBox())?.x).toBeLessThan(240);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Base64 string encoder');
  });

  test('the whole list opens over the page too', async ({ page }) => {
    await page.getByRole('button', { name: 'Open the sidebar menu' }).click();
    const list = page.getByRole('presentation').getByRole('navigation', { name: 'Tools' });
    await list.getByRole('link', { name: 'UUID generator' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('UUID Generator');
    await expect(list).toBeHidden();
  });

  test('the two panes of a tool stand side by side, 380 pixels each', async ({ page }) => {
    const [first, second] = [page.locator('main section:visible').first(), page.locator('main section:visible').nth(1)];
    await expect.poll(async () => (await second.boundingBox())?.width).toBeGreaterThan(380);
    expect((await first.boundingBox())?.y).toBe((await second.boundingBox())?.y);
  });
});

test.describe('with tabs', () => {
  test('the focus stays on the tab that was followed', async ({ page, open }) => {
    await open('/URL/URLParser');
    const tab = page.getByRole('navigation', { name: 'URL parse, encode' }).getByRole('link', { name: 'Encoder' });
    await tab.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('URL Encoder / decoder');
    await expect(tab).toBeFocused();
    await expect(tab).toHaveAttribute('aria-current', 'page');
  });
});
