import type { Page } from '@playwright/test';
import qrcode from 'qrcode';
import { expectText, write } from '#tests/support/page/editor.ts';
import { fileInput } from '#tests/support/page/file-input.ts';
import { withoutRoomLight } from '#tests/support/page/without-room-light.ts';
import { expect, storeBeforeLoad, test } from '../fixtures.ts';
import { expectAccessible } from '../page/expect-accessible.ts';
import { withControl } from '../page/with-control.ts';

/** Tests "Send to…": from a result to the tool that fits, and back. */

test.use({ viewport: { width: 1400, height: 900 } });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const menu = (page: Page) => page.getByRole('menu', { name: 'Send to…' });
const items = (page: Page) => menu(page).getByRole('menuitem');

test('what fits comes first, with the answer; all other tools are below', async ({ page, open }) => {
  await open('/URL/URLEncoder');
  await write(page.getByRole('textbox', { name: 'Content to encode/decode' }), 'https://a.example/b?c=d');
  await page.getByRole('button', { name: 'Dec.' }).click();
  // Before the decoding, the encoded text would be sent.
  await expect(page.getByText('https://a.example/b?c=d')).toHaveCount(2);
  await page.getByRole('button', { name: 'Send to…' }).click();
  await expect(items(page).first()).toHaveAccessibleName('URL Parser');
  await expect(items(page).first()).toHaveAccessibleDescription(/a\.example/);
  await expect(menu(page)).toContainText('Fits');
  await expect(menu(page)).toContainText('All tools');
  await expect(items(page).filter({ hasText: 'JSON Repair' })).toHaveCount(1);
  await expect(items(page).filter({ hasText: 'URL Parser' })).toHaveCount(1);

  // Everything works by keyboard, and going back restores the previous state.
  await expect(items(page).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('URL Parser');
  await expect(page.getByText('a.example').filter({ visible: true }).first()).toBeVisible();
  const before = page.locator('[data-screen="URLEncoder"]');
  await expect(before).toBeHidden();
  await page.goBack();
  await expect(heading(page)).toHaveText('URL Encoder / decoder');
  await expect(page.getByRole('textbox', { name: 'Content to encode/decode' })).toHaveText('https://a.example/b?c=d');
  await expect(page.getByRole('button', { name: 'Dec.' })).toHaveAttribute('aria-pressed', 'true');
});

test('Escape closes the list, and the button has the focus again', async ({ page, open }) => {
  await open('/UUIDGenerator');
  const button = page.getByRole('button', { name: 'Send to…' }).first();
  await button.click();
  await expect(items(page).first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(items(page).nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('Base64 becomes a picture, its code is read, and the address in it is parsed; and all the way back', async ({
  page,
  open,
}) => {
  const png = await qrcode.toBuffer('https://shop.example/item?id=42', { scale: 6 });
  await open('/Base64/Base64FileEncoder');
  await page.getByRole('button', { name: 'Decode', exact: true }).click();
  await fileInput(page, 'Drop files of Base64 to decode').setInputFiles({
    name: 'code.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(png.toString('base64')),
  });
  const card = page.getByRole('list', { name: 'Files' });
  await expect(card.getByRole('img', { name: /^Preview of/ })).toBeVisible();

  await card.getByRole('button', { name: /^Send to…/ }).click();
  const toCode = items(page).filter({ hasText: 'QR Code' });
  await expect(toCode).toHaveAccessibleDescription(/shop\.example/);
  await expect(items(page).filter({ hasText: 'Color picker' })).toHaveAccessibleDescription(/pixels|colou?r/i);
  await expect(items(page).filter({ hasText: 'OCR' })).toHaveCount(1);
  await toCode.click();
  await expect(heading(page)).toHaveText(/QR Code/);
  await expect(page.getByText('https://shop.example/item?id=42').first()).toBeVisible();

  await page.getByRole('button', { name: /^Send to…/ }).click();
  await expect(items(page).first()).toHaveAccessibleName('URL Parser');
  await items(page).first().click();
  await expect(heading(page)).toHaveText('URL Parser');
  await expect(page.getByText('shop.example').filter({ visible: true }).first()).toBeVisible();

  await page.goBack();
  await expect(page.getByText('https://shop.example/item?id=42').filter({ visible: true }).first()).toBeVisible();
  await page.goBack();
  await expect(heading(page)).toHaveText(/Base64/);
  await expect(card.getByRole('img', { name: /^Preview of/ })).toBeVisible();
  await card.getByRole('button', { name: /^Send to…/ }).click();
  await items(page).filter({ hasText: 'Color picker' }).click();
  await expect(heading(page)).toHaveText('Color picker');
  await expect(page.getByText('code.png').filter({ visible: true }).first()).toBeVisible();
});

test('decoded files become inputs if they are UTF-16, and stay files in other encodings', async ({ page, open }) => {
  await open('/Base64/Base64FileEncoder');
  await page.getByRole('button', { name: 'Decode', exact: true }).click();
  const card = page.getByRole('list', { name: 'Files' });
  const decode = (name: string, type: string, content: Buffer) =>
    fileInput(page, 'Drop files of Base64 to decode').setInputFiles({
      name,
      mimeType: 'text/plain',
      buffer: Buffer.from(`data:${type};base64,${content.toString('base64')}`),
    });
  await decode('utf-16.txt', 'application/json', Buffer.from('\ufeff["Zürich"]', 'utf16le'));
  await card.getByRole('button', { name: /^Send to….*utf-16/ }).click();
  await expect(items(page).first()).toHaveAccessibleName('JSON Formatter');
  await items(page).filter({ hasText: 'JSON Repair' }).click();
  await expect(heading(page)).toHaveText('JSON Repair');
  await expectText(page.getByRole('textbox', { name: 'JSON to repair' }), '["Zürich"]');

  await page.goBack();
  await decode('windows-1252.txt', 'text/csv', Buffer.from('name,city\nAda,Zürich\n', 'latin1'));
  await card.getByRole('button', { name: /^Send to….*windows-1252/ }).click();
  await expect(items(page).filter({ hasText: 'URL Parser' })).toHaveCount(0);
  await items(page).filter({ hasText: 'CSV Parser' }).click();
  await expect(heading(page)).toHaveText('CSV Parser');
  await expect(page.getByText('Bytes in this row are not valid UTF-8 and appear as �.')).toBeVisible();
});

test('a code that is made goes on as a picture', async ({ page, open }) => {
  await open('/QRCodeGenerator');
  await page.getByRole('button', { name: 'Send to…: the QR code' }).click();
  await items(page).filter({ hasText: 'Base64 file' }).click();
  await expect(page.getByRole('list', { name: 'Files' })).toContainText('qr-code.png');
});

test('the picture of a model goes on', async ({ page, open }) => {
  await storeBeforeLoad(page, withoutRoomLight);
  await open('/VR3DViewer');
  // The button may be behind “More” if the pane is narrow.
  await withControl(page.getByRole('button', { name: 'Send to…' }), async (button) => {
    await expect(button).toBeEnabled();
    await button.click();
  });
  await items(page).filter({ hasText: 'Base64 file' }).click();
  await expect(page.getByRole('list', { name: 'Files' })).toContainText('.png');
});

test('a signed token goes on', async ({ page, open }) => {
  await open('/JWTDecoder');
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await page.getByRole('textbox', { name: 'Key', exact: true }).fill('a key of thirty-two characters!!');
  const token = page.getByRole('textbox', { name: 'Signed token' });
  await expect(token).toContainText('.');
  const signed = await token.textContent();
  await page.getByRole('region', { name: 'Signed token' }).getByRole('button', { name: 'Send to…' }).click();
  await items(page).filter({ hasText: 'Hash' }).first().click();
  await expect(heading(page)).toHaveText(/Hash/);
  await expect(page.getByRole('textbox', { name: 'Text or file' })).toHaveText(signed ?? '');
});

test('a result of any size goes on, as a file where it is too large for an input', async ({ page, open }) => {
  test.slow();
  await storeBeforeLoad(page, { lastHashText: 'mine' });
  await open('/JSON/JSONFormatter');
  // The file is made in the page, since transferring it there would take very long.
  await page.getByLabel('File to open').evaluate((input: HTMLInputElement) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([`[${'1234567,'.repeat(2_200_000)}1]`], 'large.json', { type: 'application/json' }));
    input.files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('MB');
  await page.getByRole('button', { name: 'Send to…' }).click();
  await expect(menu(page)).toContainText('it is sent as a file');
  await expect(items(page).filter({ hasText: 'Date & Epoch' })).toHaveCount(0);
  await menu(page).getByRole('menuitem', { name: 'Hash', exact: true }).click();
  await expect(heading(page)).toHaveText('Hash');
  await expect(page.getByRole('region', { name: 'Text or file' })).toContainText('result.json');
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('SHA-256');
  await page.getByRole('region', { name: 'Text or file' }).getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('textbox', { name: 'Text or file' })).toHaveText('mine');
  await page.goBack();
  await expect(heading(page)).toHaveText('JSON Formatter');
  await expect(page.getByRole('group', { name: 'JSON Content' })).toContainText('large.json');
});

test('axe finds nothing in the list, in either theme, in a window of 1400 pixels and of 360', async ({
  page,
  open,
}) => {
  await storeBeforeLoad(page, { lastUrlEncoderValue: 'https://a.example/b?c=d' });
  await open('/Base64/Base64Encoder');
  for (const width of [1400, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await page.getByRole('button', { name: 'Send to…' }).first().click();
    await expect(items(page).first()).toBeFocused();
    await expectAccessible(page, `${width} pixels wide`);
    await page.keyboard.press('Escape');
    await expect(items(page)).toHaveCount(0);
  }
});
