import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { findViolations } from '#tests/support/page/find-violations.ts';
import { answerSaveDialogs, clickMenu, expect, toasterOf } from './app/desktop-test.ts';
import { test } from './app/profile-test.ts';
import type { DesktopApp } from './app/running-app.ts';

async function openPreferences(app: DesktopApp, page: Page): Promise<void> {
  await clickMenu(app, '/preferences');
  await expect(page.getByRole('heading', { name: 'Desktop app' })).toBeVisible();
}

const registered = (app: DesktopApp) =>
  app.evaluate(
    ({ globalShortcut }) =>
      [...Reflect.get(globalThis, 'shortcuts').pressed.keys()].filter((keys) => globalShortcut.isRegistered(keys)),
    undefined,
  );

const isVisible = (app: DesktopApp) =>
  app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isVisible() ?? false, undefined);

const set = (page: Page, change: object) =>
  page.evaluate((given) => window.desktop?.setPreferences(given as never), change);

/** Returns the files that the app writes in its profile and for the system. */
async function filesOf(app: DesktopApp): Promise<{ readonly preferences: string; readonly autostart: string }> {
  const { userData, appData } = await app.evaluate(
    ({ app: electronApp }) => ({ userData: electronApp.getPath('userData'), appData: electronApp.getPath('appData') }),
    undefined,
  );
  return {
    preferences: join(userData, 'desktop-preferences.json'),
    autostart: join(appData, 'autostart/web-toolbox.desktop'),
  };
}

test('Alt+1 shows the window, hidden or minimised, from the first start on', async ({ app, page }) => {
  await expect(page).toHaveTitle('Web Toolbox');
  expect(await registered(app)).toEqual(['Alt+1']);
  for (const away of ['hide', 'minimize'] as const) {
    await app.evaluate(({ BrowserWindow }, method) => BrowserWindow.getAllWindows()[0]?.[method](), away);
    await expect.poll(() => isVisible(app)).toBe(false);
    await app.evaluate(() => Reflect.get(globalThis, 'shortcuts').pressed.get('Alt+1')(), undefined);
    await expect.poll(() => isVisible(app)).toBe(true);
  }
});

test('the preferences are shown, changed and found again at the next start', async ({ profile }) => {
  const first = await profile.open();
  await openPreferences(first.app, first.page);
  const { page } = first;
  await expect(page.getByRole('switch', { name: 'Start at login' })).not.toBeChecked();
  await expect(page.getByRole('switch', { name: /^Close to / })).not.toBeChecked();
  await page.getByRole('switch', { name: /^Close to / }).check();
  await expect(page.getByRole('switch', { name: /^Close to / })).toBeChecked();
  const field = page.getByRole('textbox', { name: 'Global shortcut' });
  // This is a function key: the keys with letters belong to the menu, and a new tool may take one of them.
  await field.fill('ctrl + alt + f8');
  await field.press('Enter');
  await expect(field).toHaveValue(process.platform === 'darwin' ? 'Control+Option+F8' : 'Ctrl+Alt+F8');
  await expect.poll(() => registered(first.app)).toEqual(['Control+Alt+F8']);
  await expect.poll(() => readFile(profile.preferencesFile, 'utf8').catch(String)).toContain('Control+Alt+F8');
  expect(await readdir(profile.folder)).toContain('desktop-preferences.json');
  await first.app.close();

  const second = await profile.open();
  expect(await registered(second.app)).toEqual(['Control+Alt+F8']);
  expect(await second.page.evaluate(() => window.desktop?.getPreferences(undefined))).toEqual({
    preferences: {
      startAtLogin: false,
      closeToTray: true,
      globalShortcut: 'Control+Alt+F8',
      shortcutOpens: 'window',
      quickBoxReadsClipboard: false,
      lookForUpdates: true,
    },
    problems: { lookForUpdates: 'This app runs from its sources, which are updated by hand.' },
  });
});

test('a shortcut is recorded as its keys are pressed, and Escape cancels', async ({ app, page }) => {
  await openPreferences(app, page);
  const field = page.getByRole('textbox', { name: 'Global shortcut' });
  const change = page.getByRole('button', { name: 'Change…' });
  await change.click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription('Press the keys of the new shortcut. Escape cancels.');
  await page.keyboard.press('Escape');
  await expect(change).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/^Shows the window from any program\./);
  expect(await registered(app)).toEqual(['Alt+1']);

  await page.keyboard.press('Enter');
  await page.keyboard.down('Control');
  await page.keyboard.down('Shift');
  await expect(field).toHaveValue(process.platform === 'darwin' ? 'Control+Shift+…' : 'Ctrl+Shift+…');
  await page.keyboard.press('Digit7');
  await page.keyboard.up('Shift');
  await page.keyboard.up('Control');
  await expect.poll(() => registered(app)).toEqual(['Control+Shift+7']);

  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect.poll(() => registered(app)).toEqual([]);
  await expect(field).toHaveValue('');
  await page.getByRole('button', { name: /^Reset to / }).click();
  await expect.poll(() => registered(app)).toEqual(['Alt+1']);
  await expect(page.getByRole('button', { name: /^Reset to / })).toHaveCount(0);
});

test('an unusable shortcut is refused with its reason, and the old one stays', async ({ app, page }) => {
  await expect(page).toHaveTitle('Web Toolbox');
  await app.evaluate(() => Reflect.get(globalThis, 'shortcuts').taken.add('Control+Alt+F9'), undefined);
  const refused: readonly (readonly [string, RegExp])[] = [
    ['nonsense', /is not a key/],
    ['Alt+', /^Write a shortcut as in/],
    ['Ctrl+Alt', /^Add a letter/],
    ['K', /^Add (Ctrl|Control)/],
    ['Shift+F5', /other programs need the key without them/],
    ['CommandOrControl+C', /already has a meaning in every program/],
    ['CommandOrControl+Alt+J', /is “JSON format” in the menu of Web Toolbox/],
    ['CommandOrControl+Alt+D', /is “Dev tools…” in the menu/],
    ['Ctrl+Alt+F9', /another program already uses .*\+F9/],
  ];
  for (const [globalShortcut, reason] of refused) {
    const answer = await set(page, { globalShortcut, closeToTray: true });
    expect(answer, globalShortcut).toMatchObject({ status: 'refused', reason: expect.stringMatching(reason) });
    // Nothing of a refused change is applied.
    expect(answer?.preferences, globalShortcut).toEqual({
      startAtLogin: false,
      closeToTray: false,
      globalShortcut: 'Alt+1',
      shortcutOpens: 'window',
      quickBoxReadsClipboard: false,
      lookForUpdates: true,
    });
    expect(await registered(app), globalShortcut).toEqual(['Alt+1']);
  }
  await openPreferences(app, page);
  const field = page.getByRole('textbox', { name: 'Global shortcut' });
  await field.fill('Ctrl+Alt+F9');
  await field.press('Enter');
  await expect(page.getByRole('alert')).toContainText(/another program already uses .* stays\.$/);
  await field.press('Escape');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(field).toHaveValue(process.platform === 'darwin' ? 'Option+1' : 'Alt+1');
});

test('malformed changes are refused', async ({ app, page }) => {
  const outcomes = await page.evaluate(() =>
    Promise.all(
      [
        undefined,
        null,
        [],
        {},
        { startAtLogin: 'yes' },
        { closeToTray: undefined },
        { globalShortcut: 1 },
        { globalShortcut: 'A'.repeat(101) },
        { globalShortcut: 'Alt+2', path: '/etc' },
      ].map((payload) =>
        window.desktop?.setPreferences(payload as never).then(
          () => 'answered',
          () => 'refused',
        ),
      ),
    ),
  );
  expect(outcomes).toEqual(outcomes.map(() => 'refused'));
  expect(await registered(app)).toEqual(['Alt+1']);
});

test('changes at the same time do not overwrite each other', async ({ app, page }) => {
  await page.evaluate(() =>
    Promise.all([
      window.desktop?.setPreferences({ globalShortcut: 'Ctrl+Alt+1' }),
      window.desktop?.setPreferences({ closeToTray: true }),
      window.desktop?.setPreferences({ globalShortcut: 'Ctrl+Alt+2' }),
    ]),
  );
  expect(JSON.parse(await readFile((await filesOf(app)).preferences, 'utf8'))).toMatchObject({
    closeToTray: true,
    globalShortcut: 'Control+Alt+2',
  });
  expect(await registered(app)).toEqual(['Control+Alt+2']);
});

test('a shortcut that is taken at the start is told, and tried again at the next', async ({ profile }) => {
  const first = await profile.open({ environment: { TAKEN_SHORTCUTS: 'Alt+1' } });
  await expect(toasterOf(first.page)).toHaveText(
    /^The global shortcut does not work\. .* already uses (Alt|Option)\+1/,
  );
  await openPreferences(first.app, first.page);
  await expect(first.page.getByRole('region', { name: 'Desktop app' }).getByRole('alert')).toContainText('uses');
  // The other settings still work.
  expect(await set(first.page, { closeToTray: false })).toMatchObject({ status: 'done' });
  await first.app.close();
  const second = await profile.open();
  expect(await registered(second.app)).toEqual(['Alt+1']);
});

test('on Wayland keys that were given up do nothing, and Preferences say what cannot be known', async ({ profile }) => {
  test.skip(process.platform !== 'linux', 'Only Linux has Wayland.');
  const { app, page } = await profile.open({ environment: { XDG_SESSION_TYPE: 'wayland' } });
  const press = (keys: string) =>
    app.evaluate((_electron, pressed) => Reflect.get(globalThis, 'shortcuts').press(pressed), keys);
  const hide = () => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.hide(), undefined);
  await expect.poll(() => isVisible(app)).toBe(true);
  await openPreferences(app, page);
  const doubt = page.getByRole('region', { name: 'Desktop app' }).getByRole('alert');
  await expect(doubt).toHaveText(
    'On Wayland your desktop decides whether the app gets these keys, and does not tell it. If they do nothing, allow them in its keyboard settings.',
  );
  await hide();
  await press('Alt+1');
  expect(await isVisible(app)).toBe(true);

  expect(await set(page, { globalShortcut: 'Ctrl+Alt+9' })).toMatchObject({ status: 'done' });
  await hide();
  await press('Alt+1');
  expect(await isVisible(app)).toBe(false);
  await press('Control+Alt+9');
  expect(await isVisible(app)).toBe(true);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(doubt).toContainText('may keep your previous keys reserved until you quit Web Toolbox.');

  // The first shortcut works again when it is restored, and none works when the shortcut is switched off.
  expect(await set(page, { globalShortcut: 'Alt+1' })).toMatchObject({ status: 'done' });
  await hide();
  await press('Control+Alt+9');
  expect(await isVisible(app)).toBe(false);
  await press('Alt+1');
  expect(await isVisible(app)).toBe(true);
  expect(await set(page, { globalShortcut: '' })).toMatchObject({
    problems: { globalShortcut: 'Your desktop may keep your previous keys reserved until you quit Web Toolbox.' },
  });
  await hide();
  await press('Alt+1');
  await press('Control+Alt+9');
  expect(await isVisible(app)).toBe(false);
});

test('a damaged file counts as none', async ({ profile }) => {
  await writeFile(profile.preferencesFile, '{"globalShortcut": "Ctrl+Alt+9", "closeToTray": "perhaps", ');
  const first = await profile.open();
  expect(await registered(first.app)).toEqual(['Alt+1']);
  expect(await set(first.page, { closeToTray: true })).toMatchObject({ status: 'done' });
  expect(JSON.parse(await readFile(profile.preferencesFile, 'utf8'))).toMatchObject({ closeToTray: true });
});

test('preferences that cannot be saved are refused, and what was in force stays', async ({ profile }) => {
  await mkdir(profile.preferencesFile);
  const { app, page } = await profile.open();
  expect(await set(page, { globalShortcut: 'Ctrl+Alt+9' })).toMatchObject({
    status: 'refused',
    reason: 'The preferences were not saved: a folder has this name.',
    preferences: { globalShortcut: 'Alt+1' },
  });
  expect(await registered(app)).toEqual(['Alt+1']);
});

test('start at login is what the system says', async ({ app, page }) => {
  const { autostart } = await filesOf(app);
  if (process.platform !== 'linux') {
    // The test must not touch the system's real settings.
    const asked = await app.evaluate(({ app: electronApp }) => {
      let isOn = false;
      electronApp.setLoginItemSettings = ({ openAtLogin }) => {
        isOn = openAtLogin ?? false;
      };
      electronApp.getLoginItemSettings = () =>
        ({ openAtLogin: isOn, executableWillLaunchAtLogin: isOn, status: 'enabled', launchItems: [] }) as never;
      return true;
    }, undefined);
    expect(asked).toBe(true);
  }
  await openPreferences(app, page);
  const toggle = page.getByRole('switch', { name: 'Start at login' });
  await toggle.check();
  await expect(toggle).toBeChecked();
  if (process.platform === 'linux') {
    // The switch shows the requested state before it is applied.
    await expect.poll(() => readFile(autostart, 'utf8').catch(String)).toMatch(/^Exec=.+ --hidden$/m);
    const entry = await readFile(autostart, 'utf8');
    // The desktop's own settings switch it off in this way.
    await writeFile(autostart, entry.replace('enabled=true', 'enabled=false'));
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(toggle).not.toBeChecked();
    await toggle.check();
    await expect(toggle).toBeChecked();
    await expect.poll(() => readFile(autostart, 'utf8')).toContain('enabled=true');
  }
  await toggle.uncheck();
  await expect(toggle).not.toBeChecked();
  await expect.poll(() => existsSync(autostart)).toBe(false);
});

test('export, clear and import take the preferences of the desktop app along', async ({ app, page }, info) => {
  await mkdir(info.outputDir, { recursive: true });
  const filePath = join(info.outputDir, 'settings.json');
  await answerSaveDialogs(app, { canceled: false, filePath });
  await openPreferences(app, page);
  await set(page, { closeToTray: true, globalShortcut: 'Ctrl+Alt+9' });
  await page.getByRole('button', { name: 'Export…' }).click();
  await expect(toasterOf(page)).toContainText('Saved');
  const exported = JSON.parse(await readFile(filePath, 'utf8'));
  expect(exported.desktop).toEqual({
    startAtLogin: false,
    closeToTray: true,
    globalShortcut: 'Control+Alt+9',
    shortcutOpens: 'window',
    quickBoxReadsClipboard: false,
    lookForUpdates: true,
  });

  await page.getByRole('button', { name: 'Clear everything…' }).click();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(toasterOf(page)).toContainText('Everything is cleared.');
  const toggle = page.getByRole('switch', { name: /^Close to / });
  await expect(toggle).not.toBeChecked();
  await expect.poll(() => registered(app)).toEqual(['Alt+1']);

  const taken = { ...exported, desktop: { ...exported.desktop, globalShortcut: 'A', startAtLogin: 7 } };
  await page.getByLabel('File to import').setInputFiles({
    name: 'settings.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(taken)),
  });
  await page.getByRole('dialog', { name: 'Import these settings?' }).getByRole('button', { name: 'OK' }).click();
  await expect(toasterOf(page)).toContainText('refused: startAtLogin, globalShortcut.');
  await expect(toggle).toBeChecked();
  expect(await registered(app)).toEqual(['Alt+1']);
});

test('the screen has no accessibility fault in either theme, its errors included', async ({ app, page }) => {
  await openPreferences(app, page);
  const field = page.getByRole('textbox', { name: 'Global shortcut' });
  await field.fill('K');
  await field.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Add');
  const toggle = page.getByRole('switch', { name: 'Activate the Dark theme mode' });
  for (const isDark of [true, false]) {
    await toggle.setChecked(isDark);
    await expect(page.locator('html')).toHaveCSS('color-scheme', isDark ? 'dark' : 'light');
    expect(await findViolations(page)).toEqual([]);
  }
});
