import type { Page } from '@playwright/test';
import { expectText } from '#tests/support/page/editor.ts';
import { findViolations } from '#tests/support/page/find-violations.ts';
import { goTo } from '#tests/support/page/go-to.ts';
import { clickTrayMenu, expect, toasterOf } from './app/desktop-test.ts';
import { test } from './app/profile-test.ts';
import {
  answersOf,
  fieldOf,
  fillClipboard,
  isQuickVisible,
  isWindowVisible,
  openQuickBox,
  pressShortcut,
  quickPage,
  quickWindow,
  timesRead,
  useQuickBox,
} from './app/quick-window.ts';

/** The header {"alg":"HS256"} and the payload {"sub":"ada","exp":32503680000}, which expires in the year 3000. */
const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhZGEiLCJleHAiOjMyNTAzNjgwMDAwfQ.AAAA';

const hideWindow = (app: Parameters<typeof isQuickVisible>[0]) =>
  app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.hide(), undefined);

/** Records what the page writes to the clipboard. */
const recordCopies = (page: Page) =>
  page.evaluate(() => {
    const copied: string[] = [];
    Reflect.set(window, 'copied', copied);
    navigator.clipboard.write = async ([item]) => {
      copied.push(await ((await item?.getType('text/plain'))?.text() ?? ''));
    };
    navigator.clipboard.writeText = async (text) => void copied.push(text);
  });
const copiesOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'copied') as string[]);

test('the shortcut shows the window until Preferences say otherwise, and then the box alone, at the centre', async ({
  app,
  page,
}) => {
  await hideWindow(app);
  await pressShortcut(app);
  await expect.poll(() => isWindowVisible(app)).toBe(true);
  expect(await quickWindow(app)).toBeUndefined();

  await goTo(page, '/preferences');
  await page.getByRole('group', { name: 'What the shortcut opens' }).getByRole('button', { name: 'Quick box' }).click();
  await expect(page.getByText('Shows the quick box from any program.')).toBeVisible();
  await hideWindow(app);
  const quick = await openQuickBox(app);
  expect(await quickWindow(app)).toEqual({
    isVisible: true,
    isFocused: true,
    bounds: { x: 600, y: 310, width: 720, height: 420 },
  });
  expect(await isWindowVisible(app)).toBe(false);
  await expect(quick).toHaveTitle('Quick box – Web Toolbox');
  await expect(quick.getByRole('heading', { level: 1, name: 'Quick box' })).toBeAttached();
  await expect(quick.getByRole('navigation')).toHaveCount(0);
  await expect(quick.getByRole('button', { name: 'Choose a file…' })).toHaveCount(0);
});

test('the clipboard is read when the box opens and the user allows it, then only, and never before', async ({
  app,
  page,
}) => {
  await fillClipboard(app, token);
  await useQuickBox(page);
  const quick = await openQuickBox(app);
  await expect(fieldOf(quick)).toHaveValue('');
  // Typed text works regardless.
  await fieldOf(quick).fill('#bf3a2b');
  await expect(answersOf(quick).first()).toBeVisible();
  await quick.keyboard.press('Escape');
  await expect.poll(() => isQuickVisible(app)).toBe(false);
  expect(await timesRead(app)).toBe(0);

  await goTo(page, '/preferences');
  const toggle = page.getByRole('switch', { name: 'Let the quick box read the clipboard' });
  await expect(toggle).not.toBeChecked();
  await toggle.check();
  await expect(toggle).toBeChecked();
  // The switch does not wait for the shell, in which the test opens the box.
  const isAllowed = async () =>
    (await page.evaluate(() => window.desktop?.getPreferences(undefined)))?.preferences.quickBoxReadsClipboard;
  await expect.poll(isAllowed).toBe(true);
  expect(await timesRead(app)).toBe(0);
  await openQuickBox(app);
  await expect(fieldOf(quick)).toHaveValue(token);
  await expect(answersOf(quick).first()).toContainText('JWT');
  expect(await timesRead(app)).toBe(1);
  // Another program copies something while the box is open. The box reads it only when it is closed and opened again.
  await fillClipboard(app, '1737244800');
  await fieldOf(quick).press('End');
  await quick.keyboard.type('x');
  await quick.keyboard.press('Escape');
  await expect.poll(() => isQuickVisible(app)).toBe(false);
  await expect(fieldOf(quick)).toHaveValue(`${token}x`);
  expect(await timesRead(app)).toBe(1);
  await openQuickBox(app);
  await expect(fieldOf(quick)).toHaveValue('1737244800');
  expect(await timesRead(app)).toBe(2);
});

test('the box waits for a change of the preferences that is being saved', async ({ app, page }) => {
  await useQuickBox(page);
  await fillClipboard(app, token);
  // Preferences are written to a temporary file, which is then renamed: the first rename is held back.
  await app.evaluate(() => {
    const files = process.getBuiltinModule('node:fs/promises');
    const { syncBuiltinESMExports } = process.getBuiltinModule('node:module');
    const { rename } = files;
    files.rename = async (...places) => {
      files.rename = rename;
      syncBuiltinESMExports();
      await new Promise<void>((resolve) => Reflect.set(globalThis, 'save', resolve));
      await rename(...places);
    };
    syncBuiltinESMExports();
  }, undefined);
  const changing = useQuickBox(page, true);
  await expect.poll(() => app.evaluate(() => Reflect.has(globalThis, 'save'), undefined)).toBe(true);
  await pressShortcut(app);
  await app.evaluate(() => Reflect.get(globalThis, 'save')(), undefined);
  await changing;
  await expect(fieldOf(await quickPage(app))).toHaveValue(token);
});

test('what was typed stays for the next time, selected, unless something else was copied', async ({ app, page }) => {
  await useQuickBox(page, true);
  await fillClipboard(app, 'first');
  const quick = await openQuickBox(app);
  await expect(fieldOf(quick)).toHaveValue('first');
  await fieldOf(quick).fill('mine');
  await quick.keyboard.press('Escape');
  await expect.poll(() => isQuickVisible(app)).toBe(false);
  await openQuickBox(app);
  await expect(fieldOf(quick)).toHaveValue('mine');
  await quick.keyboard.type('new');
  await expect(fieldOf(quick)).toHaveValue('new');
  await quick.keyboard.press('Escape');
  await expect.poll(() => isQuickVisible(app)).toBe(false);
  await fillClipboard(app, 'second');
  await openQuickBox(app);
  await expect(fieldOf(quick)).toHaveValue('second');
  // There is a way back to what was typed.
  await quick.getByRole('button', { name: 'Undo' }).click();
  await expect(fieldOf(quick)).toHaveValue('new');
  await quick.keyboard.press('Escape');
  await expect.poll(() => isQuickVisible(app)).toBe(false);
  await fillClipboard(app, 'third');
  await openQuickBox(app);
  await fieldOf(quick).fill('second');
  await expect(quick.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await quick.keyboard.press('Escape');
  // A clipboard without text does not change the content.
  await expect.poll(() => isQuickVisible(app)).toBe(false);
  await fillClipboard(app, '');
  await openQuickBox(app);
  await expect(fieldOf(quick)).toHaveValue('second');
});

test('the box shows once its page has begun anew: what is typed at once takes the place of what was there', async ({
  app,
  page,
}) => {
  await useQuickBox(page, true);
  await fillClipboard(app, 'first');
  const quick = await openQuickBox(app);
  await expect(fieldOf(quick)).toHaveValue('first');
  await app.evaluate(({ BrowserWindow, ipcMain }) => {
    const happened: string[] = [];
    Reflect.set(globalThis, 'happened', happened);
    ipcMain.prependListener('web-toolbox:quickBoxReady', () => happened.push('ready'));
    BrowserWindow.getAllWindows()
      .find(({ webContents }) => webContents.getURL().includes('#/quick-box'))
      ?.on('show', () => happened.push('shown'));
  }, undefined);
  await quick.evaluate(() => {
    const begun: string[] = [];
    Reflect.set(window, 'begun', begun);
    window.desktop?.onQuickBoxShown(() => {
      const field = document.querySelector('textarea');
      begun.push(field?.value.slice(field.selectionStart, field.selectionEnd) ?? 'no field');
    });
  });
  await fieldOf(quick).fill('mine');
  await quick.keyboard.press('Escape');
  await expect.poll(() => isQuickVisible(app)).toBe(false);
  await openQuickBox(app);
  await quick.keyboard.press('Escape');
  await expect.poll(() => isQuickVisible(app)).toBe(false);
  await fillClipboard(app, 'second');
  await openQuickBox(app);
  expect(await app.evaluate(() => Reflect.get(globalThis, 'happened'), undefined)).toEqual([
    'ready',
    'shown',
    'ready',
    'shown',
  ]);
  expect(await quick.evaluate(() => Reflect.get(window, 'begun'))).toEqual(['mine', 'second']);
});

test('a page that is busy when the box is asked for is shown all the same', async ({ app, page }) => {
  await useQuickBox(page);
  const quick = await openQuickBox(app);
  await quick.keyboard.press('Escape');
  await expect.poll(() => isQuickVisible(app)).toBe(false);
  await app.evaluate(({ ipcMain }) => {
    const channel = 'web-toolbox:quickBoxReady';
    const listeners = ipcMain.listeners(channel) as Parameters<typeof ipcMain.on>[1][];
    ipcMain.removeAllListeners(channel);
    Reflect.set(globalThis, 'listenAgain', () => {
      for (const listener of listeners) {
        ipcMain.on(channel, listener);
      }
    });
  }, undefined);
  await openQuickBox(app);
  // The next scenarios use the same app.
  await app.evaluate(() => Reflect.get(globalThis, 'listenAgain')(), undefined);
});

test('more text than the box begins with is said, and left where it is', async ({ app, page }) => {
  await useQuickBox(page, true);
  await app.evaluate(({ clipboard }) => {
    clipboard.readText = async () => 'a'.repeat(16_000_001);
  }, undefined);
  const quick = await openQuickBox(app);
  await expect(toasterOf(quick)).toContainText('Paste it yourself.');
  await expect(fieldOf(quick)).toHaveValue('');
});

test('Ctrl+Enter copies the answer and hides the box, the window stays away', async ({ app, page }) => {
  await useQuickBox(page, true);
  await fillClipboard(app, '"a": 1}');
  await hideWindow(app);
  const quick = await openQuickBox(app);
  await recordCopies(quick);
  await fieldOf(quick).fill('#bf3a2b');
  // The keys are pressed immediately: the answer is copied as soon as it is available.
  await quick.keyboard.press('ControlOrMeta+Enter');
  await expect.poll(() => isQuickVisible(app)).toBe(false);
  const [copied = '', ...others] = await copiesOf(quick);
  expect(copied).toContain('191');
  expect(others).toEqual([]);
  expect(await isWindowVisible(app)).toBe(false);
  expect((await quickWindow(app))?.isFocused).toBe(false);
});

test('what cannot be copied is said, and the box stays', async ({ app, page }) => {
  await useQuickBox(page);
  const quick = await openQuickBox(app);
  await quick.evaluate(() => {
    navigator.clipboard.write = () => Promise.reject(new Error('no'));
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
  });
  await fieldOf(quick).fill('#bf3a2b');
  await quick.getByRole('button', { name: 'Copy the answer' }).click();
  await expect(toasterOf(quick)).toContainText('did not let the content be copied');
  expect(await isQuickVisible(app)).toBe(true);
});

test('it goes by the shortcut again, and when another window has the focus', async ({ app, page }) => {
  await useQuickBox(page);
  await openQuickBox(app);
  await pressShortcut(app);
  await expect.poll(() => isQuickVisible(app)).toBe(false);
  await openQuickBox(app);
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.focus(), undefined);
  await expect.poll(() => isQuickVisible(app)).toBe(false);
});

test('Enter opens the window on the tool with the input, and the box goes', async ({ app, page }) => {
  await useQuickBox(page);
  await hideWindow(app);
  const quick = await openQuickBox(app);
  await fieldOf(quick).fill(token);
  await expect(answersOf(quick).first()).toContainText('JWT');
  await quick.keyboard.press('Enter');
  await expect.poll(() => isWindowVisible(app)).toBe(true);
  expect(await isQuickVisible(app)).toBe(false);
  await expect(page.getByRole('heading', { level: 1, name: 'JWT decoder' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/"sub":\s*"ada"/);

  // A text that no tool recognises can be passed on as well.
  await openQuickBox(app);
  await fieldOf(quick).fill('just some words');
  await quick.getByRole('button', { name: 'Make a QR code' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'QR Code generator' })).toBeVisible();
  await expectText(page.getByRole('textbox', { name: 'Text to store into QR Code' }), 'just some words');
});

test('Ctrl+O and the button show the window as it is', async ({ app, page }) => {
  await useQuickBox(page);
  await goTo(page, '/UUIDGenerator');
  for (const open of [
    (quick: Page) => quick.keyboard.press('ControlOrMeta+o'),
    (quick: Page) => quick.getByRole('button', { name: /^Open Web Toolbox/ }).click(),
  ]) {
    await hideWindow(app);
    const quick = await openQuickBox(app);
    await fieldOf(quick).fill('kept');
    await open(quick);
    await expect.poll(() => isWindowVisible(app)).toBe(true);
    expect(await isQuickVisible(app)).toBe(false);
    await expect(page.getByRole('heading', { level: 1, name: 'UUID generator' })).toBeVisible();
    await expect(fieldOf(quick)).toHaveValue('kept');
  }
});

test('the tray opens it, whatever the shortcut does', async ({ app, page }) => {
  await expect(page).toHaveTitle('Web Toolbox');
  await clickTrayMenu(app, 'quick-box');
  await quickPage(app);
});

test('it follows the theme, and has no accessibility fault, empty and with answers, wide and narrow', async ({
  app,
  page,
}) => {
  await useQuickBox(page);
  const quick = await openQuickBox(app);
  const expectNoFault = async (what: string) => {
    for (const theme of ['dark', 'light']) {
      await page.evaluate((isDark) => localStorage.setItem('darkMode', String(isDark)), theme === 'dark');
      await expect(quick.locator('html')).toHaveCSS('color-scheme', theme);
      expect(await findViolations(quick), `${what}, ${theme}`).toEqual([]);
    }
  };
  await expectNoFault('empty');
  await fieldOf(quick).fill(token);
  await expect(answersOf(quick).first()).toBeVisible();
  await expectNoFault('answers');
  await quick.setViewportSize({ width: 360, height: 420 });
  await expectNoFault('narrow');
  expect(await quick.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
