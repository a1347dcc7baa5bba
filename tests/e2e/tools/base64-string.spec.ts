import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { paste } from '#tests/support/page/editor.ts';
import { expectScreen, goTo } from '#tests/support/page/go-to.ts';
import { expect, readLocalStorage, storeBeforeLoad, test } from '../fixtures.ts';
import { expectAccessible } from '../page/expect-accessible.ts';
import { expectNotice } from '../page/notices.ts';
import { expectWorkElsewhere, holdAnswers, releaseAnswers, watchTasks } from '../page/worker-tasks.ts';

test.use({ viewport: { width: 1920, height: 800 }, permissions: ['clipboard-read', 'clipboard-write'] });

const route = '/Base64/Base64Encoder';
const text = (page: Page) => page.getByRole('textbox', { name: 'Text to encode' });
const base64 = (page: Page) => page.getByRole('textbox', { name: 'Base64', exact: true });
const toDecode = (page: Page) => page.getByRole('textbox', { name: 'Base64 to decode' });
const decoded = (page: Page) => page.getByRole('textbox', { name: 'Decoded text' });
const pane = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const status = (page: Page, name: string) => pane(page, name).getByRole('status');

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page
    .getByRole('option')
    .filter({ hasText: new RegExp(`^${option.replaceAll('+', '\\+')}`) })
    .click();
}

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('encodes as one types, emoji included, and keeps the text', async ({ page, open }) => {
  await open(route);
  await expect(base64(page)).toContainText('SGVsbG8sIFdlYiBUb29sYm94ISDwn5GL');
  await paste(text(page), '👋 Ünïcödé');
  await expect(base64(page)).toHaveText('8J+RiyDDnG7Dr2PDtmTDqQ==');
  await expect(status(page, 'Base64')).toHaveText('16 bytes became 24 characters');
  await page.reload();
  await expect(base64(page)).toHaveText('8J+RiyDDnG7Dr2PDtmTDqQ==');
  await expect.poll(() => readLocalStorage(page, 'lastBase64EncoderValue')).toBe('👋 Ünïcödé');
});

test('has both alphabets, padding on request, and lines', async ({ page, open }) => {
  await open(route);
  await paste(text(page), '??>~');
  await expect(base64(page)).toHaveText('Pz8+fg==');
  await choose(page, 'Alphabet', 'URL-safe: - _');
  await expect(base64(page)).toHaveText('Pz8-fg==');
  await page.getByRole('button', { name: 'Padding' }).click();
  await expect(base64(page)).toHaveText('Pz8-fg');
  await paste(text(page), 'x'.repeat(60));
  await choose(page, 'Line length', '64 a line');
  await expect(base64(page).locator('.cm-line')).toHaveText(['eHh4'.repeat(16), 'eHh4'.repeat(4)]);
  await choose(page, 'Line length', '76 a line');
  await expect(base64(page).locator('.cm-line')).toHaveText(['eHh4'.repeat(19), 'eHh4']);
});

test('writes the text in another encoding, and says what that does not hold', async ({ page, open }) => {
  await open(route);
  await paste(text(page), '日本');
  await choose(page, 'Text encoding', 'Shift_JIS');
  await expect(base64(page)).toHaveText('k/qWew==');
  await paste(text(page), '日本\n5 € 👋');
  const alert = pane(page, 'Text to encode').getByRole('note');
  await expect(alert).toContainText('Line 2, column 3: “€” (U+20AC) does not exist in Shift_JIS.');
  await expect(text(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(base64(page)).toHaveText('k/qWew==');
  await expect(status(page, 'Base64')).toContainText('Stale');
  await choose(page, 'Text encoding', 'UTF-16LE');
  await expect(alert).toHaveCount(0);
  await expect(base64(page)).toHaveText('5WUsZwoANQAgAKwgIAA92Evc');

  await choose(page, 'Text encoding', 'Shift_JIS');
  await paste(text(page), '¥');
  await expect(status(page, 'Base64').first()).toContainText('“¥” (U+00A5) with the bytes of “\\” (U+005C)');
});

test('decodes both alphabets, mixed, without padding and with white space', async ({ page, open }) => {
  await open(route);
  await page.getByRole('button', { name: 'Decode', exact: true }).click();
  for (const [input, output] of [
    ['8J-RiyDDnG4', '👋 Ün'],
    ['8J+R iyDD\n\tnG4=', '👋 Ün'],
    ['Pz8_Pz8/', '??????'],
    ['Zg', 'f'],
  ] as const) {
    await paste(toDecode(page), input);
    await expect(decoded(page)).toHaveText(output);
  }
  await expect(status(page, 'Decoded')).toHaveText('1 byte · text in UTF-8');
  await page.reload();
  await expect(toDecode(page)).toHaveText('Zg');
  await expect(decoded(page)).toHaveText('f');
});

test('names what is wrong and where, keeps what was typed and the last good result', async ({ page, open }) => {
  await open(`${route}?mode=decode`);
  await paste(toDecode(page), 'Zm9v');
  await expect(decoded(page)).toHaveText('foo');
  const alert = pane(page, 'Base64 to decode').getByRole('note');
  for (const [input, message] of [
    ['Zm9v\nYm*h', 'Line 2, column 3: “*” (U+002A) is not a Base64 character'],
    ['Zm9vY', 'Line 1, column 5: This character is alone in the last group'],
    ['Zg=', 'Line 1, column 3: The padding is incomplete'],
    ['Zm9v=', 'Line 1, column 5: This “=” is not needed'],
    ['Zg==Zg==', 'Line 1, column 5: “Z” (U+005A) follows the padding'],
    ['data:image/png;base64', 'A data: URI needs a comma'],
  ] as const) {
    await paste(toDecode(page), input);
    await expect(alert).toContainText(message);
    await expect(decoded(page)).toHaveText('foo');
    await expect(status(page, 'Decoded')).toContainText('Stale');
  }
  await paste(toDecode(page), 'Zm9v\nYm*h');
  await expect(alert).toContainText('Line 2, column 3');
  await page.getByRole('button', { name: 'Go to this position' }).click();
  await page.keyboard.press('Delete');
  await page.keyboard.type('F');
  await expect(decoded(page)).toHaveText('foobaa');
});

test('what is odd is decoded with a warning', async ({ page, open }) => {
  await open(`${route}?mode=decode`);
  await paste(toDecode(page), 'Zh==');
  await expect(decoded(page)).toHaveText('f');
  await expect(status(page, 'Decoded').first()).toContainText('Line 1, column 2: This last character has bits set');
  await paste(toDecode(page), '-----BEGIN NOTE-----\nZm9v\n-----END NOTE-----');
  await expect(decoded(page)).toHaveText('foo');
  await expect(status(page, 'Decoded')).toContainText('PEM “NOTE”');
});

test('bytes that are not text show as a hex dump, with their guessed type, and can be saved', async ({
  page,
  open,
}) => {
  await open(`${route}?mode=decode`);
  await paste(toDecode(page), 'H4sIAAAAAAAAAwMAAAAAAAAAAAA=');
  const dump = page.getByRole('region', { name: 'Hex dump' });
  await expect(dump).toContainText('00000000  1f 8b 08 00 00 00 00 00');
  await expect(status(page, 'Decoded')).toContainText('not text in UTF-8 · file type application/gzip');
  const downloading = page.waitForEvent('download');
  await pane(page, 'Decoded').getByRole('button', { name: 'Save As…' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('decoded.gz');
  expect((await readFile(await download.path())).toString('base64')).toBe('H4sIAAAAAAAAAwMAAAAAAAAAAAA=');
  await pane(page, 'Decoded').getByRole('button', { name: 'Copy to clipboard' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('00000010  00 00 00 00');

  await paste(toDecode(page), 'AAECAw');
  await expect(status(page, 'Decoded')).toContainText('unknown file type');
  await expect(dump).toContainText('|....|');
});

test('text of another encoding is recognised', async ({ page, open }) => {
  await open(`${route}?mode=decode`);
  await paste(toDecode(page), 'ZABpAHIA');
  await page.getByRole('button', { name: 'Read it as UTF-16LE' }).click();
  await expect(decoded(page)).toHaveText('dir');
  await expect(page.getByRole('button', { name: 'Read it as UTF-16LE' })).toHaveCount(0);
});

test('a data: URI is split, and its image shown', async ({ page, open }) => {
  await open(`${route}?mode=decode`);
  await paste(toDecode(page), `data:image/png;name=a.png;base64,${png}`);
  const table = page.getByRole('table', { name: 'Parts of the data: URI' });
  await expect(table.getByRole('row')).toHaveText([/Part/, /Media type.*image\/png/, /name.*a\.png/, /Data.*iVBOR/]);
  await expect(page.getByRole('img', { name: 'Decoded image' })).toBeVisible();
  await expect(page.getByText('1 × 1 pixels')).toBeVisible();
  await page.getByRole('button', { name: 'Copy to clipboard: Data' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(png);

  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><script>document.title="x"</script></svg>';
  await paste(toDecode(page), `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`);
  await expect(page.getByText('30 × 20 pixels')).toBeVisible();
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  await expect(decoded(page)).toHaveText(svg);
  await expect(page).toHaveTitle('Web Toolbox - Base64 string encoder');
});

test('the result becomes the input, with its line breaks', async ({ page, open }) => {
  await open(`${route}?mode=decode`);
  await paste(toDecode(page), 'YQ0KYg==');
  await expect(decoded(page)).toContainText('a');
  const switchContent = page.getByRole('button', { name: 'Switch data content' });
  await switchContent.click();
  await expect(text(page)).toContainText('a');
  await expect(page.getByRole('combobox', { name: 'Line breaks' })).toHaveText('CRLF');
  await expect(base64(page)).toHaveText('YQ0KYg==');
  await choose(page, 'Line breaks', 'LF');
  await expect(base64(page)).toHaveText('YQpi');
  await switchContent.press('Enter');
  await expect(toDecode(page)).toHaveText('YQpi');
  await expect(toDecode(page)).toBeFocused();
});

test('a press of “Switch data content” waits for the result of the present text', async ({ page, open }) => {
  await watchTasks(page);
  await open(route);
  await expect(base64(page)).toHaveText(/^[\w+/]+=*$/);
  await holdAnswers(page, 'encode');
  await paste(text(page), 'held');
  const switchContent = page.getByRole('button', { name: 'Switch data content' });
  await switchContent.click();
  await expect(switchContent).toHaveAccessibleDescription('Waits for the result');
  await expect(text(page)).toHaveText('held');
  await releaseAnswers(page);
  await paste(text(page), 'ab');
  await expect(toDecode(page)).toHaveText('YWI=');
});

test('the direction comes back with its text, also when it was named by a link', async ({ page, open }) => {
  await open(`${route}?mode=decode`);
  await paste(toDecode(page), 'SGVsbG8=');
  await expect(decoded(page)).toHaveText('Hello');
  await toDecode(page).press('End');
  await page.keyboard.type('V29ybGQ=');
  await expect(toDecode(page)).toHaveText('SGVsbG8=V29ybGQ=');
  await paste(toDecode(page), 'V29ybGQ=');
  await expect(decoded(page)).toHaveText('World');
  await goTo(page, '/Home');
  await goTo(page, route);
  await expect(decoded(page)).toHaveText('World');
  // The second key stroke does not change the direction either.
  await toDecode(page).press('ControlOrMeta+a');
  await page.keyboard.type('Zm9v');
  await expect(decoded(page)).toHaveText('foo');

  await page.getByRole('button', { name: 'Switch data content' }).click();
  await expect(base64(page)).toHaveText('Zm9v');
  await page.reload();
  await expect(text(page)).toHaveText('foo');
  await expect(base64(page)).toHaveText('Zm9v');
});

test('what looks like Base64 can be decoded at once, and copying and sending work', async ({ page, open }) => {
  await open(route);
  await paste(text(page), 'SGVsbG8sIFdlYiBUb29sYm94IQ==');
  await page.getByRole('button', { name: 'Decode it' }).click();
  await expect(decoded(page)).toHaveText('Hello, Web Toolbox!');
  await expectNotice(page, 'Content copied into clipboard: Hello, Web Toolbox! …', () =>
    pane(page, 'Decoded').getByRole('button', { name: 'Copy to clipboard' }).click(),
  );
  // The direction is restored after a visit to another screen.
  await page.getByRole('link', { name: 'File', exact: true }).click();
  await expectScreen(page, '/Base64/Base64FileEncoder');
  await page.getByRole('link', { name: 'String', exact: true }).click();
  await expectScreen(page, '/Base64/Base64Encoder');
  await expect(decoded(page)).toHaveText('Hello, Web Toolbox!');
  await page.getByRole('button', { name: 'Send to…' }).click();
  await page.getByRole('menuitem', { name: 'JSON Formatter' }).click();
  await expect.poll(() => readLocalStorage(page, 'lastJSONFormatterValue')).toBe('Hello, Web Toolbox!');
});

test('a dropped file is taken byte for byte, or left to the File tab', async ({ page, open }) => {
  await open(route);
  const openFile = async (name: string, buffer: Buffer) => {
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Open file…' }).click();
    await (await choosing).setFiles({ name, mimeType: '', buffer });
  };
  await openFile('a.txt', Buffer.from('\ufeffa\r\nb\n'));
  await expect(base64(page)).toHaveText(Buffer.from('\ufeffa\r\nb\n').toString('base64'));
  await openFile('b.bin', Buffer.from([0xff, 0x00]));
  await expect(pane(page, 'Text to encode').getByRole('note')).toContainText('b.bin is not text in UTF-8.');
  await page.getByRole('button', { name: 'Open it on the File tab' }).click();
  await expect(page.getByRole('textbox', { name: 'Base64 of b.bin' })).toHaveValue('/wA=');
});

test('ten megabytes are encoded and decoded while the page answers', async ({ page, open }) => {
  await watchTasks(page);
  await open(route);
  const line = 'Some words of a text, äöü 👋\n';
  const long = line.repeat(Math.ceil(10_000_000 / line.length));
  await paste(text(page), long);
  const expected = Buffer.from(long).toString('base64').length.toLocaleString('en');
  await expect(status(page, 'Base64')).toContainText(`${expected} characters`);
  await expect(page.getByText('Too large to keep after you close the app')).toBeVisible();
  await page.getByRole('button', { name: 'Switch data content' }).click();
  await expect(decoded(page)).toContainText(line.trim());
  await expect(status(page, 'Decoded')).toContainText('text in UTF-8');
  await page.getByRole('button', { name: 'Hex' }).click();
  const dump = page.getByRole('region', { name: 'Hex dump' });
  await expect(dump).toContainText('53 6f 6d 65');
  await expectWorkElsewhere(page, 'encode', 'decode');
  expect((await dump.innerText()).length).toBeLessThan(20_000);
});

test('an empty input offers a sample', async ({ page, open }) => {
  await storeBeforeLoad(page, { lastBase64EncoderValue: '' });
  await open(route);
  await expect(page.getByText('its Base64 shows here as you type')).toBeVisible();
  await page.getByRole('button', { name: 'Use a sample' }).click();
  await expect(base64(page)).toContainText('SGVsbG8s');
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByRole('button', { name: 'Decode', exact: true }).click();
  await page.getByRole('button', { name: 'Use a sample' }).click();
  await expect(decoded(page)).toContainText('Hello, Web Toolbox! 👋 Ünïcödé is welcome.');
});

test('on a phone nothing sticks out, and axe finds nothing in either theme', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open('/Base64Encoder?mode=decode');
  for (const input of [`data:image/png;base64,${png}`, 'AAECAw', 'Zm9v*']) {
    await paste(toDecode(page), input);
    await expect(pane(page, input.endsWith('*') ? 'Base64 to decode' : 'Decoded')).toContainText(
      input.endsWith('*') ? 'is not a Base64 character' : /\d bytes/,
    );
    await expectAccessible(page, input);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});
