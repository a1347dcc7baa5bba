import { readFile } from 'node:fs/promises';
import { paste } from '#tests/support/page/editor.ts';
import { findViolations } from '#tests/support/page/find-violations.ts';
import { expectScreen, goTo } from '#tests/support/page/go-to.ts';
import { expect, readLocalStorage, storeBeforeLoad, test } from '../fixtures.ts';

const large = 'x'.repeat(1_200_000);

test('what was typed last is there, however soon the screen is left', async ({ page, open }) => {
  await open('/URL/URLEncoder');
  const input = page.getByRole('textbox', { name: 'Content to encode/decode' });
  const status = page.locator('.cm-status').first();
  // The screen is left immediately after pasting, without waiting for a pause.
  await paste(input, large);
  await goTo(page, '/UUIDGenerator');
  await goTo(page, '/URL/URLEncoder');
  await input.click();
  await page.keyboard.press('ControlOrMeta+End');
  await expect(status).toContainText('Col 1,200,001');
  await page.keyboard.type('typed');
  await goTo(page, '/UUIDGenerator');
  await goTo(page, '/URL/URLEncoder');
  await input.click();
  await page.keyboard.press('ControlOrMeta+End');
  await expect(status).toContainText('Col 1,200,006');
});

test('a parameter that is typed right after the URL has changed is not lost', async ({ page, open }) => {
  await open('/URL/URLParser');
  const url = page.getByRole('textbox', { name: 'URL', exact: true });
  await paste(url, 'https://example.com/?first=1');
  const value = page.getByRole('textbox', { name: /^Value/ }).first();
  await expect(value).toHaveValue('1');
  // From now on the worker does not receive any URL.
  await page.evaluate(() => {
    Worker.prototype.postMessage = () => undefined;
  });
  await url.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('2');
  await expect(value).toHaveValue('12');
  await value.press('End');
  await page.keyboard.type('3');
  await expect(url).toHaveText('https://example.com/?first=123');
  await expect(value).toHaveValue('123');
});

test.describe('where storage', () => {
  test('is switched off, twelve characters say so, and all else works', async ({ page, open }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Storage is off', 'SecurityError');
        },
      });
    });
    await open('/JSON/JSONRepair');
    await paste(page.getByRole('textbox', { name: 'JSON to repair' }), "{'twelve':1}");
    await expect(page.getByText('Not kept after you close the app: storage is switched off')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Repaired JSON' })).toContainText('"twelve"');
    await page.getByRole('button', { name: 'Toggle sidebar menu' }).click();
    await expect(page.getByRole('button', { name: 'Open the sidebar menu' })).toBeVisible();
    await goTo(page, '/preferences');
    await page.getByLabel('Activate the Dark theme mode').click();
    await goTo(page, '/JSON/JSONRepair');
    await expect(page.getByRole('textbox', { name: 'JSON to repair' })).toHaveText("{'twelve':1}");
  });

  test('is full, twelve characters say so until there is room, stay for the session, and nothing else is lost', async ({
    page,
    open,
  }) => {
    await open('/JSON/JSONRepair');
    await page.evaluate(() => {
      localStorage.setItem('lastRegEx', '/mine/');
      for (let size = 1 << 20, index = 0; size > 0; index += 1) {
        try {
          localStorage.setItem(`filler-${index}`, 'x'.repeat(size));
        } catch {
          size >>= 1;
        }
      }
    });
    const input = page.getByRole('textbox', { name: 'JSON to repair' });
    await paste(input, "{'twelve':1}");
    const note = page.getByText('Not kept after you close the app: storage is full');
    await expect(note).toBeVisible();
    await page.getByRole('link', { name: 'Settings' }).click();
    await expectScreen(page, '/preferences');
    await page.goBack();
    await expectScreen(page, '/JSON/JSONRepair');
    await expect(input).toHaveText("{'twelve':1}");
    expect(await readLocalStorage(page, 'lastRegEx')).toBe('/mine/');
    await page.evaluate(() => localStorage.clear());
    await input.press('End');
    await page.keyboard.type(' ');
    await expect(note).toHaveCount(0);
  });
});

test('the sidebar is as it was left, but closed where it would cover the page', async ({ page, open }) => {
  await page.setViewportSize({ width: 1400, height: 900 });
  await open('/UUIDGenerator');
  await page.getByRole('button', { name: 'Toggle sidebar menu' }).click();
  await expect(page.getByRole('complementary', { name: 'Sidebar' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Open the sidebar menu' })).toBeVisible();
  await page.getByRole('button', { name: 'Open the sidebar menu' }).click();
  await expect(page.getByRole('complementary', { name: 'Sidebar' })).toBeVisible();
  await page.setViewportSize({ width: 700, height: 900 });
  await expect(page.getByRole('button', { name: 'Open the sidebar menu' })).toBeVisible();
  await page.setViewportSize({ width: 1400, height: 900 });
  await expect(page.getByRole('complementary', { name: 'Sidebar' })).toBeVisible();
  expect(await readLocalStorage(page, 'choices:sidebar')).toBeNull();
});

const settings = {
  format: 'web-toolbox-settings',
  formatVersion: 1,
  isDark: true,
  favourites: ['JSON', 'URL'],
  inputs: { lastRegEx: '/imported/', lastJWT: 'a.b.c' },
  choices: { sidebar: { version: 1, value: { isOpen: false } }, other: { version: 3, value: [1] }, damaged: 7 },
};

test('an import says what it holds, asks, and is undone as a whole', async ({ page, open }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await storeBeforeLoad(page, { lastRegEx: '/mine/', favourites: '["RegExTester"]' });
  await open('/preferences');
  const before = await page.evaluate(() => ({ ...localStorage }));
  const choose = () =>
    page.getByLabel('File to import').setInputFiles({
      name: 'settings.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(settings)),
    });
  await choose();
  const dialog = page.getByRole('dialog', { name: 'Import these settings?' });
  await expect(dialog).toContainText(
    'settings.json holds 2 inputs, the choices of 2 screens, 2 favourites and the dark theme.',
  );
  await expect(dialog).toContainText('1 unknown or damaged entry will be left out.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual(before);

  await choose();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('list', { name: 'Favourites' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Open the sidebar menu' })).toBeVisible();
  await expect.poll(() => readLocalStorage(page, 'lastRegEx')).toBe('/imported/');
  await expect.poll(() => readLocalStorage(page, 'choices:other')).toBe('{"version":3,"value":[1]}');
  await expect(page.getByLabel('Activate the Dark theme mode')).toBeChecked();
  expect(await findViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Undo the import' }).click();
  await expect(page.getByLabel('Activate the Dark theme mode')).not.toBeChecked();
  await expect(page.getByRole('list', { name: 'Favourites' }).getByRole('listitem')).toHaveText(['RegEx tester']);
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual(before);

  await page.getByRole('button', { name: 'Toggle sidebar menu' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export…' }).click();
  const exported = JSON.parse(await readFile(await (await downloading).path(), 'utf8'));
  expect(exported).toMatchObject({ formatVersion: 1, choices: { sidebar: settings.choices.sidebar } });
});

test('an imported input says so in its tool, and can be brought back there', async ({ page, open }) => {
  await storeBeforeLoad(page, { lastRegEx: '/mine/' });
  await open('/preferences');
  await page.getByLabel('File to import').setInputFiles({
    name: 'settings.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(settings)),
  });
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('Settings were imported.')).toBeVisible();
  await goTo(page, '/RegExTester');
  const field = page.getByRole('textbox', { name: 'Regular expression', exact: true });
  await expect(field).toHaveValue('/imported/');
  const pane = page.getByRole('region', { name: 'Regular expression' });
  await expect(pane).toContainText('Replaced by the import');
  await pane.getByRole('button', { name: 'Undo' }).click();
  await expect(field).toHaveValue('/mine/');
});
