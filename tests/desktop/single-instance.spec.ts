import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './app/desktop-test.ts';
import type { DesktopApp } from './app/running-app.ts';

/** Returns the states of the app's windows. */
function windowStates(app: DesktopApp) {
  return app.evaluate(
    ({ BrowserWindow }) =>
      BrowserWindow.getAllWindows().map((window) => ({
        isVisible: window.isVisible(),
        isMinimized: window.isMinimized(),
      })),
    undefined,
  );
}

const shown = [{ isVisible: true, isMinimized: false }];

function heading(page: Page, name: string) {
  return page.getByRole('heading', { level: 1, name });
}

test('a second start ends, and shows the hidden window of the first on its route', async ({ app, page }) => {
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.hide(), undefined);
  expect(await app.startAgain(['--route=/JWTDecoder'])).toBe(0);
  await expect(heading(page, 'JWT decoder')).toBeVisible();
  await expect.poll(() => windowStates(app)).toEqual(shown);
  expect(app.windows()).toEqual([page]);
});

test('a second start restores the minimised window, and leaves it on its screen', async ({ app, page }) => {
  await app.startAgain(['web-toolbox://json/jsonrepair/?from=mail']);
  await expect(heading(page, 'JSON Repair')).toBeVisible();
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.minimize(), undefined);
  await expect.poll(() => windowStates(app)).toEqual([{ isVisible: false, isMinimized: true }]);
  expect(await app.startAgain([])).toBe(0);
  await expect.poll(() => windowStates(app)).toEqual(shown);
  await expect(heading(page, 'JSON Repair')).toBeVisible();
});

test('a second start leads Home for an unknown route', async ({ app, page }) => {
  await app.startAgain(['--route', '/about']);
  await expect(heading(page, 'About')).toBeVisible();
  await app.startAgain(['web-toolbox://JSON/%2e%2e/%2e%2e/etc/passwd']);
  await expect(heading(page, 'Home')).toBeVisible();
});

test('starts in quick succession are all taken, the last one shows', async ({ app, page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'elsewhere-'));
  expect(
    await Promise.all([app.startAgain(['--route=/about'], folder), app.startAgain(['web-toolbox:CSVParser'], folder)]),
  ).toEqual([0, 0]);
  await expect(heading(page, 'About').or(heading(page, 'CSV Parser'))).toBeVisible();
  await app.startAgain(['--route=/UUIDGenerator'], folder);
  await expect(heading(page, 'UUID Generator')).toBeVisible();
  await rm(folder, { recursive: true });
});

test('a second start while the page loads is answered once the page has started', async ({ app, page }) => {
  await app.evaluate(async ({ app: electronApp, BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    await new Promise<void>((done) => {
      contents?.once('did-navigate', () => done());
      contents?.reload();
    });
    // The new document exists, but none of its scripts has run yet.
    const start = { arguments: ['web-toolbox', electronApp.getAppPath(), '--route=/CSVParser'], workingDirectory: '/' };
    electronApp.emit('second-instance', {}, [], '/', start);
  }, undefined);
  await expect(heading(page, 'CSV Parser')).toBeVisible();
});

test('the exact arguments count, and what another program hands over is checked', async ({ app, page }) => {
  const startAgain = (passed: string[], handedOver: unknown) =>
    app.evaluate(
      ({ app: electronApp }, [args, additional]) => {
        const all = ['web-toolbox', electronApp.getAppPath(), ...(args as string[])];
        electronApp.emit('second-instance', {}, all, '/', additional);
      },
      [passed, handedOver] as const,
    );
  // Chromium passes `--route /about` on in this way: switches first.
  const folder = await app.evaluate(({ app: electronApp }) => electronApp.getAppPath(), undefined);
  await startAgain(['--route', '--flag', '/about'], {
    arguments: ['web-toolbox', folder, '--route', '/about', '--flag'],
    workingDirectory: '/',
  });
  await expect(heading(page, 'About')).toBeVisible();
  await startAgain(['--route=/CSVParser'], { arguments: 'x', workingDirectory: 7 });
  await expect(heading(page, 'CSV Parser')).toBeVisible();
  await startAgain(['--route=/JWTDecoder'], null);
  await expect(heading(page, 'JWT decoder')).toBeVisible();
});

test('a link that macOS hands over opens its screen, and nothing else does', async ({ app, page }) => {
  const open = (address: string) =>
    app.evaluate(({ app: electronApp }, url) => {
      electronApp.emit('open-url', { preventDefault: () => undefined }, url);
    }, address);
  await open('web-toolbox://JWTDecoder');
  await expect(heading(page, 'JWT decoder')).toBeVisible();
  await open('https://example.org/#/about');
  await open('web-toolbox://colors/namedcolors');
  await expect(heading(page, 'Color categories')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'JWT decoder')).toBeVisible();
});
