import type { Page } from '@playwright/test';
import { groundColours } from '#shared/ground-colours.ts';
import { expect, test } from './desktop-test.ts';
import type { DesktopApp } from './launch-app.ts';

function windowColour(app: DesktopApp): Promise<string | undefined> {
  return app.evaluate(
    ({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getBackgroundColor().toUpperCase(),
    undefined,
  );
}

/** The colour of the page's ground, as `#rrggbb` in upper case, like the window's. */
function pageColour(page: Page): Promise<string> {
  return page.evaluate(() => {
    const parts = getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? [];
    return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`.toUpperCase();
  });
}

/** What the system's setting would do. */
function setSystemTheme(app: DesktopApp, theme: 'light' | 'dark'): Promise<void> {
  return app.evaluate(({ nativeTheme }, source) => {
    nativeTheme.themeSource = source;
  }, theme);
}

test('window and page follow the system while the app runs', async ({ app, page }) => {
  for (const theme of ['dark', 'light', 'dark'] as const) {
    await setSystemTheme(app, theme);
    await expect.poll(() => windowColour(app)).toBe(groundColours[theme].toUpperCase());
    await expect.poll(() => pageColour(page)).toBe(groundColours[theme].toUpperCase());
  }
});

test('the page keeps the theme that was chosen in Preferences', async ({ app, page }) => {
  await setSystemTheme(app, 'light');
  await page.evaluate(() => localStorage.setItem('darkMode', 'true'));
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.reload(), undefined);
  // The document is being replaced.
  await expect.poll(() => pageColour(page).catch(String)).toBe(groundColours.dark.toUpperCase());
});

test.describe('where the system is dark', () => {
  test.use({ startArguments: ['--force-dark-mode'] });

  test('the window is dark from the first moment', async ({ app, page }) => {
    expect(await windowColour(app)).toBe(groundColours.dark.toUpperCase());
    await expect.poll(() => pageColour(page)).toBe(groundColours.dark.toUpperCase());
  });
});
