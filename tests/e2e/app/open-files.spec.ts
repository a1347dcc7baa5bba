import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { JSHandle, Locator, Page } from '@playwright/test';
import { write } from '#tests/support/page/editor.ts';
import { findViolations } from '#tests/support/page/find-violations.ts';
import { withoutRoomLight } from '#tests/support/page/without-room-light.ts';
import { expect, readLocalStorage, storeBeforeLoad, test } from '../fixtures.ts';

test.use({ viewport: { width: 1920, height: 900 } });

const model = fileURLToPath(new URL('../../fixtures/models/', import.meta.url));
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

interface Dropped {
  readonly name: string;
  readonly content: string | Buffer;
  readonly type?: string;
}

function transferOf(page: Page, files: readonly Dropped[]): Promise<JSHandle<DataTransfer>> {
  const sent = files.map(({ name, content, type = '' }) => ({
    name,
    type,
    base64: Buffer.from(content).toString('base64'),
  }));
  return page.evaluateHandle((list) => {
    const transfer = new DataTransfer();
    for (const { name, type, base64 } of list) {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type }));
    }
    return transfer;
  }, sent);
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const chooser = (page: Page) => page.getByRole('dialog', { name: /^Open / });
const hint = (page: Page) => page.getByText('Drop to open the file in its tool');

/**
 * Holds files over an element until the page shows that it accepts them, since the code that does so loads after the
 * first paint.
 */
async function hold(target: Locator, dataTransfer: JSHandle<DataTransfer>): Promise<void> {
  const isTaken = () =>
    target.evaluate(async (element, transfer) => {
      element.dispatchEvent(new DragEvent('dragover', { dataTransfer: transfer, bubbles: true, cancelable: true }));
      await new Promise(requestAnimationFrame);
      return document.body.textContent.includes('Drop to open the file in its tool');
    }, dataTransfer);
  await expect.poll(isTaken).toBe(true);
}

/** Drops files where no pane accepts them, once the page shows that it accepts them. */
async function drop(page: Page, target: Locator, ...files: readonly Dropped[]): Promise<void> {
  const dataTransfer = await transferOf(page, files);
  await hold(target, dataTransfer);
  await target.dispatchEvent('drop', { dataTransfer });
}

const json = { name: 'data.json', content: '{"from": "a file"}', type: 'application/json' };

test('a document dropped on Home opens in its tool, and the page says so while it is held', async ({ page, open }) => {
  await open('/Home');
  const dataTransfer = await transferOf(page, [json]);
  await hold(heading(page), dataTransfer);
  await expect(hint(page)).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new DragEvent('dragleave')));
  await expect(hint(page)).toHaveCount(0);
  await drop(page, heading(page), json);
  await expect(hint(page)).toHaveCount(0);
  await expect(heading(page)).toHaveText('JSON Formatter');
  await expect(page.getByRole('textbox', { name: 'JSON Content' })).toHaveText('{"from": "a file"}');
  await expect.poll(() => readLocalStorage(page, 'lastJSONFormatterValue')).toBe('{"from": "a file"}');
  // A file is opened only once: returning to the screen does not overwrite newer input.
  await write(page.getByRole('textbox', { name: 'JSON Content' }), '[1]');
  await page.goto('./#/Home');
  await page.goto('./#/JSON/JSONFormatter');
  await expect(page.getByRole('textbox', { name: 'JSON Content' })).toHaveText('[1]');
});

const opened: readonly (readonly [name: string, files: readonly Dropped[], title: string, shows: string])[] = [
  ['CSV', [{ name: 'rows.csv', content: 'apples,pears\n1,2' }], 'CSV Parser', 'apples,pears'],
  ['a token', [{ name: 'x', content: 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJtZSJ9.' }], 'JWT decoder…', 'eyJhbGciOiJub25lIn0'],
  ['JSON without a name', [{ name: 'x', content: '[{"a": 1}]' }], 'JSON Formatter', 'JSON Content'],
  ['unknown bytes', [{ name: 'x.dat', content: Buffer.from([0, 1, 2]) }], 'Base64 file encoder', 'x.dat'],
  ['a key', [{ name: 'key.pem', content: '-----BEGIN X-----' }], 'Base64 file encoder', 'key.pem'],
];

test('opens each kind of file in its tool', async ({ page, open }) => {
  for (const [name, files, title, shows] of opened) {
    await test.step(`${name} in ${title}`, async () => {
      await open('/Home');
      await drop(page, page.getByRole('banner'), ...files);
      await expect(heading(page)).toHaveText(title);
      await expect(page.getByText(shows).first()).toBeVisible();
    });
  }
});

test('a model with its parts opens in the 3D viewer', async ({ page, open }) => {
  await storeBeforeLoad(page, withoutRoomLight);
  await open('/Home');
  const parts = ['scene.gltf', 'scene.bin'];
  const files = await Promise.all(
    parts.map(async (name) => ({ name, content: await readFile(`${model}textured/${name}`) })),
  );
  await drop(page, heading(page), ...files);
  await expect(heading(page)).toHaveText('3D Viewer');
  await expect(page.getByRole('application', { name: '3D view of scene.gltf' })).toBeVisible();
  // Another model is dropped while the viewer is shown, outside its own area.
  await drop(page, page.getByRole('banner'), { name: 'two.glb', content: await readFile(`${model}box.glb`) });
  await expect(page.getByText('two.glb').first()).toBeVisible();
});

test('asks where several tools fit, with the keyboard too', async ({ page, open }) => {
  await open('/Home');
  await drop(page, heading(page), { name: 'picture.png', content: png, type: 'image/png' });
  await expect(page.getByRole('heading', { name: 'Open picture.png with…' })).toBeVisible();
  await expect(chooser(page).getByRole('listitem')).toHaveText([
    /^Image OCR/,
    /^Color picker/,
    /^QR Code generator/,
    /^Base64 file encoder/,
  ]);
  await expect(chooser(page).getByRole('button', { name: /^Image OCR/ })).toBeFocused();
  expect(await findViolations(page, { include: '[role=dialog]' })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(chooser(page)).toHaveCount(0);
  await expect(heading(page)).toHaveText('Home');

  await drop(page, heading(page), { name: 'picture.png', content: png, type: 'image/png' });
  await expect(chooser(page).getByRole('button', { name: /^Image OCR/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Color picker');
  await expect(page.getByText('picture.png').first()).toBeVisible();
});

for (const [tool, shows] of [
  ['Image OCR', 'picture.png'],
  ['QR Code generator', 'Image to read'],
  ['Base64 file encoder', 'picture.png'],
] as const) {
  test(`a picture goes to ${tool} when that is chosen`, async ({ page, open }) => {
    await open('/Home');
    await drop(page, heading(page), { name: 'picture.png', content: png, type: 'image/png' });
    await chooser(page).getByRole('button', { name: tool }).click();
    await expect(heading(page)).toContainText(tool);
    await expect(page.getByText(shows).first()).toBeVisible();
  });
}

test('text goes to the tool that is chosen', async ({ page, open }) => {
  await open('/Home');
  await drop(page, heading(page), { name: 'notes.txt', content: 'Grüße 💡' });
  await chooser(page)
    .getByRole('button', { name: /^Regular expressions/ })
    .click();
  await expect(page.getByRole('textbox', { name: /^Content to test/ })).toHaveText('Grüße 💡');
  await page.goto('./#/Home');
  await drop(page, heading(page), { name: 'notes.txt', content: 'Grüße 💡' });
  await chooser(page)
    .getByRole('button', { name: /^Base64 string/ })
    .click();
  await expect(page.getByRole('textbox', { name: 'Text to encode' })).toHaveText('Grüße 💡');
});

test('the screen that shows takes what it can use, beside its panes and on its result', async ({ page, open }) => {
  await storeBeforeLoad(page, withoutRoomLight);
  await open('/JSON/JSONConverter');
  await drop(page, heading(page), json);
  await expect(page.getByRole('textbox', { name: 'Content to convert' })).toHaveText('{"from": "a file"}');
  await expect(heading(page)).toHaveText('JSON Converter');
  await page.goto('./#/JSON/JSONRepair');
  await drop(page, page.getByRole('region', { name: 'Repaired JSON' }).getByRole('textbox'), json);
  await expect(page.getByRole('textbox', { name: 'JSON to repair' })).toHaveText('{"from": "a file"}');
  // A file that the screen cannot use is opened in the tool that fits.
  await drop(page, heading(page), { name: 'rows.csv', content: 'a,b' });
  await expect(page.getByRole('textbox', { name: 'JSON to repair' })).toHaveText('a,b');
  await drop(page, heading(page), { name: 'x.glb', content: 'glTF' });
  await expect(heading(page)).toHaveText('3D Viewer');
});

test('a pane takes its own drops, once', async ({ page, open }) => {
  await open('/ImageOCR');
  // The name of the area changes while something is held over it.
  const area = page.getByRole('group').filter({ has: page.getByRole('button', { name: 'Choose files…' }) });
  const dataTransfer = await transferOf(page, [{ name: 'picture.png', content: png, type: 'image/png' }]);
  await area.dispatchEvent('dragover', { dataTransfer });
  await expect(hint(page)).toHaveCount(0);
  await area.dispatchEvent('drop', { dataTransfer });
  const images = page.getByRole('list', { name: 'Images to recognise' }).getByRole('listitem');
  await expect(images).toHaveCount(1);
  await expect(chooser(page)).toHaveCount(0);
  await drop(page, heading(page), { name: 'second.png', content: png, type: 'image/png' });
  await expect(images).toHaveCount(2);
});

test('files of several kinds are shared out as the user says', async ({ page, open }) => {
  await open('/Home');
  await drop(page, heading(page), json, { name: 'rows.csv', content: 'apples,pears' });
  await expect(page.getByRole('heading', { name: 'Open 2 files with…' })).toBeVisible();
  await expect(chooser(page).getByRole('listitem')).toHaveText([
    'JSON FormatterOnly data.json',
    'CSV ParserOnly rows.csv',
    /^Base64 file encoder/,
  ]);
  await chooser(page).getByRole('button', { name: /^CSV/ }).click();
  await expect(heading(page)).toHaveText('CSV Parser');
  await expect(page.getByText('apples,pears').first()).toBeVisible();
});

test('nothing is opened behind a dialog, other drags are left alone, and the page is never left', async ({
  page,
  open,
}) => {
  await storeBeforeLoad(page, { lastJSONFormatterValue: '[1]' });
  await open('/Home');
  const address = page.url();
  const isPrevented = (transfer: JSHandle<DataTransfer>, type: string) =>
    transfer.evaluate((dataTransfer, name) => {
      const event = new DragEvent(name, { dataTransfer, bubbles: true, cancelable: true });
      document.querySelector('h1')?.dispatchEvent(event);
      return event.defaultPrevented;
    }, type);
  const text = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.setData('text/plain', 'text');
    return transfer;
  });
  expect(await isPrevented(text, 'drop')).toBe(false);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Go to a tool' })).toBeVisible();
  const files = await transferOf(page, [json]);
  expect(await isPrevented(files, 'dragover')).toBe(true);
  expect(await isPrevented(files, 'drop')).toBe(true);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(page.url()).toBe(address);
  await expect.poll(() => readLocalStorage(page, 'lastJSONFormatterValue')).toBe('[1]');
});

test('a file that cannot be read is said to be so', async ({ page, open }) => {
  await open('/Home');
  await page.evaluate(() => {
    Blob.prototype.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  });
  await drop(page, heading(page), json);
  await expect(page.getByRole('alert').filter({ hasText: '“data.json” cannot be read.' })).toBeVisible();
  await expect(heading(page)).toHaveText('Home');
});
