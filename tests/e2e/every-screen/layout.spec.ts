import { findViolations } from '#tests/support/page/find-violations.ts';
import { tools } from '#tools/catalogue.ts';
import { expect, test } from '../fixtures.ts';

const categories = [
  [360, 'xs'],
  [700, 'sm'],
  [1000, 'md'],
  [1300, 'lg'],
  [1700, 'xl'],
] as const;

test('the bar names the category of the width of the window', async ({ page, open }) => {
  for (const [width, category] of categories) {
    await test.step(`${width} pixels are ${category}`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await open('/Home');
      const label = page.getByRole('banner').getByText(category, { exact: true });
      await label.hover();
      await expect(page.getByRole('tooltip')).toHaveText(`Device breakpoint category actually detected: [${category}]`);
    });
  }
});

test.describe('in a wide window', () => {
  test.use({ viewport: { width: 1200, height: 800 } });

  test('the sidebar is open, lists the tools in order, and shifts the bar', async ({ page, open }) => {
    await open('/Home');
    const links = page.getByRole('navigation', { name: 'Tools' }).getByRole('link');
    await expect(links).toHaveText(tools.map(({ menuLabel }) => menuLabel));
    await expect(page.getByRole('banner')).toHaveCSS('width', '960px');
    await expect(page.getByRole('button', { name: 'Open the sidebar menu' })).toHaveCount(0);

    await page.getByRole('button', { name: 'Toggle sidebar menu' }).click();
    await expect(links.first()).toBeHidden();
    await expect(page.getByRole('banner')).toHaveCSS('width', '1200px');

    await page.getByRole('button', { name: 'Open the sidebar menu' }).click();
    await expect(links.first()).toBeVisible();
  });

  test('the active entry is marked, and choosing one leaves the sidebar open', async ({ page, open }) => {
    await open('/Home');
    const json = page.getByRole('navigation', { name: 'Tools' }).getByRole('link', { name: 'JSON utilities' });
    await expect(page.getByRole('navigation', { name: 'Tools' }).getByRole('link', { name: 'Home' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await json.click();
    await expect(page).toHaveURL(/#\/JSON$/);
    await expect(json).toHaveAttribute('aria-current', 'page');
    await expect(json).toBeVisible();
  });

  test('the logo leads to About, the bar to the preferences and to About', async ({ page, open }) => {
    await open('/Home');
    await page.getByRole('img', { name: 'Web Toolbox' }).click();
    await expect(page).toHaveURL(/#\/about$/);
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(page).toHaveURL(/#\/preferences$/);
    await page.getByRole('link', { name: 'About this application…' }).click();
    await expect(page).toHaveURL(/#\/about$/);
  });

  test('a favourite stands at the top of the sidebar after a reload, until it is taken away', async ({
    page,
    open,
  }) => {
    await open('/JSON/JSONFormatter');
    await page.getByRole('button', { name: 'Add to favourites' }).click();
    await page.reload();
    const favourites = page.getByRole('list', { name: 'Favourites' });
    await expect(favourites.getByRole('link')).toHaveText(['JSON format']);
    await page.getByRole('button', { name: 'Remove from favourites' }).click();
    await expect(favourites).toHaveCount(0);
  });

  test('a star marks a tab and one entry; Alt with an arrow key and dragging order the favourites', async ({
    page,
    open,
  }) => {
    for (const screen of ['/JSON/JSONRepair', '/UUIDGenerator', '/URL/URLEncoder']) {
      await open(screen);
      await page.getByRole('button', { name: 'Add to favourites' }).click();
    }
    const favourites = page.getByRole('list', { name: 'Favourites' }).getByRole('link');
    await expect(favourites).toHaveText(['JSON Repair', 'UUID generator', 'URL Encoder / decoder']);
    const marked = page.getByRole('complementary', { name: 'Sidebar' }).locator('[aria-current]');
    await expect(marked).toHaveText(['URL Encoder / decoder']);

    await favourites.last().focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(favourites).toHaveText(['JSON Repair', 'URL Encoder / decoder', 'UUID generator']);
    await expect(page.getByRole('link', { name: 'URL Encoder / decoder' })).toBeFocused();
    await favourites.first().dragTo(favourites.last());
    await expect(favourites).toHaveText(['URL Encoder / decoder', 'UUID generator', 'JSON Repair']);
    await page.reload();
    await expect(favourites).toHaveText(['URL Encoder / decoder', 'UUID generator', 'JSON Repair']);
    await page.getByRole('link', { name: 'JSON utilities' }).click();
    await expect(marked).toHaveText(['JSON utilities']);
  });

  test('Ctrl+K finds a tool by a few letters, and Escape leaves everything as it was', async ({ page, open }) => {
    await open('/Home');
    await page.keyboard.press('ControlOrMeta+k');
    const field = page.getByRole('combobox', { name: 'Find a tool' });
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.getByRole('button', { name: 'Find a tool' }).click();
    await field.fill('no such tool');
    await expect(page.getByText('No tool and no command has that name')).toBeVisible();
    await field.fill('pretty');
    await expect(page.getByRole('option')).toHaveCount(1);
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/JSON\/JSONFormatter$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('the keyboard reaches the content past the sidebar, and the help', async ({ page, open }) => {
    await open('/JSON/JSONFormatter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveURL(/#\/JSON\/JSONFormatter$/);
    await page.getByRole('button', { name: 'Help' }).press('Enter');
    await expect(page.getByRole('dialog', { name: 'JSON Formatter' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Help' })).toBeFocused();
  });
});

test.describe('in a narrow window', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the sidebar covers the page, and closes on choosing, on its backdrop and on Escape', async ({ page, open }) => {
    await open('/Home');
    const menu = page.getByRole('button', { name: 'Open the sidebar menu' });
    const json = page.getByRole('navigation', { name: 'Tools' }).getByRole('link', { name: 'JSON utilities' });
    await expect(json).toBeHidden();

    await menu.click();
    await json.click();
    await expect(page).toHaveURL(/#\/JSON$/);
    await expect(json).toBeHidden();

    await menu.click();
    await expect(json).toBeVisible();
    await page.mouse.click(340, 400);
    await expect(json).toBeHidden();

    await menu.click();
    await expect(json).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(json).toBeHidden();
  });
});
