import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { clickMenu, clickTrayMenu, expect, pageOf } from './app/desktop-test.ts';
import { test } from './app/profile-test.ts';
import type { DesktopApp } from './app/running-app.ts';
import { startSessionBus } from './app/session-bus.ts';

const closeWindow = (app: DesktopApp) =>
  app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close(), undefined);

/** Whether each window is visible. */
const windows = (app: DesktopApp) =>
  app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().map((window) => window.isVisible()), undefined);

const clickTray = (app: DesktopApp) =>
  app.evaluate(() => Reflect.get(globalThis, 'recordedTray').tray.emit('click'), undefined);

async function closeToTray(page: Page): Promise<void> {
  const answer = await page.evaluate(() => window.desktop?.setPreferences({ closeToTray: true }));
  expect(answer?.preferences.closeToTray).toBe(true);
}

test('the close button hides the window, and the tray shows it as it was', async ({ app, page }) => {
  await closeToTray(page);
  await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
  await expect.poll(() => windows(app)).toEqual([true]);
  for (let round = 0; round < 2; round += 1) {
    await closeWindow(app);
    expect(await windows(app)).toEqual([false]);
    await clickTray(app);
    expect(await windows(app)).toEqual([true]);
  }
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
});

test('switched off again, the close button closes', async ({ app, page }) => {
  await closeToTray(page);
  await page.evaluate(() => window.desktop?.setPreferences({ closeToTray: false }));
  const closed = page.waitForEvent('close');
  await closeWindow(app).catch(() => undefined);
  await closed;
});

test('Quit of the tray ends the app, its window hidden or not', async ({ profile }) => {
  const { app, page } = await profile.open();
  await closeToTray(page);
  await closeWindow(app);
  await clickTrayMenu(app, 'quit').catch(() => undefined);
  expect(await app.exited).toBe(0);
  const next = await profile.open();
  await clickTrayMenu(next.app, 'quit').catch(() => undefined);
  expect(await next.app.exited).toBe(0);
});

test('a quit from the menu, the keyboard or the system ends the app', async ({ app, page }) => {
  await closeToTray(page);
  // Each of these calls app.quit().
  await app.evaluate(({ app: electronApp }) => electronApp.quit(), undefined).catch(() => undefined);
  expect(await app.exited).toBe(0);
});

test('after a quit that was called off, the close button hides the window again', async ({ app, page }) => {
  await closeToTray(page);
  await expect.poll(() => windows(app)).toEqual([true]);
  await app.evaluate(({ app: electronApp, BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows();
    window?.hide();
    window?.once('close', (event) => event.preventDefault());
    electronApp.quit();
    window?.show();
    window?.close();
  }, undefined);
  expect(await windows(app)).toEqual([false]);
});

test('where the window went is told once', async ({ profile }) => {
  const recordHints = (app: DesktopApp) =>
    app.evaluate(({ Notification }) => {
      const hints: string[] = [];
      Reflect.set(globalThis, 'hints', hints);
      Notification.isSupported = () => true;
      Notification.prototype.show = function (this: Electron.Notification) {
        hints.push(this.body);
        Reflect.set(globalThis, 'hint', this);
      };
    }, undefined);
  const hints = (app: DesktopApp) => app.evaluate(() => Reflect.get(globalThis, 'hints') as string[], undefined);

  const first = await profile.open();
  await recordHints(first.app);
  await closeToTray(first.page);
  await closeWindow(first.app);
  expect(await hints(first.app)).toEqual([
    expect.stringMatching(/(Alt|Option)\+1 or starting it again brings the window back/),
  ]);
  await first.app.evaluate(() => Reflect.get(globalThis, 'hint').emit('click'), undefined);
  expect(await windows(first.app)).toEqual([true]);
  await closeWindow(first.app);
  expect(await hints(first.app)).toHaveLength(1);
  await expect.poll(() => readFile(profile.preferencesFile, 'utf8')).toContain('"wasToldOfTray": true');
  await first.app.close();

  const second = await profile.open();
  await recordHints(second.app);
  await closeWindow(second.app);
  expect(await windows(second.app)).toEqual([false]);
  expect(await hints(second.app)).toEqual([]);
});

test('started at login, the app has no window until the tray is clicked', async ({ profile }) => {
  const app = await profile.start({ startArguments: ['--hidden'] });
  await expect
    .poll(() => app.evaluate(() => Reflect.get(globalThis, 'recordedTray').tray !== undefined, undefined))
    .toBe(true);
  expect(await windows(app)).toEqual([]);
  await clickTray(app);
  await pageOf(app);
  await expect.poll(() => windows(app)).toEqual([true]);
});

test.describe('on Linux', () => {
  test.skip(process.platform !== 'linux', 'The other systems always have a tray.');

  const problems = (page: Page) => page.getByRole('region', { name: 'Desktop app' }).getByRole('alert');
  const openPreferences = async (app: DesktopApp, page: Page) => {
    await clickMenu(app, '/preferences');
    await expect(page.getByRole('heading', { name: 'Desktop app' })).toBeVisible();
  };

  for (const [name, environment] of Object.entries({
    'a desktop without a tray': async () => {
      const bus = await startSessionBus(false);
      return { address: bus.address, end: bus.close };
    },
    'a session without a bus': async () => ({ address: 'unix:path=/nowhere/at/all', end: async () => undefined }),
  })) {
    test(`${name}: the app shows its window, closes it as usual, and says why`, async ({ profile }) => {
      const { address, end } = await environment();
      await writeFile(profile.preferencesFile, '{"closeToTray": true}');
      const { app, page } = await profile.open({
        environment: { DBUS_SESSION_BUS_ADDRESS: address },
        startArguments: ['--hidden'],
      });
      await expect.poll(() => windows(app)).toEqual([true]);
      expect(await app.evaluate(() => Reflect.get(globalThis, 'recordedTray').tray === undefined, undefined)).toBe(
        true,
      );
      await openPreferences(app, page);
      await expect(problems(page)).toHaveText([
        'There is no tray, so the window shows when you log in.',
        'There is no tray, so the close button closes the app. On GNOME, the extension AppIndicator Support adds one.',
      ]);
      await closeWindow(app).catch(() => undefined);
      expect(await app.exited).toBe(0);
      await end();
    });
  }

  test('started at login before the panel, the app waits for its tray', async ({ profile }) => {
    const bus = await startSessionBus(false);
    const app = await profile.start({
      environment: { DBUS_SESSION_BUS_ADDRESS: bus.address },
      startArguments: ['--hidden'],
    });
    const hasStarted = () =>
      app.evaluate(({ app: electronApp }) => electronApp.listenerCount('activate') > 0, undefined);
    await expect.poll(hasStarted).toBe(true);
    bus.setTray(true);
    const hasIcon = () => app.evaluate(() => Reflect.get(globalThis, 'recordedTray').tray !== undefined, undefined);
    await expect.poll(hasIcon).toBe(true);
    expect(await windows(app)).toEqual([]);
    await clickTray(app);
    await pageOf(app);
    await bus.close();
  });

  test('a tray that comes while the app runs gets its icon, and one that goes takes it along', async ({ profile }) => {
    const bus = await startSessionBus(false);
    await writeFile(profile.preferencesFile, '{"closeToTray": true}');
    const { app, page } = await profile.open({ environment: { DBUS_SESSION_BUS_ADDRESS: bus.address } });
    const hasIcon = () => app.evaluate(() => Reflect.get(globalThis, 'recordedTray').tray !== undefined, undefined);
    expect(await hasIcon()).toBe(false);
    await openPreferences(app, page);
    await expect(problems(page)).toHaveCount(2);
    bus.setTray(true);
    await expect.poll(hasIcon).toBe(true);
    await expect(problems(page)).toHaveCount(0);
    await closeWindow(app);
    expect(await windows(app)).toEqual([false]);
    await clickTrayMenu(app, 'show');
    expect(await windows(app)).toEqual([true]);
    bus.setTray(false);
    await expect.poll(hasIcon).toBe(false);
    await closeWindow(app).catch(() => undefined);
    expect(await app.exited).toBe(0);
    await bus.close();
  });
});
