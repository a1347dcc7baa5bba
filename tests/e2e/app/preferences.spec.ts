import { readFile } from 'node:fs/promises';
import { expect, readLocalStorage, storeBeforeLoad, test } from '../fixtures.ts';
import { expectAccessible } from '../page/expect-accessible.ts';
import { expectNotice } from '../page/notices.ts';

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
  await expect.poll(() => readLocalStorage(page, 'darkMode')).toBe('true');
  await page.reload();
  await expect(page.getByLabel('Activate the Dark theme mode')).toBeChecked();
  await expect(body).toHaveCSS('background-color', ground.dark);

  await page.getByLabel('Activate the Dark theme mode').click();
  await expect.poll(() => readLocalStorage(page, 'darkMode')).toBe('false');
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
  await expect.poll(() => readLocalStorage(page, 'lastRegEx')).toBe('/ünï👋/u');

  await page.getByRole('button', { name: 'Clear everything…' }).click();
  await expectNotice(page, 'Everything is cleared.', () => dialog.getByRole('button', { name: 'OK' }).click());
  expect(await readLocalStorage(page, 'lastRegEx')).toBeNull();
  expect(await readLocalStorage(page, 'darkMode')).toBeNull();
  await expect(page.getByLabel('Activate the Dark theme mode')).not.toBeChecked();
  await expect(page.getByRole('list', { name: 'Favourites' })).toHaveCount(0);

  await page.getByLabel('File to import').setInputFiles(path);
  await page.getByRole('dialog', { name: 'Import these settings?' }).getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Imported' })).toBeVisible();
  await expect.poll(() => readLocalStorage(page, 'lastRegEx')).toBe('/ünï👋/u');
  await expect(page.getByLabel('Activate the Dark theme mode')).toBeChecked();
  await expect(page.getByRole('list', { name: 'Favourites' })).toBeVisible();
});

test('what only the desktop app has to be set is not shown, and a file from there is taken', async ({ page, open }) => {
  await open('/preferences');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Appearance',
    'Editor',
    'Keyboard',
    'Start',
    'Formats',
    'Network',
    'Offline',
    'History',
    'Saved inputs and preferences',
  ]);
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
  await page.getByRole('dialog', { name: 'Import these settings?' }).getByRole('button', { name: 'OK' }).click();
  const message = page.getByRole('alert').filter({ hasText: 'Imported 1 input.' });
  await expect(message).toBeVisible();
});

test('a file that holds no settings is refused in place, and nothing changes', async ({ page, open }) => {
  await open('/preferences');
  await page.getByLabel('File to import').setInputFiles({
    name: 'photo.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"a":1}'),
  });
  await expect(page.getByRole('alert')).toContainText('photo.json: This file has no Web Toolbox settings in it.');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

const stored = (value: object) => ({ 'choices:preferences': JSON.stringify({ version: 1, value }) });

test('the choice of a theme and the switch agree, and the system can be followed again', async ({ page, open }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open('/preferences');
  const theme = page.getByRole('group', { name: 'Theme' });
  const option = (name: string) => theme.getByRole('button', { name });
  const dark = page.getByLabel('Activate the Dark theme mode');
  await expect(option('System')).toHaveAttribute('aria-pressed', 'true');
  await option('Dark').click();
  await expect(dark).toBeChecked();
  await dark.click();
  await expect(option('Light')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => readLocalStorage(page, 'darkMode')).toBe('false');
  await option('System').click();
  expect(await readLocalStorage(page, 'darkMode')).toBeNull();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(dark).toBeChecked();
  await expect(page.locator('body')).toHaveCSS('background-color', ground.dark);
});

test('density and the size of code are chosen, kept, and there before the app has started', async ({ page, open }) => {
  await open('/preferences');
  const search = page.getByRole('textbox', { name: 'Search the preferences' });
  expect((await search.boundingBox())?.height).toBeGreaterThan(0);
  const button = page.getByRole('button', { name: 'Export…' });
  await expect(button).toHaveCSS('height', '36px');
  await page.getByRole('group', { name: 'Density' }).getByRole('button', { name: 'Compact' }).click();
  await expect(button).toHaveCSS('height', '32px');
  await page.getByRole('combobox', { name: 'Font size' }).click();
  await page.getByRole('option', { name: '18 px' }).click();
  await page.getByRole('group', { name: 'Tab width' }).getByRole('button', { name: '2' }).click();
  await open('/JSON/JSONFormatter');
  const input = page.locator('.cm-content').first();
  await expect(input).toHaveCSS('font-size', '18px');
  await expect(input).toHaveCSS('line-height', '28px');
  await expect(input).toHaveCSS('tab-size', '2');
  const html = page.locator('html');
  // The page itself applies the preferences, before the app has loaded.
  await page.route('**/static/js/app.*', () => undefined);
  await page.reload({ waitUntil: 'commit' });
  await expect(html).toHaveAttribute('data-density', 'compact');
  await expect(html).toHaveAttribute('data-codefontsize', '18');
});

test('the start screen opens where the address names none, and no other time', async ({ page, open }) => {
  await open('/preferences');
  await page.getByRole('combobox', { name: 'Start screen' }).click();
  await page.getByRole('option', { name: 'JSON Formatter' }).click();
  for (const [address, heading] of [
    ['./', 'JSON Formatter'],
    ['./#/', 'JSON Formatter'],
    ['./#/about', 'About Web Toolbox'],
    ['./#/about#part', 'About Web Toolbox'],
    ['./#/about?part#of', 'About Web Toolbox'],
    ['./#/Home', 'Home'],
    ['./#/No/such/screen', 'Home'],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: heading }), address).toBeVisible();
  }
});

test('what is chosen while the app comes up is not left for the start screen', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_records, observer) => {
      if (document.querySelector('#root > :not(.not-started)') && !document.querySelector('[data-shell]')) {
        observer.disconnect();
        location.hash = '/about';
      }
    }).observe(document, { childList: true, subtree: true });
  });
  for (const address of ['./', './#/No/such/screen']) {
    await page.goto('about:blank');
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveText('About Web Toolbox');
  }
});

test('formats have the language that is chosen, on the page and in its workers', async ({ page, open }) => {
  await storeBeforeLoad(page, { lastCSVInputContent: 'b,2\na,1\n'.repeat(600) });
  await open('/CSVParser');
  await expect(page.getByRole('main').getByText('1,200 rows', { exact: true })).toBeVisible();
  await open('/preferences');
  await page.getByRole('combobox', { name: 'Language of formats' }).click();
  await page
    .getByRole('option', { name: 'Deutsch (Deutschland)' })
    .or(page.getByRole('option', { name: 'Deutsch', exact: true }))
    .first()
    .click();
  await expect(page.getByText('1.234.567,89', { exact: false })).toBeVisible();
  await open('/CSVParser');
  await expect(page.getByRole('main').getByText('1.200 rows', { exact: true })).toBeVisible();
});

test('a search leaves the preferences that have its words, and Escape brings all back', async ({ page, open }) => {
  await open('/preferences');
  const search = page.getByRole('textbox', { name: 'Search the preferences' });
  await search.fill('tab');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Editor']);
  await expect(page.getByRole('search').getByRole('status')).toHaveText('1 preference');
  await search.fill('nothing of it');
  await expect(page.getByRole('search').getByRole('status')).toHaveText('No preference contains these words.');
  await search.press('Escape');
  await expect(search).toBeFocused();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Appearance');
});

test('axe finds nothing in what is compact, in either theme, in a window of 360 pixels and of 1400', async ({
  page,
  open,
}) => {
  await storeBeforeLoad(page, stored({ density: 'compact', codeFontSize: 20, wrapsLines: true }));
  await open('/preferences');
  for (const width of [360, 1400]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, `${width} pixels wide`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
