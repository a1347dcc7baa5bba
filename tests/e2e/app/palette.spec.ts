import type { Page } from '@playwright/test';
import { paste, write } from '#tests/support/page/editor.ts';
import { expect, readLocalStorage, storeBeforeLoad, test } from '../fixtures.ts';
import { expectAccessible } from '../page/expect-accessible.ts';

/** Tests Ctrl+K: tools, actions of the current screen, preferences, past inputs, and the meaning of a pasted text. */

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const field = (page: Page) => page.getByRole('combobox', { name: 'Find a tool' });
const group = (page: Page, name: string) => page.getByRole('dialog').getByRole('group', { name, exact: true });
const options = (page: Page) => page.getByRole('dialog').getByRole('option');
const chosen = (page: Page) => page.getByRole('dialog').getByRole('option', { selected: true });

async function openPalette(page: Page, query: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.insertText(query);
}

const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhZGEiLCJleHAiOjMyNTAzNjgwMDAwfQ.AAAA';

test.describe('what is typed is recognised', () => {
  for (const { what, text, answer, screen } of [
    { what: 'a token', text: token, answer: /^JWT decodersubject ada, expires in/, screen: 'JWT decoder…' },
    { what: 'an epoch', text: '1737244800', answer: /^Date & Epoch.*2025/, screen: 'Date & Epoch' },
    { what: 'a colour', text: '#663399', answer: /^Color picker.*rebeccapurple/, screen: 'Color picker' },
    {
      what: 'a UUID',
      text: '017f22e2-79b0-7cc3-98c4-dc0c0c07398f',
      answer: /UUID version 7, made at 2022/,
      screen: 'UUID Generator',
    },
    { what: 'a URL', text: 'https://a.example/b?c=d', answer: /a\.example/, screen: 'URL Parser' },
  ]) {
    test(`${what}: Enter opens its tool with it, even before the answer shows`, async ({ page, open }) => {
      await open('/CSVParser');
      await openPalette(page, text);
      await expect(group(page, 'What it can be').getByRole('option').first()).toHaveText(answer);
      await page.keyboard.press('Escape');
      await openPalette(page, text);
      await page.keyboard.press('Enter');
      await expect(heading(page)).toHaveText(screen);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  }
});

test('Ctrl+Enter copies the answer, and leaves everything as it is', async ({ page, open }) => {
  await open('/CSVParser');
  await openPalette(page, '0xff');
  const answers = group(page, 'What it can be').getByRole('option');
  await expect(answers.first()).toContainText('Number Base');
  await expect(page.getByRole('dialog')).toContainText('copies the answer');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('255');
  await expect(field(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(heading(page)).toHaveText('CSV Parser');
});

test('a text of several lines is taken as a whole', async ({ page, open }) => {
  await open('/UUIDGenerator');
  await openPalette(page, '');
  await paste(field(page), 'a: 1\nb:\n  c: [2]');
  await expect(group(page, 'What it can be').getByRole('option').first()).toContainText('JSON Converter');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('JSON Converter');
  await expect(page.getByRole('textbox', { name: /to convert/ })).toContainText('c: [2]');
});

test('words find tools first, however they are misspelt', async ({ page, open }) => {
  await open('/CSVParser');
  for (const [query, title] of [
    ['jason', 'JSON Formatter'],
    ['base 46', 'Base64 string encoder'],
    ['prettify', 'JSON Formatter'],
    ['timestamp', 'Date & Epoch'],
  ] as const) {
    await openPalette(page, query);
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText(title);
  }
});

test('Ctrl+K works as soon as the page is seen, before the app is there', async ({ page }) => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/static\/js\/(?!start\.)/, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto('./#/CSVParser', { waitUntil: 'commit' });
  await expect(page.locator('[data-shell] h1')).toHaveText('CSV Parser');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  arrive();
  await expect(field(page)).toBeFocused();
  // The palette must not open a second time.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('what is used often comes first', async ({ page, open }) => {
  await open('/Home');
  await openPalette(page, 'url');
  await expect(chosen(page)).toContainText('URL Parser');
  await expect(options(page).nth(1)).toContainText('URL');
  await page.keyboard.press('Escape');
  for (let times = 0; times < 2; times += 1) {
    await openPalette(page, 'url encoder');
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('URL Encoder / decoder');
  }
  await page.reload();
  await expect(heading(page)).toHaveText('URL Encoder / decoder');
  await openPalette(page, 'url');
  await expect(chosen(page)).toContainText('URL Encoder');
  await expect.poll(() => readLocalStorage(page, 'choices:PaletteUses')).toContain('screen:URLEncoder');
  await page.keyboard.press('Escape');
  await page.goto('./#/Preferences');
  await page.getByRole('button', { name: /^Clear everything/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect.poll(() => readLocalStorage(page, 'choices:PaletteUses')).toBeNull();
  await openPalette(page, 'url');
  await expect(chosen(page)).toContainText('URL Parser');
});

test('an input of the past opens its screen with it, and what was there can be brought back', async ({
  page,
  open,
}) => {
  await open('/JSON/JSONRepair');
  const repair = page.getByRole('textbox', { name: 'JSON to repair' });
  await write(repair, '{"find":"me again"}');
  await page.getByRole('button', { name: 'History', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Recent' }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Close' }).first().click();
  await write(repair, '[1, 2, 3]');
  await page.goto('./#/UUIDGenerator');
  await expect(heading(page)).toHaveText('UUID Generator');
  await openPalette(page, 'me again');
  const recent = group(page, 'Recent inputs').getByRole('option');
  await expect(recent).toHaveCount(1);
  await expect(recent).toContainText('JSON Repair');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('JSON Repair');
  await expect(repair).toHaveText('{"find":"me again"}');
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
  await expect(repair).toHaveText('[1, 2, 3]');
});

test('a snippet is found by its name, with a slip of the finger too', async ({ page, open }) => {
  await open('/RegExTester');
  await write(page.getByRole('textbox', { name: 'Regular expression', exact: true }), '/order-(\\d+)/g');
  await page.getByRole('button', { name: 'History', exact: true }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'order-' });
  await row.getByRole('button', { name: /name/i }).click();
  await page.getByRole('textbox', { name: 'Name of the snippet' }).fill('Order numbers');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Snippets' }).getByRole('listitem')).toHaveCount(1);
  await page.goto('./#/JSON/JSONFormatter');
  await expect(heading(page)).toHaveText('JSON Formatter');
  await openPalette(page, 'odrer numbers');
  await expect(group(page, 'Snippets').getByRole('option')).toContainText('Order numbers');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Regular expressions tester');
  await expect(page.getByRole('textbox', { name: 'Regular expression', exact: true })).toHaveText('/order-(\\d+)/g');
});

test('a preference is opened where it stands, or switched at once', async ({ page, open }) => {
  await page.setViewportSize({ width: 1400, height: 600 });
  await open('/JSON/JSONFormatter');
  await openPalette(page, 'language of formats');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Application preferences');
  await expect(page.getByRole('combobox', { name: 'Language of formats' })).toBeFocused();
  await expect(page.getByRole('combobox', { name: 'Language of formats' })).toBeInViewport();

  // The same from Preferences itself, while its search shows something else, and after the screen was left.
  await page.getByRole('textbox', { name: 'Search the preferences' }).fill('theme');
  await openPalette(page, 'wrap long lines');
  await group(page, 'Preferences')
    .getByRole('option', { name: /^Wrap long lines Preferences/ })
    .click();
  await expect(page.getByRole('switch', { name: 'Wrap long lines' })).toBeFocused();
  await page.goto('./#/UUIDGenerator');
  await expect(heading(page)).toHaveText('UUID Generator');
  await openPalette(page, 'what is kept');
  await page.keyboard.press('Enter');
  await expect(page.getByText('What is kept')).toBeInViewport();

  await openPalette(page, 'theme dark');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
  await expect(page.getByText('Theme: Dark.')).toBeVisible();
  await openPalette(page, '>theme');
  await expect(options(page).filter({ hasText: 'Theme: Dark' })).toHaveCount(0);
  await expect(group(page, 'Tools')).toHaveCount(0);
  await options(page).filter({ hasText: 'Theme: Light' }).click();
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
});

test('the keys move through all groups, and a screen reader hears where one is', async ({ page, open }) => {
  await open('/JSON/JSONFormatter');
  await openPalette(page, '');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  const count = await options(page).count();
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(`${count} results`);
  for (const name of ['Tools', 'On this screen', 'Preferences']) {
    await expect(group(page, name)).toBeAttached();
  }
  await page.keyboard.press('ArrowUp');
  const last = options(page).last();
  await expect(last).toHaveAttribute('aria-selected', 'true');
  await expect(last).toBeInViewport();
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await last.getAttribute('id')) ?? '');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('PageDown');
  await expect(options(page).nth(8)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.type('csv');
  await expect(chosen(page)).toContainText('CSV');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const { name, width } of [
  { name: 'wide', width: 1400 },
  { name: 'narrow', width: 360 },
]) {
  test(`axe finds nothing in the palette, in either theme: ${name}`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 740 });
    await storeBeforeLoad(page, { lastJSONRepairedValue: "{'sent':1}" });
    await open('/JSON/JSONRepair');
    await openPalette(page, '');
    for (const query of ['', '#663399', 'theme']) {
      await field(page).fill(query);
      await expect(options(page).first()).toBeVisible();
      await expectAccessible(page, `“${query}”`);
    }
  });
}
