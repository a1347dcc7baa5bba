import type { Page } from '@playwright/test';
import { write } from '#tests/support/page/editor.ts';
import { fileInput } from '#tests/support/page/file-input.ts';
import { expect, test } from '../fixtures.ts';
import { holdAnswers, releaseAnswers, watchTasks } from '../page/worker-tasks.ts';

test.use({ viewport: { width: 1920, height: 800 }, permissions: ['clipboard-read', 'clipboard-write'] });

const text = (page: Page) => page.getByRole('textbox', { name: 'Text or file' });
const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });

const sha256OfAbc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

test('a text has all its sums at once, and a pasted one is found', async ({ page, open }) => {
  await open('/Hash');
  await write(text(page), 'abc');
  await expect(row(page, 'SHA-256')).toContainText(sha256OfAbc);
  await expect(row(page, 'MD5')).toContainText('Broken: not for security');
  await expect(row(page, 'CRC32')).toContainText('352441c2');
  await page.getByRole('textbox', { name: 'Compare with' }).fill(`${sha256OfAbc.toUpperCase()}  abc.txt`);
  await expect(row(page, 'Comparison')).toContainText('The pasted sum is the SHA-256 of this input');
  await write(text(page), 'abcd');
  await expect(row(page, 'Comparison')).toContainText('No match');
  await page.getByRole('button', { name: 'Base64' }).click();
  await expect(row(page, 'CRC32')).toContainText('7YLNEQ==');
  await page.getByRole('button', { name: 'Copy to clipboard: CRC32' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('7YLNEQ==');
});

test('a file is read as it is, and leads back to the text', async ({ page, open }) => {
  await open('/Hash/HashSums');
  const bytes = Buffer.from([0, 255, 13, 10, 128]);
  await page
    .getByLabel('File to open')
    .setInputFiles({ name: 'a.bin', mimeType: 'application/octet-stream', buffer: bytes });
  await expect(page.getByRole('group', { name: 'Text or file' })).toContainText('a.bin');
  await expect(row(page, 'CRC32')).toContainText('07a80915');
  await expect(page.getByText('Input: 5 bytes.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the editor' }).click();
  await expect(row(page, 'MD5')).toContainText('9e107d9d372bb6826bd81d3542a419d6');
});

test('a large file shows its progress, and can be cancelled and begun again', async ({ page, open }) => {
  await open('/Hash/HashSums');
  await expect(row(page, 'MD5')).toBeVisible();
  // The file of half a gigabyte takes no space: it repeats the same piece.
  await fileInput(page, 'File to open').evaluate((input: HTMLInputElement) => {
    const piece = new Blob([new Uint8Array(1 << 24)]);
    const file = new File(
      Array.from({ length: 32 }, () => piece),
      'large.bin',
    );
    const transfer = new DataTransfer();
    transfer.items.add(file);
    input.files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(page.getByRole('progressbar', { name: 'Make all checksums' })).toHaveAttribute('aria-valuenow', /\d/);
  // The sums of the text, which would pass for those of the file.
  await expect(row(page, 'MD5')).toHaveCount(0);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('The work was cancelled.')).toBeVisible();
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(page.getByRole('progressbar', { name: 'Make all checksums' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
});

test('the verdict on a pasted sum does not stand beside another one while a file is read again', async ({
  page,
  open,
}) => {
  await watchTasks(page);
  await open('/Hash/HashSums');
  const buffer = Buffer.from([0, 255, 13, 10, 128]);
  await fileInput(page, 'File to open').setInputFiles({ name: 'a.bin', mimeType: 'application/octet-stream', buffer });
  const pasted = page.getByRole('textbox', { name: 'Compare with' });
  await pasted.fill('07a80915');
  await expect(row(page, 'Comparison')).toContainText('The pasted sum is the CRC32 of this input');
  await holdAnswers(page, 'run');
  await pasted.fill(sha256OfAbc);
  await expect(row(page, 'Comparison')).toHaveCount(0);
  await releaseAnswers(page);
  await pasted.fill('07a80916');
  await expect(row(page, 'Comparison')).toContainText('No match');
});

test('an HMAC is made with a key, which is said to be wrong at its place and kept nowhere, unlike what else is chosen', async ({
  page,
  open,
}) => {
  await open('/Hash/HMAC');
  const key = page.getByRole('textbox', { name: 'Key' });
  await key.fill('Jefe');
  await expect(row(page, 'HMAC-SHA-256')).toContainText(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  );
  await page.getByRole('button', { name: 'Hex', exact: true }).click();
  await expect(page.getByRole('note')).toHaveText('“J” is not a hexadecimal digit (0 to 9 and a to f).');
  await expect(key).toHaveAttribute('aria-invalid', 'true');
  await key.fill('4a656665');
  await expect(page.getByRole('note')).toHaveCount(0);
  await expect(row(page, 'HMAC-MD5')).toContainText('750c783e6ab0b503eaa86e310a5db738');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('4a656665');
  await page.getByRole('button', { name: 'Base64', exact: true }).click();
  await expect(row(page, 'HMAC-MD5')).toContainText('dQx4PmqwtQPqqG4xCl23OA==');
  await page.reload();
  await expect(page.getByText('The key is empty.')).toBeVisible();
  await expect(key).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Hex', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'Base64', exact: true })).toHaveAttribute('aria-pressed', 'true');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('long sums break, and their buttons are in sight', async ({ page, open }) => {
    await open('/Hash/HashSums');
    const button = page.getByRole('button', { name: 'Copy to clipboard: SHA3-512' });
    await button.scrollIntoViewIfNeeded();
    const box = await button.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 361)).toBeLessThanOrEqual(360);
  });
});
