import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { paste, write } from '#tests/support/page/editor.ts';
import { expectScreen, goTo } from '#tests/support/page/go-to.ts';
import { expect, readLocalStorage, test } from '../fixtures.ts';
import { expectNotice } from '../page/notices.ts';
import { withControl } from '../page/with-control.ts';
import { expectWorkElsewhere, watchTasks } from '../page/worker-tasks.ts';

test.use({ viewport: { width: 1920, height: 800 }, permissions: ['clipboard-read', 'clipboard-write'] });

const route = '/URL/URLEncoder';
const input = (page: Page) => page.getByRole('textbox', { name: 'Content to encode/decode' });
const result = (page: Page) => page.getByRole('textbox', { name: 'Result', exact: true });
const encode = (page: Page) => page.getByRole('button', { name: 'Enc.' });
const decode = (page: Page) => page.getByRole('button', { name: 'Dec.' });
const switchContent = (page: Page) => page.getByRole('button', { name: 'Switch data content' });
const inputAlert = (page: Page) => page.getByRole('region', { name: 'Content to encode/decode' }).getByRole('note');
const choose = async (page: Page, mode: string) => {
  await withControl(page.getByRole('combobox', { name: 'What it is encoded for' }), async (select) => {
    await select.click();
    await page.getByRole('option', { name: mode, exact: true }).click();
  });
};

test('encodes as one types, and keeps the input', async ({ page, open }) => {
  await open(route);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('URL Encoder / decoder');
  await expect(encode(page)).toHaveAttribute('aria-pressed', 'true');
  await write(input(page), 'a b&ü\n👋~(*)');
  await expect(result(page)).toHaveText('a%20b%26%C3%BC%0A%F0%9F%91%8B~(*)');
  await page.reload();
  await expect(result(page)).toHaveText('a%20b%26%C3%BC%0A%F0%9F%91%8B~(*)');
  await expect.poll(() => readLocalStorage(page, 'lastUrlEncoderValue')).toBe('a b&ü\n👋~(*)');
});

test('encodes for a component, a whole URL and a form', async ({ page, open }) => {
  await open(route);
  await write(input(page), "https://x/é?a=b c&d='~*");
  await expect(result(page)).toHaveText("https%3A%2F%2Fx%2F%C3%A9%3Fa%3Db%20c%26d%3D'~*");
  await choose(page, 'Component, strict (RFC 3986)');
  await expect(result(page)).toHaveText('https%3A%2F%2Fx%2F%C3%A9%3Fa%3Db%20c%26d%3D%27~%2A');
  await choose(page, 'Whole URL');
  await expect(result(page)).toHaveText("https://x/%C3%A9?a=b%20c&d='~*");
  await choose(page, 'Form (+ for space)');
  await expect(result(page)).toHaveText('https%3A%2F%2Fx%2F%C3%A9%3Fa%3Db+c%26d%3D%27%7E*');

  await decode(page).click();
  await write(input(page), 'a+b%2Bc%26');
  await expect(result(page)).toHaveText('a b+c&');
  await choose(page, 'Whole URL');
  await expect(result(page)).toHaveText('a+b%2Bc%26');
  await choose(page, 'Component');
  await expect(result(page)).toHaveText('a+b+c&');
});

test('works in the direction that was chosen last', async ({ page, open }) => {
  await open(route);
  await decode(page).click();
  await write(input(page), '%C3%A9');
  await expect(result(page)).toHaveText('é');
  await write(input(page), '%E2%82%AC');
  await expect(result(page)).toHaveText('€');
  await decode(page).click();
  await expect(decode(page)).toHaveAttribute('aria-pressed', 'true');
  await encode(page).click();
  await expect(result(page)).toHaveText('%25E2%2582%25AC');
});

test('the result and the content change places, and back', async ({ page, open }) => {
  await open(route);
  await write(input(page), '50 % & more');
  await expect(result(page)).toHaveText('50%20%25%20%26%20more');
  await switchContent(page).click();
  await expect(input(page)).toHaveText('50%20%25%20%26%20more');
  await expect(result(page)).toHaveText('50 % & more');
  await expect(decode(page)).toHaveAttribute('aria-pressed', 'true');
  await switchContent(page).click();
  await expect(input(page)).toHaveText('50 % & more');
  await expect(encode(page)).toHaveAttribute('aria-pressed', 'true');

  // The button is pressed before the worker has finished: the typed text is not lost.
  await write(input(page), 'new text');
  await switchContent(page).click();
  await expect(input(page)).toHaveText('new%20text');
  await expect(result(page)).toHaveText('new text');
});

test('a direction comes back with its text, and with no other', async ({ page, open }) => {
  await open(route);
  await input(page).fill('50 % & more');
  await expect(result(page)).toHaveText('50%20%25%20%26%20more');
  await switchContent(page).click();
  await expect(result(page)).toHaveText('50 % & more');
  const expectDecoded = async () => {
    await expect(input(page)).toHaveText('50%20%25%20%26%20more');
    await expect(decode(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(result(page)).toHaveText('50 % & more');
  };
  await page.getByRole('link', { name: 'Parser', exact: true }).click();
  await expectScreen(page, '/URL/URLParser');
  await page.getByRole('link', { name: 'Encoder', exact: true }).click();
  await expectScreen(page, '/URL/URLEncoder');
  await expectDecoded();
  await page.reload();
  await expectDecoded();
  await switchContent(page).click();
  await expect(encode(page)).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(input(page)).toHaveText('50 % & more');
  await expect(result(page)).toHaveText('50%20%25%20%26%20more');

  // A text sent by another tool is a new text.
  await decode(page).click();
  await goTo(page, '/UUIDGenerator');
  await page.getByRole('region', { name: 'Generate' }).getByRole('button', { name: 'Send to…' }).click();
  await page.getByRole('menuitem', { name: 'URL Encoder' }).click();
  await expect(encode(page)).toHaveAttribute('aria-pressed', 'true');

  // The text is too large to be kept: the sample that replaces it was never meant to be decoded.
  await decode(page).click();
  await paste(input(page), 'a%20'.repeat(300_000));
  await expect(decode(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(result(page)).toContainText('a a a');
  await page.reload();
  await expect(result(page)).toContainText('Fish%20%26%20chips');
});

test('names a malformed sequence and its place, and keeps the last result as stale', async ({ page, open }) => {
  await open(route);
  await decode(page).click();
  await write(input(page), 'ok%20');
  await expect(result(page)).toHaveText('ok');
  for (const [text, message] of [
    ['a\n👋%zz', 'Line 2, column 2: “%zz” is malformed: two hexadecimal digits have to follow a “%”.'],
    [
      'caf%E4',
      'Line 1, column 4: “%E4” is not UTF-8: it is the start of a character, and the rest does not follow. In ISO 8859-1 (Latin-1) it would be “ä”.',
    ],
    ['100%', 'Line 1, column 4: The text ends with “%”'],
    ['%C0%80', 'Line 1, column 1: “%C0%80” is not UTF-8: it is an overlong form'],
    ['x%ED%A0%80', 'Line 1, column 2: “%ED%A0%80” is not UTF-8: it stands for a surrogate'],
  ] as const) {
    await write(input(page), text);
    await expect(inputAlert(page)).toContainText(message);
    await expect(input(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('.cm-errorMark')).toHaveCount(1);
    await expect(result(page)).toHaveText('ok');
    await expect(page.getByRole('region', { name: 'Result' }).getByRole('status')).toContainText('Stale');
    await expect(switchContent(page)).toBeDisabled();
  }
  await write(input(page), '%C3%A9');
  await expect(result(page)).toHaveText('é');
  await expect(page.getByRole('note')).toHaveCount(0);

  await encode(page).click();
  await paste(input(page), 'a\nb\ud83d');
  await expect(inputAlert(page)).toContainText('Line 2, column 2: Half of a character (the lone surrogate U+D83D)');
});

test('an empty field offers a sample; the result is copied, saved and sent on', async ({ page, open }) => {
  await open(route);
  await write(input(page), '');
  await expect(page.getByRole('button', { name: 'Copy to clipboard' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Save As…' })).toBeDisabled();
  await expect(switchContent(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Use a sample' }).click();
  await expect(result(page)).toContainText('Fish%20%26%20chips');

  await write(input(page), 'ü 👋');
  await expect(result(page)).toHaveText('%C3%BC%20%F0%9F%91%8B');
  await expectNotice(page, 'Content copied into clipboard: %C3%BC%20%F0%9F%91%8B …', () =>
    page.getByRole('button', { name: 'Copy to clipboard' }).click(),
  );
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('%C3%BC%20%F0%9F%91%8B');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save As…' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('encoded.txt');
  expect(await readFile(await download.path(), 'utf8')).toBe('%C3%BC%20%F0%9F%91%8B');

  await page.getByRole('button', { name: 'Send to…' }).click();
  await page.getByRole('menuitem', { name: 'URL Parser' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('URL Parser');
  await expect.poll(() => readLocalStorage(page, 'lastUrlParserValue')).toBe('%C3%BC%20%F0%9F%91%8B');
});

test('a white space is content', async ({ page, open }) => {
  await open(route);
  await write(input(page), ' ');
  await expect(result(page)).toHaveText('%20');
});

test('ten megabytes are encoded and decoded while the page answers', async ({ page, open }) => {
  await watchTasks(page);
  await open(route);
  await paste(input(page), 'ten megabytes & more\n'.repeat(500_000));
  await expect(result(page)).toContainText('ten%20megabytes%20%26%20more%0A');
  await expect(page.getByText('10,500,000 → 15,500,000 characters')).toBeVisible();
  await expect(page.getByText('Too large to keep after you close the app')).toBeVisible();
  await switchContent(page).click();
  await expect(page.getByText('15,500,000 → 10,500,000 characters')).toBeVisible();
  await expect(result(page)).toContainText('ten megabytes & more');
  await expectWorkElsewhere(page, 'convert');
});

test('a result that is too large for an editor is shown row by row and saved whole', async ({ page, open }) => {
  await open(route);
  await paste(input(page), '中'.repeat(2_000_000));
  await expect(page.getByText('2,000,000 → 18,000,000 characters')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Result in rows' })).toContainText('%E4%B8%AD%E4%B8%AD');
  await expect(switchContent(page)).toBeDisabled();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save As…' }).click();
  const saved = await readFile(await (await downloading).path(), 'utf8');
  expect(saved.length).toBe(18_000_000);
  // The worker still provides the rows after a shorter text was shown in between.
  await paste(input(page), '中'.repeat(2_000_001));
  await expect(page.getByText('2,000,001 → 18,000,009 characters')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Result in rows' })).toContainText('%E4%B8%AD%E4%B8%AD');
});

test('works on a phone', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(route);
  await write(input(page), 'a b');
  await choose(page, 'Component, strict (RFC 3986)');
  await expect(result(page)).toHaveText('a%20b');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
