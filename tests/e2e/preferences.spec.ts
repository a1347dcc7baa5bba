import { readFile } from 'node:fs/promises';
import { expect, readLocalStorage, storeBeforeLoad, test } from './fixtures.ts';

const ground = { light: 'rgb(245, 246, 247)', dark: 'rgb(18, 20, 22)' };

test('the theme follows the system until it is chosen, and the choice is saved', async ({ page, open }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open('/preferences');
  const body = page.locator('body');
  await expect(body).toHaveCSS('background-color', ground.dark);
  expect(await readLocalStorage(page, 'darkMode')).toBeNull();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(body).toHaveCSS('background-color', ground.light);

  await page.getByLabel('Activate the Dark theme mode').click();
  await expect(body).toHaveCSS('background-color', ground.dark);
  expect(await readLocalStorage(page, 'darkMode')).toBe('true');
  await page.reload();
  await expect(page.getByLabel('Activate the Dark theme mode')).toBeChecked();
  await expect(body).toHaveCSS('background-color', ground.dark);

  await page.getByLabel('Activate the Dark theme mode').click();
  expect(await readLocalStorage(page, 'darkMode')).toBe('false');
});

test('a damaged theme counts as none', async ({ page, open }) => {
  await storeBeforeLoad(page, { darkMode: 'yes please' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await open('/preferences');
  await expect(page.getByLabel('Activate the Dark theme mode')).toBeChecked();
});

test('what is exported can be cleared and imported again', async ({ page, open }) => {
  await storeBeforeLoad(page, { lastRegEx: '/ünï👋/u', darkMode: 'true', favourites: '["JSON"]' });
  await open('/preferences');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export…' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('web-toolbox-settings.json');
  const path = await download.path();
  expect(JSON.parse(await readFile(path, 'utf8')).inputs.lastRegEx).toBe('/ünï👋/u');

  await page.getByRole('button', { name: 'Clear everything…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Clear everything?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await readLocalStorage(page, 'lastRegEx')).toBe('/ünï👋/u');

  await page.getByRole('button', { name: 'Clear everything…' }).click();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('alert')).toContainText('Everything is cleared.');
  expect(await readLocalStorage(page, 'lastRegEx')).toBeNull();
  expect(await readLocalStorage(page, 'darkMode')).toBeNull();
  await expect(page.getByLabel('Activate the Dark theme mode')).not.toBeChecked();
  await expect(page.getByRole('list', { name: 'Favourites' })).toHaveCount(0);

  await page.getByLabel('File to import').setInputFiles(path);
  await expect(page.getByRole('alert')).toContainText('Imported');
  expect(await readLocalStorage(page, 'lastRegEx')).toBe('/ünï👋/u');
  await expect(page.getByLabel('Activate the Dark theme mode')).toBeChecked();
  await expect(page.getByRole('list', { name: 'Favourites' })).toBeVisible();
});

test('what only the desktop app has to be set is not shown, and a file from there is taken', async ({ page, open }) => {
  await open('/preferences');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Appearance', 'Saved inputs and preferences']);
  const settings = {
    format: 'web-toolbox-settings',
    formatVersion: 1,
    inputs: { lastRegEx: '/a/' },
    desktop: { startAtLogin: true, closeToTray: true, globalShortcut: 'Alt+2' },
  };
  await page.getByLabel('File to import').setInputFiles({
    name: 'settings.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(settings)),
  });
  await expect(page.getByRole('alert')).toHaveText('Imported 1 inputs.');
});

test('a file that holds no settings is refused in place, and nothing changes', async ({ page, open }) => {
  await open('/preferences');
  await page.getByLabel('File to import').setInputFiles({
    name: 'photo.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"a":1}'),
  });
  await expect(page.getByRole('alert')).toContainText('photo.json: This file does not hold settings of Web Toolbox.');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});
