import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectFocusInSight } from '../page/expect-focus-in-sight.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function goTo(page: Page, query: string, title: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('combobox', { name: 'Find a tool' })).toBeFocused();
  await page.keyboard.type(query);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(title);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('a screen that is gone to has the focus in its first field, so that one can paste at once', async ({
  page,
  open,
}) => {
  await open('/JSON/JSONFormatter');
  await expect(page.getByRole('textbox', { name: 'JSON Content' })).not.toBeFocused();
  await goTo(page, 'jwt', 'JWT decoder…');
  await expect(page.getByRole('textbox', { name: 'JSON web token' })).toBeFocused();
  await goTo(page, 'regx', 'Regular expressions tester');
  await expect(page.getByRole('textbox', { name: 'Regular expression', exact: true })).toBeFocused();
  // On a screen without a field, the main area has the focus.
  await goTo(page, 'privacy', 'Privacy Policy');
  await expect(page.getByRole('main')).toBeFocused();
  // A kept screen restores its focus.
  await goTo(page, 'jason', 'JSON Formatter');
  await expect(page.getByRole('textbox', { name: 'JSON Content' })).toBeFocused();
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'JSON Content' })).toBeFocused();
});

test('on a touch screen no keyboard comes up by itself', async ({ browser, site }) => {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    hasTouch: true,
    isMobile: true,
    viewport: { width: 400, height: 800 },
  });
  const page = await context.newPage();
  await page.goto(`${site.address}#/UUIDGenerator`);
  await page.getByRole('button', { name: 'Find a tool' }).tap();
  await expect(page.getByRole('combobox', { name: 'Find a tool' })).toBeFocused();
  await page.keyboard.type('jwt');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'JSON web token' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await context.close();
});

test('Ctrl+Enter copies the result, with Shift the result becomes the input', async ({ page, open }) => {
  await open('/JSON/JSONFormatter');
  const input = page.getByRole('textbox', { name: 'JSON Content' });
  await input.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('[1,2]');
  await expect(page.getByRole('textbox', { name: 'Formatted JSON' })).toHaveText('[  1,  2]');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect.poll(() => copied(page)).toBe('[\n  1,\n  2\n]');
  await expect(input).toHaveText('[1,2]');
  await page.keyboard.press('ControlOrMeta+Shift+Enter');
  await expect(input).toHaveText('[  1,  2]');
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
  await expect(input).toHaveText('[1,2]');
});

test('Ctrl+Enter does what is not done by itself', async ({ page, open }) => {
  await open('/UUIDGenerator');
  const made = page.getByRole('region', { name: 'Generate' }).getByRole('textbox', { name: /UUIDs|Identifiers/i });
  const before = await made.innerText();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(made).not.toHaveText(before);
});

test('Ctrl+Alt+Enter turns the direction of a tool that has two', async ({ page, open }) => {
  await open('/Base64/Base64Encoder');
  await expect(page.getByRole('textbox', { name: 'Base64' })).toContainText('SGVsbG8');
  await page.keyboard.press('ControlOrMeta+Alt+Enter');
  await expect(page.getByRole('textbox', { name: 'Base64 to decode' })).toContainText('SGVsbG8');
  await expect(page.getByRole('button', { name: 'Switch data content' })).toBeEnabled();
  await page.keyboard.press('ControlOrMeta+Alt+Enter');
  await expect(page.getByRole('textbox', { name: 'Text to encode' })).toContainText('Hello');
});

test('? lists the keys of the screen, and is a character where one types', async ({ page, open }) => {
  await open('/Base64/Base64Encoder');
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keys that work here' });
  await expect(dialog.getByRole('definition')).toHaveText([
    'Find a tool or a command',
    'Paste anything and see what it is',
    'Restore what an input had before',
    'Copy the result',
    'Use the result as the input',
    'Switch data content',
    'Close what opened last',
    'Show these keys',
  ]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  const text = page.getByRole('textbox', { name: 'Text to encode' });
  await text.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('?');
  await expect(text).toContainText('?');
  await expect(dialog).toHaveCount(0);
});

test('the palette has what can be done on the screen, after > only that', async ({ page, open }) => {
  await open('/JSON/JSONFormatter');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('combobox', { name: 'Find a tool' })).toBeFocused();
  await page.keyboard.type('clear');
  const here = page.getByRole('group', { name: 'On this screen' });
  await expect(here.getByRole('option', { name: /^.?Clear/ })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('>');
  const options = page.getByRole('listbox', { name: 'Tools' }).getByRole('option');
  await expect(options.filter({ hasText: 'Copy to clipboard' })).toContainText('Ctrl + Enter');
  await expect(options.filter({ hasText: 'URL Parser' })).toHaveCount(0);
  await page.keyboard.type('clear');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'JSON Content' })).toHaveText(/^$|Paste/);
});

test('what gets the focus is neither behind the bar nor behind the header of a screen', async ({ page, open }) => {
  await open('/Home');
  for (const width of [1400, 360]) {
    await page.setViewportSize({ width, height: 500 });
    await page.getByRole('main').getByRole('link').last().focus();
    await expectFocusInSight(page, 'Shift+Tab', 20);
  }
});
