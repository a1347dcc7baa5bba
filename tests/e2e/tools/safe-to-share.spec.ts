import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { paste, write } from '#tests/support/page/editor.ts';
import { fileInput } from '#tests/support/page/file-input.ts';
import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../page/expect-accessible.ts';
import { expectWorkElsewhere, watchTasks } from '../page/worker-tasks.ts';

test.use({ viewport: { width: 1400, height: 900 }, permissions: ['clipboard-read', 'clipboard-write'] });

const input = (page: Page) => page.getByRole('textbox', { name: 'Text or file to mask' });
const result = (page: Page) => page.getByRole('textbox', { name: 'Safe text' });
const mask = (page: Page, name: string) => page.getByRole('checkbox', { name: `Mask ${name}`, exact: true });
const values = (page: Page) => page.getByRole('list', { name: 'Values' }).getByRole('listitem');

/** Enters the text and waits for its result, since the sample has values with the same names. */
async function writeText(page: Page): Promise<void> {
  await write(input(page), text);
  await expect(result(page)).toContainText('⟨EMAIL_1⟩ wrote:');
}

const text = 'ada@example.com wrote:\ncurl -u ada:lovelace https://example.com\nask ada@example.com or 10.1.2.3';

test('secrets become placeholders, and a list says what they are, why and where', async ({ page, open }) => {
  await open('/SafeToShare');
  await write(input(page), text);
  await expect(result(page)).toContainText('⟨EMAIL_1⟩ wrote:');
  await expect(result(page)).toContainText('curl -u ada:⟨PASSWORD_1⟩ https://example.com');
  await expect(result(page)).toContainText('ask ⟨EMAIL_1⟩ or ⟨IP_1⟩');
  await expect(page.getByText('3 values masked in 4 places, 3 kinds')).toBeVisible();
  await expect(values(page)).toHaveText([
    /EMAIL_1.*ada@example\.com.*An email address, 2 times/,
    /PASSWORD_1.*lovelace.*A password in a command-line option/,
    /IP_1.*10\.1\.2\.3.*An IPv4 address/,
  ]);
  await expectAccessible(page, 'with values');
});

test('a value is left as it is, and goes back, by keyboard', async ({ page, open }) => {
  await open('/SafeToShare/Mask');
  await writeText(page);
  await mask(page, 'EMAIL_1').focus();
  await page.keyboard.press('Space');
  await expect(result(page)).toContainText('ada@example.com wrote:');
  await expect(result(page)).toContainText('⟨IP_1⟩');
  await expect(page.getByText('2 values masked in 2 places, 1 left as it is, 3 kinds')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(result(page)).toContainText('⟨EMAIL_1⟩ wrote:');
});

test('a kind is left out, also after a reload; no text is there then', async ({ page, open }) => {
  await open('/SafeToShare/Mask');
  await writeText(page);
  await page.getByRole('combobox', { name: 'Kinds that are masked' }).click();
  await page.getByRole('option', { name: 'IP addresses' }).click();
  await page.keyboard.press('Escape');
  await expect(result(page)).toContainText('ask ⟨EMAIL_1⟩ or 10.1.2.3');
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Kinds that are masked' })).toContainText('12 of 13 kinds');
  await expect(input(page)).not.toContainText('wrote');
});

test('the place of a value is gone to, one after the other', async ({ page, open }) => {
  await open('/SafeToShare/Mask');
  await writeText(page);
  const place = page.getByRole('region', { name: 'Text or file to mask' });
  await page.getByRole('button', { name: 'Line 2: go to PASSWORD_1' }).click();
  await expect(place).toContainText('8 selected · Ln 2, Col 21');
  await page.getByRole('button', { name: 'Line 1: go to EMAIL_1' }).click();
  await expect(place).toContainText('15 selected · Ln 1, Col 16');
  await page.getByRole('button', { name: 'Line 3: go to EMAIL_1' }).click();
  await expect(place).toContainText('15 selected · Ln 3, Col 20');
  await expect(page.getByRole('button', { name: 'Line 1: go to EMAIL_1' })).toBeFocused();
});

test('nothing of it is stored, nor in the history or a link', async ({ page, open }) => {
  await open('/SafeToShare/Mask');
  await write(input(page), 'password=nobody-shall-know-1');
  await expect(result(page)).toContainText('password=⟨PASSWORD_1⟩');
  await expect(page.getByText('Never kept, since it may have secrets in it')).toBeVisible();
  await expect(page.getByRole('button', { name: 'History' })).toHaveCount(0);
  await page.goto('./#/SafeToShare/PutBack');
  await write(page.getByRole('textbox', { name: 'Answer with placeholders' }), 'it is ⟨PASSWORD_1⟩');
  await expect(page.getByRole('textbox', { name: 'Real text' })).toContainText('it is nobody-shall-know-1');
  const stored = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    return JSON.stringify({ local: { ...localStorage }, session: { ...sessionStorage }, databases });
  });
  expect(stored).not.toContain('nobody-shall-know');
  expect(stored).not.toContain('lastTextToMask');
});

test('an answer gets the values of the text that was copied, whatever is there now', async ({ page, open }) => {
  await open('/SafeToShare/Mask');
  await write(input(page), 'from ada@example.com');
  await expect(result(page)).toContainText('from ⟨EMAIL_1⟩');
  await page.getByRole('region', { name: 'Safe text' }).getByRole('button', { name: 'Copy to clipboard' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('from ⟨EMAIL_1⟩');
  await write(input(page), 'from grace@example.com');
  await expect(values(page)).toContainText(['grace@example.com']);
  await page.getByRole('link', { name: 'Put back' }).click();
  await write(page.getByRole('textbox', { name: 'Answer with placeholders' }), 'Dear <EMAIL_1>, not ⟨EMAIL_7⟩');
  await expect(page.getByRole('textbox', { name: 'Real text' })).toContainText('Dear ada@example.com, not ⟨EMAIL_7⟩');
  await expect(page.getByText('There is no value for EMAIL_7: it comes from another text.')).toBeVisible();
  await expect(
    page.getByText('1 placeholder put back, with the values of the text that you took from “Mask” last.'),
  ).toBeVisible();
  await expectAccessible(page, 'with an answer');
});

test('a file keeps all bytes but those of its values', async ({ page, open }) => {
  await open('/SafeToShare/Mask');
  const bytes = Buffer.from('\ufeffa\r\nmail ada@example.com\r\rb\n', 'utf8');
  await page.getByLabel('File to open').setInputFiles({ name: 'server.log', mimeType: 'text/plain', buffer: bytes });
  await expect(values(page)).toContainText(['ada@example.com']);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('region', { name: 'Safe text' }).getByRole('button', { name: 'Save As…' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('server.safe.log');
  const saved = await readFile(await download.path());
  expect(saved.toString('utf8')).toBe('\ufeffa\r\nmail ⟨EMAIL_1⟩\r\rb\n');
  await page.getByRole('button', { name: 'Back to the editor' }).click();
  await expect(input(page)).toBeVisible();
});

test('10 MB of log are masked in a worker', async ({ page, open }) => {
  await watchTasks(page);
  await open('/SafeToShare/Mask');
  const line = '2026-01-04 10:11:12 INFO 203.0.113.7 GET /a/b?c=d 200 ada@example.com\n';
  await paste(input(page), line.repeat(Math.ceil(10_000_000 / line.length)));
  await expect(page.getByText(/^2 values masked in 28\d,\d{3} places, 2 kinds$/)).toBeVisible();
  await expectWorkElsewhere(page, 'mask');
});

test('what has nothing to mask says so, and so does an empty screen', async ({ page, open }) => {
  await open('/SafeToShare/Mask');
  await write(input(page), 'Hello, world.');
  await expect(page.getByText('Nothing was found that looks like a secret.')).toBeVisible();
  await write(input(page), '');
  await page.getByRole('button', { name: 'Use a sample' }).click();
  await expect(result(page)).toContainText('⟨IBAN_1⟩');
  await write(input(page), '');
  await page.getByRole('link', { name: 'Put back' }).click();
  await expect(page.getByText('There is no text under “Mask”')).toBeVisible();
  await page.getByRole('link', { name: 'Mask a text' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Safe to share' })).toBeVisible();
});

test('a file is not said to have no secrets before it was read to its end', async ({ page, open }) => {
  await open('/SafeToShare/Mask');
  const nothingFound = page.getByText('Nothing was found that looks like a secret.');
  await write(input(page), 'Hello, world.');
  await expect(nothingFound).toBeVisible();
  await fileInput(page, 'File to open').evaluate((field: HTMLInputElement) => {
    // The file takes no space: it repeats the same piece.
    const piece = new Blob(['2026-01-04 10:11:12 INFO 203.0.113.7 ada@example.com\n'.repeat(20_000)]);
    const pieces = Array.from({ length: 60 }, () => piece);
    const transfer = new DataTransfer();
    transfer.items.add(new File(pieces, 'large.log'));
    field.files = transfer.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(page.getByRole('progressbar', { name: 'Masking' })).toBeVisible();
  await expect(nothingFound).toHaveCount(0);
  await expect(result(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('The masking was cancelled.')).toBeVisible();
  await expect(page.getByText('Stale')).toBeVisible();
  await expect(nothingFound).toHaveCount(0);
});

test('it works on a phone', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open('/SafeToShare/Mask');
  await writeText(page);
  await mask(page, 'PASSWORD_1').scrollIntoViewIfNeeded();
  await mask(page, 'PASSWORD_1').click();
  await expect(result(page)).toContainText('ada:lovelace');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expectAccessible(page, 'on a phone');
});
