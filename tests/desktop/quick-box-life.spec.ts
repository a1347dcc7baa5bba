import { messages } from '#electron/ipc/messages.ts';
import { isOfQuickBox, type MessageName } from '#shared/ipc.ts';
import { samplePayload } from '#tests/support/inputs/sample-payload.ts';
import { clickTrayMenu, expect, pageOf } from './app/desktop-test.ts';
import { test } from './app/profile-test.ts';
import {
  answersOf,
  fieldOf,
  isQuickVisible,
  isWindowVisible,
  openQuickBox,
  pressShortcut,
  quickWindow,
  useQuickBox,
} from './app/quick-window.ts';
import type { DesktopApp } from './app/running-app.ts';

/** Tests the quick box beside the app's window: how each of them ends, and which messages each may send to main. */

const closeQuick = (app: DesktopApp) =>
  app.evaluate(
    ({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()
        .find(({ webContents }) => webContents.getURL().includes('#/quick-box'))
        ?.close(),
    undefined,
  );

test('its page may say what is the quick box’s, and the window’s page may not; it is kept on the page, too', async ({
  app,
  page,
}) => {
  await useQuickBox(page);
  const quick = await openQuickBox(app);
  const calls = (Object.keys(messages) as MessageName[])
    .filter((name) => messages[name].kind === 'call')
    .map((name) => ({ name, payload: samplePayload(messages[name].payload), isOfQuickBox: isOfQuickBox(name) }));
  expect(calls.some((call) => call.isOfQuickBox)).toBe(true);
  for (const [target, refused] of [
    [quick, calls.filter((call) => !call.isOfQuickBox)],
    [page, calls.filter((call) => call.isOfQuickBox)],
  ] as const) {
    for (const call of refused) {
      const outcome = await target.evaluate(
        ({ name, payload }) => Reflect.get(window.desktop ?? {}, name)(payload).then(String, String),
        call,
      );
      expect(outcome, call.name).toMatch(/was refused: it is not from the page/);
    }
  }
  await page.evaluate(() => window.desktop?.leaveQuickBox());
  await quick.evaluate(() => {
    location.href = 'https://example.org/';
  });
  await expect.poll(() => app.log()).toContain('leaveQuickBox was refused: it is not from the page.');
  await expect(fieldOf(quick)).toBeVisible();
  expect(await isQuickVisible(app)).toBe(true);
});

test('closed, it only hides; the app ends with its window all the same', async ({ profile }) => {
  const { app, page } = await profile.open();
  await useQuickBox(page);
  const quick = await openQuickBox(app);
  await fieldOf(quick).fill('kept');
  await closeQuick(app);
  expect(await isQuickVisible(app)).toBe(false);
  await openQuickBox(app);
  await expect(fieldOf(quick)).toHaveValue('kept');
  await app
    .evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close(), undefined)
    .catch(() => undefined);
  expect(await app.exited).toBe(0);
});

test('quitting takes it along, hidden or not', async ({ profile }) => {
  const { app, page } = await profile.open();
  await useQuickBox(page);
  await openQuickBox(app);
  await clickTrayMenu(app, 'quit').catch(() => undefined);
  expect(await app.exited).toBe(0);
});

test('without a window, as after a login, it opens one for its answer', async ({ profile }) => {
  const first = await profile.open();
  await useQuickBox(first.page);
  await first.app.close();
  const app = await profile.start({ startArguments: ['--hidden'] });
  const quick = await openQuickBox(app);
  await fieldOf(quick).fill('1737244800');
  await expect(answersOf(quick).first()).toContainText('Date');
  await closeQuick(app);
  await openQuickBox(app);
  await quick.keyboard.press('Enter');
  const windowPage = () => app.windows().find((page) => page !== quick);
  await expect.poll(() => windowPage() !== undefined).toBe(true);
  await expect(
    windowPage()?.getByRole('heading', { level: 1, name: 'Date & Epoch' }) ?? quick.locator('none'),
  ).toBeVisible();
  expect(await isQuickVisible(app)).toBe(false);
});

const crashQuick = (app: DesktopApp) =>
  app.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()
      .find(({ webContents }) => webContents.getURL().includes('#/quick-box'))
      ?.webContents.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 11 });
  }, undefined);

test('after a login, a crash does not end the app with it', async ({ profile }) => {
  const first = await profile.open();
  await useQuickBox(first.page);
  await first.app.close();
  const app = await profile.start({ startArguments: ['--hidden'] });
  await openQuickBox(app);
  await crashQuick(app);
  await expect.poll(() => quickWindow(app)).toBeUndefined();
  await expect(fieldOf(await openQuickBox(app))).toHaveValue('');
});

test('after a crash it is made anew', async ({ profile }) => {
  const { app, page } = await profile.open();
  await useQuickBox(page);
  await openQuickBox(app);
  await crashQuick(app);
  await expect.poll(() => quickWindow(app)).toBeUndefined();
  await pageOf(app);
  const quick = await openQuickBox(app);
  await expect(fieldOf(quick)).toHaveValue('');
});

test('if it crashes while it is loading, the window is shown instead, and next time it is made anew', async ({
  profile,
}) => {
  const first = await profile.open();
  await useQuickBox(first.page);
  await first.app.close();
  const app = await profile.start({ startArguments: ['--hidden'] });
  await app.evaluate(({ app: shell }) => {
    shell.once('web-contents-created', (_event, contents) => {
      contents.once('did-navigate', () => {
        contents.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 11 });
      });
    });
  }, undefined);
  await pressShortcut(app);
  await expect.poll(() => isWindowVisible(app)).toBe(true);
  expect(await quickWindow(app)).toBeUndefined();
  await expect(fieldOf(await openQuickBox(app))).toHaveValue('');
});
