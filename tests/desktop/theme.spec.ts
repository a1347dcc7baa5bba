import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { groundColours } from '#shared/ground-colours.ts';
import { clickMenu, expect } from './app/desktop-test.ts';
import { test } from './app/profile-test.ts';
import type { DesktopApp } from './app/running-app.ts';

function windowColour(app: DesktopApp): Promise<string | undefined> {
  return app.evaluate(
    ({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getBackgroundColor().toUpperCase(),
    undefined,
  );
}

/** The background colour of the page, as `#rrggbb` in upper case, like that of the window. */
function pageColour(page: Page): Promise<string> {
  return page.evaluate(() => {
    const parts = getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? [];
    return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`.toUpperCase();
  });
}

/** Has the same effect as the system's setting. */
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

/** Whether the first paint of the page is dark: its background follows this query before any script runs. */
const isFirstDark = (page: Page) => page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);

for (const [theme, system] of [
  ['dark', []],
  ['light', ['--force-dark-mode']],
] as const) {
  test(`${theme} was chosen and is not the system's: window and page have it from the first moment`, async ({
    profile,
  }) => {
    const first = await profile.open({ startArguments: system });
    const other = theme === 'dark' ? 'light' : 'dark';
    expect(await windowColour(first.app)).toBe(groundColours[other].toUpperCase());
    await clickMenu(first.app, '/preferences');
    const toggle = first.page.getByRole('switch', { name: 'Activate the Dark theme mode' });
    await toggle.setChecked(theme === 'dark');
    await expect.poll(() => windowColour(first.app)).toBe(groundColours[theme].toUpperCase());
    await expect.poll(() => readFile(profile.preferencesFile, 'utf8').catch(String)).toContain(`"theme": "${theme}"`);
    await first.app.close();

    const second = await profile.open({ startArguments: system });
    const options = await second.app.evaluate(
      ({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getBackgroundColor(),
      undefined,
    );
    expect(options?.toUpperCase()).toBe(groundColours[theme].toUpperCase());
    expect(await isFirstDark(second.page)).toBe(theme === 'dark');
    expect(await pageColour(second.page)).toBe(groundColours[theme].toUpperCase());

    // After clearing everything, the theme follows the system again.
    await clickMenu(second.app, '/preferences');
    await second.page.getByRole('button', { name: 'Clear everything…' }).click();
    await second.page.getByRole('button', { name: 'OK' }).click();
    await expect.poll(() => windowColour(second.app)).toBe(groundColours[other].toUpperCase());
    await expect.poll(() => pageColour(second.page)).toBe(groundColours[other].toUpperCase());
    await expect.poll(() => readFile(profile.preferencesFile, 'utf8')).toContain('"theme": "system"');
  });
}
