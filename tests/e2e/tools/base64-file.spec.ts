import { mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { fileInput } from '#tests/support/page/file-input.ts';
import { expectScreen } from '#tests/support/page/go-to.ts';
import { test as base, expect } from '../fixtures.ts';
import { expectAccessible } from '../page/expect-accessible.ts';
import { expectNotice } from '../page/notices.ts';
import { holdAnswers, watchTasks } from '../page/worker-tasks.ts';

const test = base.extend<{ readonly folder: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'web-toolbox-base64-'));
    await use(folder);
    await rm(folder, { recursive: true });
  },
});

test.use({ viewport: { width: 1920, height: 900 }, permissions: ['clipboard-read', 'clipboard-write'] });

const route = '/Base64/Base64FileEncoder';
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

interface TestFile {
  readonly name: string;
  readonly content: string | Buffer;
  readonly type?: string;
}

async function chooseFiles(page: Page, files: readonly TestFile[]): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files…' }).click();
  await (await choosing).setFiles(
    files.map(({ name, content, type = '' }) => ({ name, mimeType: type, buffer: Buffer.from(content) })),
  );
}

const card = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });
const cards = (page: Page) => page.getByRole('list', { name: 'Files' }).getByRole('listitem');
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('shows name, size, picture, img tag, data URI and Base64 of each file', async ({ page, open }) => {
  await open(route);
  await chooseFiles(page, [
    { name: 'dot.png', content: Buffer.from(png, 'base64'), type: 'image/png' },
    { name: 'naïve "a" & <b>.txt', content: 'Hello 👋', type: 'text/plain' },
    { name: 'empty', content: '' },
  ]);
  const dot = card(page, 'dot.png');
  await expect(dot).toContainText('70 bytes · image/png');
  await expect(dot.getByRole('img', { name: 'Preview of dot.png' })).toBeVisible();
  await expect(dot.getByRole('textbox', { name: 'Full img tag' })).toHaveValue(
    `<img src="data:image/png;base64,${png}" alt="dot.png">`,
  );
  await expect(dot.getByRole('textbox', { name: 'Data URI' })).toHaveValue(`data:image/png;base64,${png}`);
  await expect(dot.getByRole('textbox', { name: 'Base64' })).toHaveValue(png);

  const note = card(page, 'naïve "a" & <b>.txt');
  await expect(note.getByRole('textbox', { name: 'Full img tag' })).toHaveCount(0);
  await expect(note.getByRole('textbox', { name: 'Data URI' })).toHaveValue('data:text/plain;base64,SGVsbG8g8J+Riw==');
  await expect(card(page, 'empty').getByRole('textbox', { name: 'Data URI' })).toHaveValue(
    'data:application/octet-stream;base64,',
  );
  await expect(cards(page)).toHaveText([/^dot\.png/, /^naïve/, /^empty/]);

  await expectNotice(page, 'Content copied into clipboard: data:image/png;base64,iVB …', () =>
    dot.getByRole('button', { name: 'Copy to clipboard: Data URI' }).click(),
  );
  await expect.poll(() => clipboard(page)).toBe(`data:image/png;base64,${png}`);
  const downloading = page.waitForEvent('download');
  await dot.getByRole('button', { name: 'Save As…: Full img tag' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('dot.png.img.html');
  expect(await readFile(await download.path(), 'utf8')).toContain('alt="dot.png">');

  await page.getByRole('button', { name: 'Remove dot.png' }).click();
  await expect(dot).toHaveCount(0);
  await expect(note.getByRole('button', { name: 'Remove' })).toBeFocused();
  await page.getByRole('button', { name: 'Remove all 2 files' }).press('Enter');
  await expect(cards(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Choose files…' })).toBeFocused();
});

test('takes dropped files, and escapes their names', async ({ page, open }) => {
  await open(route);
  await page.getByRole('group', { name: 'Drop files to encode' }).evaluate((element) => {
    const dataTransfer = new DataTransfer();
    const name = '"><b onclick=alert(1)>.svg';
    dataTransfer.items.add(new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], name, { type: 'image/svg+xml' }));
    element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  });
  await expect(page.getByRole('textbox', { name: 'Full img tag' })).toHaveValue(
    /alt="&quot;&gt;&lt;b onclick=alert\(1\)&gt;\.svg">$/,
  );
  await expect(page.locator('li b')).toHaveCount(0);
});

test('a folder is named as one, and its place taken by nothing', async ({ page, open, folder }) => {
  await open(route);
  const box = await page.getByRole('group', { name: 'Drop files to encode' }).boundingBox();
  const place = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 };
  const session = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', {
      type,
      ...place,
      data: { items: [], files: [folder], dragOperationsMask: 1 },
    });
  }
  await expect(page.getByText(/“web-toolbox-base64-.+” is a folder/)).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
});

test('a broken image says so', async ({ page, open, allowedProblems }) => {
  // Recording a trace requests the content of images that could not be shown, which the page's policy refuses.
  allowedProblems.push("Connecting to 'blob:");
  await open(route);
  await chooseFiles(page, [{ name: 'broken.png', content: 'no image', type: 'image/png' }]);
  await expect(card(page, 'broken.png')).toContainText('The browser cannot show this image.');
});

test('decodes files of Base64 back to bytes, in every wrapping', async ({ page, open }) => {
  await open(route);
  await page.getByRole('button', { name: 'Decode', exact: true }).click();
  await chooseFiles(page, [
    { name: 'dot.b64', content: png.replaceAll(/.{20}/g, '$&\r\n').replaceAll('+', '-').replace(/=+$/, '') },
    { name: 'uri.txt', content: `data:image/gif;base64,${png}` },
    { name: 'text.txt', content: 'w6kg8J+Riw==' },
    { name: 'odd.txt', content: 'Zh==' },
    { name: 'bad.txt', content: 'Zm9v\nYm*h' },
  ]);
  const dot = card(page, 'dot.b64');
  await expect(dot).toContainText('Decoded to dot.png · 70 bytes · image/png');
  await expect(dot.getByRole('img', { name: 'Preview of dot.png' })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await dot.getByRole('button', { name: /^Save As…/ }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('dot.png');
  expect((await readFile(await download.path())).toString('base64')).toBe(png);

  await expect(card(page, 'uri.txt')).toContainText('image/png · the URI says image/gif');
  await expect(card(page, 'text.txt').getByRole('textbox', { name: 'Text of text.txt' })).toHaveValue('é 👋');
  await card(page, 'text.txt').getByRole('button', { name: /^Copy/ }).click();
  await expect.poll(() => clipboard(page)).toBe('é 👋');
  await expect(card(page, 'odd.txt').getByRole('status')).toContainText(
    'Line 1, column 2: This last character has bits',
  );
  const bad = card(page, 'bad.txt');
  await expect(bad.getByRole('note')).toContainText('Line 2, column 3: “*” (U+002A) is not a Base64 character');
  await bad.getByRole('button', { name: 'Encode it instead' }).click();
  await expect(bad.getByRole('textbox', { name: 'Base64' })).toHaveValue('Wm05dgpZbSpo');
});

test('takes what is pasted, and offers to decode what is Base64 already', async ({ page, open }) => {
  await open('/Base64FileEncoder');
  await page.evaluate((text) => navigator.clipboard.writeText(text), `data:image/png;base64,${png}`);
  await page.getByRole('heading', { level: 1 }).click();
  // Nothing is taken behind a dialog.
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('ControlOrMeta+V');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('listitem', { name: /^pasted/u })).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+V');
  const pasted = card(page, 'pasted.txt');
  await pasted.getByRole('button', { name: 'Decode it instead' }).click();
  await expect(pasted).toContainText('Decoded to pasted.png');
});

test('one hundred megabytes are encoded and decoded, and the work goes on behind another screen', async ({
  page,
  open,
  folder,
}) => {
  const path = join(folder, 'large.bin');
  const bytes = Buffer.alloc(100_000_000, 'All work and no play makes Jack a dull boy. \u00e9\n');
  await writeFile(path, bytes);
  await open(route);
  await fileInput(page, 'Drop files to encode').setInputFiles([path]);
  await page.getByRole('link', { name: 'String', exact: true }).click();
  await expectScreen(page, '/Base64/Base64Encoder');
  await page.getByRole('link', { name: 'File', exact: true }).click();
  await expectScreen(page, '/Base64/Base64FileEncoder');
  const large = card(page, 'large.bin');
  const field = large.getByRole('textbox', { name: 'Base64' });
  await expect(field).toBeVisible();
  expect((await field.inputValue()).length).toBe(2000);
  await expect(large).toContainText('133,333,336 characters, the first 2,000 shown.');

  const downloading = page.waitForEvent('download');
  await large.getByRole('button', { name: 'Save As…: Base64' }).click();
  const saved = await (await downloading).path();
  expect((await stat(saved)).size).toBe(133_333_336);
  expect(Buffer.from(await readFile(saved, 'latin1'), 'base64').equals(bytes)).toBe(true);
  await large.getByRole('button', { name: 'Copy to clipboard: Base64' }).click();
  const copiedLength = () => page.evaluate(async () => (await navigator.clipboard.readText()).length);
  await expect.poll(copiedLength).toBe(133_333_336);
  await large.getByRole('button', { name: 'Remove' }).click();

  await page.getByRole('button', { name: 'Decode', exact: true }).click();
  await page
    .getByLabel('Drop files of Base64 to decode')
    .locator('input')
    .or(page.getByLabel('Drop files of Base64 to decode'))
    .last()
    .setInputFiles([saved]);
  await expect(cards(page)).toContainText('100 MB');
  const back = page.waitForEvent('download');
  await cards(page)
    .getByRole('button', { name: /^Save As…/ })
    .click();
  expect((await readFile(await (await back).path())).equals(bytes)).toBe(true);
});

test('large files show their progress, wait for each other, and can be cancelled', async ({ page, open, folder }) => {
  await watchTasks(page);
  // Sparse files take no space on the disk.
  const paths = [join(folder, 'first.bin'), join(folder, 'second.bin')];
  await Promise.all(paths.map((path) => writeFile(path, '').then(() => truncate(path, 50_000_000))));
  await open(route);
  await holdAnswers(page, 'encode');
  await fileInput(page, 'Drop files to encode').setInputFiles(paths);
  const first = card(page, 'first.bin');
  const second = card(page, 'second.bin');
  await expect(second).toContainText('Waiting');
  const progress = first.getByRole('progressbar', { name: 'Encoding first.bin' });
  await expect.poll(async () => Number(await progress.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
  await second.getByRole('button', { name: 'Cancel' }).click();
  await first.getByRole('button', { name: 'Cancel' }).click();
  for (const file of [first, second]) {
    await expect(file).toContainText('The encoding was cancelled.');
  }
  await second.getByRole('button', { name: 'Start again' }).click();
  await expect(second.getByRole('progressbar')).toBeVisible();
  await second.getByRole('button', { name: 'Remove' }).click();
  await expect(cards(page)).toHaveCount(1);
});

test('what is too large for the clipboard can be saved only', async ({ page, open, folder }) => {
  const path = join(folder, 'large.bin');
  await writeFile(path, '');
  await truncate(path, 160_000_000);
  await open(route);
  await fileInput(page, 'Drop files to encode').setInputFiles([path]);
  const large = card(page, 'large.bin');
  await expect(large).toContainText('Too large to copy: save it.');
  await expect(large.getByRole('button', { name: 'Copy to clipboard: Base64' })).toBeDisabled();
  await expect(large.getByRole('button', { name: 'Save As…: Base64' })).toBeEnabled();
});

test('on a phone nothing sticks out, and axe finds nothing in either theme', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open('/Base64FileEncoder');
  await chooseFiles(page, [
    { name: 'dot.png', content: Buffer.from(png, 'base64'), type: 'image/png' },
    { name: `${'a-very-long-name-'.repeat(8)}.txt`, content: 'SGVsbG8sIFdlYiBUb29sYm94IQ==', type: 'text/plain' },
  ]);
  await page.getByRole('button', { name: 'Decode', exact: true }).click();
  await chooseFiles(page, [{ name: 'bad.txt', content: '*' }]);
  await expect(page.getByRole('note')).toBeVisible();
  await expectAccessible(page, 'files to decode');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
