import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import jsQR from 'jsqr';
import { paste } from '#tests/support/page/editor.ts';
import { goTo } from '#tests/support/page/go-to.ts';
import { expect, readLocalStorage, storeBeforeLoad, test } from '../fixtures.ts';
import { clearEverything } from '../page/clear-everything.ts';
import { expectNotice } from '../page/notices.ts';
import { expectWorkElsewhere, holdAnswers, releaseAnswers, watchTasks } from '../page/worker-tasks.ts';

const route = '/QRCodeGenerator';
const checked = /^Checked: this code reads back/;

const textField = (page: Page) => page.getByRole('textbox', { name: 'Text to store into QR Code' });
const optionsField = (page: Page) => page.getByRole('textbox', { name: 'QR Code generation options' });
const code = (page: Page) => page.getByRole('img', { name: /^QR code: / });
const readability = (page: Page) => page.getByRole('status', { name: 'Readability' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Chooses an option of a select. */
async function choose(page: Page, label: string, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option }).click();
}

/** Reads a code on the page with a decoder that is not part of the app. */
async function read(image: Locator): Promise<string | undefined> {
  const { greys, width, height } = await image.evaluate(async (element: HTMLImageElement) => {
    // While a new code replaces the current one, there is nothing to decode.
    while (
      !(await element.decode().then(
        () => true,
        () => false,
      ))
    ) {
      await new Promise(requestAnimationFrame);
    }
    const canvas = document.createElement('canvas');
    canvas.width = element.naturalWidth;
    canvas.height = element.naturalHeight;
    const context = canvas.getContext('2d');
    context?.drawImage(element, 0, 0);
    const pixels = context?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    // The pixels are sent as a text, one character per pixel, since sending an array of millions of numbers would be
    // very slow.
    let text = '';
    for (let at = 0; at < pixels.length; at += 4) {
      const [red = 0, green = 0, blue = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]];
      text += String.fromCharCode(Math.round(0.2126 * red + 0.7152 * green + 0.0722 * blue));
    }
    return { greys: text, width: canvas.width, height: canvas.height };
  });
  const data = new Uint8ClampedArray(4 * greys.length);
  for (let at = 0; at < greys.length; at += 1) {
    data.fill(greys.charCodeAt(at), 4 * at, 4 * at + 4);
  }
  return jsQR(data, width, height)?.data;
}

/** Chooses a file through the page's drop area. */
async function drop(page: Page, name: string, type: string, content: Buffer): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose file…' }).click(),
  ]);
  await chooser.setFiles({ name, mimeType: type, buffer: content });
}

async function download(page: Page, name: string): Promise<Buffer> {
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
  return readFile(await file.path());
}

test.describe('making a code', () => {
  test('of a text, as it is typed, that an independent decoder reads', async ({ page, open }) => {
    await open(route);
    await expect(readability(page)).toContainText(checked);
    expect(await read(code(page))).toBe('Scan me: Web Toolbox made this code.');

    for (const text of ['Grüße 👋 漢字', '0123456789', 'HTTPS://EXAMPLE.ORG/']) {
      await paste(textField(page), text);
      await expect(code(page)).toHaveAccessibleName(`QR code: ${text}`);
      await expect(readability(page)).toContainText(checked);
      expect(await read(code(page))).toBe(text);
    }
    await page.reload();
    await expect(code(page)).toHaveAccessibleName('QR code: HTTPS://EXAMPLE.ORG/');
    await expect.poll(() => readLocalStorage(page, 'lastQRCodeTextValue')).toBe('HTTPS://EXAMPLE.ORG/');
  });

  test('Generate makes it again, and an empty text has a sample', async ({ page, open }) => {
    await open(route);
    await button(page, 'Generate').click();
    await expect(readability(page)).toContainText(checked);
    await paste(textField(page), '');
    await expect(code(page)).toHaveCount(0);
    await button(page, 'Use a sample').click();
    await expect(code(page)).toBeVisible();
  });

  test('options and controls are kept in step', async ({ page, open }) => {
    await open(route);
    await expect(optionsField(page)).toContainText('"errorCorrectionLevel": "M"');
    await expect(page.getByText('512 × 512 pixels')).toBeVisible();
    await page.getByRole('spinbutton', { name: 'Scale (px a module)' }).fill('5');
    await expect(page.getByText('185 × 185 pixels')).toBeVisible();
    await expect(optionsField(page)).toContainText('"width": null');
    await expect(page.getByRole('link', { name: /documentation/ })).toHaveAttribute('href', /node-qrcode/);

    await choose(page, 'Error correction', /^H/);
    await choose(page, 'Version', /^10 /);
    await choose(page, 'Mask', '5');
    await page.getByRole('spinbutton', { name: 'Margin (modules)' }).fill('6');
    await page.getByRole('spinbutton', { name: 'Width (px)' }).fill('500');
    await page.getByRole('textbox', { name: 'Dark colour' }).fill('#003366');
    await expect(optionsField(page)).toContainText('"errorCorrectionLevel": "H"');
    await expect(optionsField(page)).toContainText('"dark": "#003366ff"');
    await expect(page.getByText('Version 10 (57 × 57 modules) · level H · mask 5')).toBeVisible();
    await expect(page.getByText('500 × 500 pixels')).toBeVisible();
    expect(JSON.parse((await readLocalStorage(page, 'lastQRCodeOptions')) ?? '')).toMatchObject({
      errorCorrectionLevel: 'H',
      version: 10,
      maskPattern: 5,
      margin: 6,
      width: 500,
      color: { dark: '#003366ff', light: '#ffffffff' },
    });

    await paste(optionsField(page), '{ "errorCorrectionLevel": "low", "scale": 7 }');
    await expect(page.getByRole('combobox', { name: 'Error correction' })).toContainText('L');
    await expect(page.getByRole('spinbutton', { name: 'Scale (px a module)' })).toHaveValue('7');
    await expect(page.getByRole('spinbutton', { name: 'Width (px)' })).toHaveValue('');
    await expect(readability(page)).toContainText(checked);
    await page.reload();
    await expect(optionsField(page)).toHaveText(/"errorCorrectionLevel": "low", "scale": 7/);

    await paste(optionsField(page), '');
    await expect(page.getByRole('combobox', { name: 'Error correction' })).toContainText('M');
    await button(page, 'Reset').click();
    await expect(optionsField(page)).toContainText('"margin": 4');
  });

  test('a code with too many modules for its width is drawn larger at a click', async ({ page, open }) => {
    await open(route);
    await paste(textField(page), 'Long enough. '.repeat(150));
    await expect(page.getByText('512 × 512 pixels')).toBeVisible();
    await button(page, 'Use 4 pixels a module').click();
    await expect(page.getByText(/\b(?!512)(\d{3}) × \1 pixels/)).toBeVisible();
    await expect(readability(page)).toContainText(checked);
    await expect(readability(page)).not.toContainText('A module has only');
  });

  test('options that were stored before keep their width', async ({ page, open }) => {
    await page.addInitScript(() => localStorage.setItem('lastQRCodeOptions', '{ "margin": 4, "width": null }'));
    await open(route);
    await expect(page.getByText('148 × 148 pixels')).toBeVisible();
    await expect(page.getByRole('spinbutton', { name: 'Width (px)' })).toHaveValue('');
  });

  test('wrong options are marked at their place, and nothing is lost', async ({ page, open }) => {
    await open(route);
    await expect(code(page)).toBeVisible();
    for (const [text, message] of [
      ['{\n  "margin": 4,\n  "widht": 3\n}', 'Line 3, column 3: “widht” is not an option'],
      ['{\n  "margin": "four"\n}', 'Line 2, column 13: “margin” must be'],
      ['{ "margin": 4', 'Line 1, column'],
      ['{ "color": { "dark": "red" } }', 'Line 1, column 22: “color.dark” must be'],
    ] as const) {
      await paste(optionsField(page), text);
      await expect(page.getByRole('note').filter({ hasText: message })).toBeVisible();
      await expect(optionsField(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(code(page)).toBeVisible();
      await expect(page.getByText('Made with the last options that could be read')).toBeVisible();
    }
    await paste(optionsField(page), '{ "margin": 4');
    await expect(page.getByRole('spinbutton', { name: 'Margin (modules)' })).toBeDisabled();
    await page.reload();
    await expect(optionsField(page)).toHaveText(/\{ "margin": 4/);
    await optionsField(page).press('ControlOrMeta+End');
    await page.keyboard.insertText(', "scale": 9 }');
    await expect(page.getByText('Made with the last options')).toHaveCount(0);
    await expect(page.getByRole('spinbutton', { name: 'Scale (px a module)' })).toHaveValue('9');
  });

  test('a number that is none of the option stays in its field with the reason', async ({ page, open }) => {
    await open(route);
    const margin = page.getByRole('spinbutton', { name: 'Margin (modules)' });
    await margin.fill('-3');
    await expect(page.getByText('It must be a whole number of modules from 0 to 100.')).toBeVisible();
    await expect(optionsField(page)).toContainText('"margin": 4');
    await margin.fill('8');
    await expect(optionsField(page)).toContainText('"margin": 8');
  });

  test('too much data says how much too much, and what would fit', async ({ page, open }) => {
    await open(route);
    await expect(readability(page)).toContainText(checked);
    await paste(textField(page), 'é'.repeat(1200));
    const problem = page.getByRole('note').filter({ hasText: 'Too much data for level M' });
    await expect(problem).toContainText('it has 2,400 bytes, 69 bytes more than the 2,331 that version 40');
    await expect(page.getByText('From the last text that could be encoded')).toBeVisible();
    await problem.getByRole('button', { name: 'Use level L' }).click();
    await expect(problem).toHaveCount(0);
    await expect(readability(page)).toContainText(checked);
    expect(await read(code(page))).toBe('é'.repeat(1200));

    await choose(page, 'Version', /^5 /);
    await expect(page.getByRole('note')).toContainText('more than the 106 that version 5 holds');
    await button(page, 'Let the version grow').click();
    await expect(code(page)).toHaveAccessibleName(/^QR code: é/);
  });

  test('2,900 bytes at the largest width do not hold up the page', async ({ page, open }) => {
    await watchTasks(page);
    await open(route);
    await expect(readability(page)).toContainText(checked);
    await paste(optionsField(page), '{ "errorCorrectionLevel": "L", "width": 8192 }');
    await paste(textField(page), 'x'.repeat(2900));
    await expect(page.getByText('8,192 × 8,192 pixels')).toBeVisible();
    await expect(page.getByText('Version 40')).toBeVisible();
    await expect(readability(page)).toContainText(checked);
    // Workers draw the pixels and read them again; the page receives them as a file.
    await expectWorkElsewhere(page, 'make', 'check');
    expect(await page.getByRole('region').locator('canvas').count()).toBe(0);
  });

  test('ten million characters are refused without a stop', async ({ page, open }) => {
    await open(route);
    await paste(textField(page), 'x'.repeat(10_000_000));
    await expect(page.getByRole('note').filter({ hasText: '9,997,669 bytes more than the 2,331' })).toBeVisible();
    await expect(page.getByText('Too large to keep after you close the app')).toBeVisible();
  });

  test('half a character is named at its place', async ({ page, open }) => {
    await storeBeforeLoad(page, { lastQRCodeTextValue: 'ab\ud800c' });
    await open(route);
    await expect(page.getByRole('note')).toContainText(
      'Line 1, column 3: Half of a character (the lone surrogate U+D800)',
    );
  });

  test('what makes a code hard to read gets a warning, with a way out', async ({ page, open }) => {
    await open(route);
    const notes = readability(page);
    await page.getByRole('spinbutton', { name: 'Margin (modules)' }).fill('1');
    await expect(notes).toContainText('The quiet zone of 1 module is below the 4 of the standard');
    await button(page, 'Use a margin of 4').click();
    await expect(notes).not.toContainText('quiet zone');

    await page.getByRole('textbox', { name: 'Dark colour' }).fill('#ffffff');
    await expect(notes).toContainText('The colours are too similar');
    await expect(notes).toContainText('This code cannot be read back');
    await page.getByRole('textbox', { name: 'Light colour' }).fill('#000000');
    await expect(notes).toContainText('The modules are lighter than their background');
    await button(page, 'Swap the colours').click();
    await expect(notes).toHaveText(checked);
    await page.getByRole('checkbox', { name: 'Transparent background' }).check();
    await expect(notes).toContainText('The background is transparent');
  });

  test('“Reset” takes away what was typed and not taken over, too', async ({ page, open }) => {
    await open(route);
    const margin = page.getByRole('spinbutton', { name: 'Margin (modules)' });
    const dark = page.getByRole('textbox', { name: 'Dark colour' });
    await margin.fill('500');
    await dark.fill('#zz');
    await expect(page.getByText('It must be a whole number of modules from 0 to 100.')).toBeVisible();
    await button(page, 'Reset').click();
    await expect(margin).toHaveValue('4');
    await expect(dark).toHaveValue('#000000');
  });

  test('a day and a time are typed in one go', async ({ page, open }) => {
    await open(route);
    await choose(page, 'Template', 'Event');
    await page.getByRole('textbox', { name: 'Title' }).fill('Tea');
    const start = page.getByLabel('Start', { exact: true });
    await start.focus();
    await start.pressSequentially('112120260400PM');
    await expect(start).toHaveValue('2026-11-21T16:00');
  });

  test('a logo is drawn over the code, and warned of when it hides too much', async ({ page, open }) => {
    await open(route);
    const logo = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><circle cx="20" cy="20" r="20" fill="red"/></svg>',
    );
    const chooseLogo = async (name: string, type: string, content: Buffer) => {
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button(page, 'Add a logo…').click()]);
      await chooser.setFiles({ name, mimeType: type, buffer: content });
    };
    await chooseLogo('broken.png', 'image/png', Buffer.from('no image'));
    await expect(page.getByRole('main').getByText('broken.png: This is not an image')).toBeVisible();
    await choose(page, 'Error correction', /^H/);
    await chooseLogo('logo.svg', 'image/svg+xml', logo);
    await expect(readability(page)).toContainText(/reads back.* of its error correction/);
    expect(await read(code(page))).toBe('Scan me: Web Toolbox made this code.');
    expect((await download(page, 'Download SVG')).toString()).toContain('<image href="data:image/png;base64,');

    await choose(page, 'Logo size', '50% of the width');
    await choose(page, 'Error correction', /^L/);
    await expect(readability(page)).toContainText('and level L mends 7% at best');
    await expect(readability(page)).toContainText('This code cannot be read back');
    await button(page, 'Remove the logo').press('Enter');
    await expect(button(page, 'Add a logo…')).toBeFocused();
    await expect(readability(page)).toHaveText(checked);
  });

  test('“Clear everything” takes the logo away, and the image that was read', async ({ page, open }) => {
    const picture = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><path d="M0 0h9v9z"/></svg>',
    );
    await open(route);
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button(page, 'Add a logo…').click()]);
    await chooser.setFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: picture });
    await expect(button(page, 'Remove the logo')).toBeVisible();
    await button(page, 'Read').click();
    await drop(page, 'private.svg', 'image/svg+xml', picture);
    await expect(page.getByText('private.svg')).toBeVisible();

    await goTo(page, '/preferences');
    await clearEverything(page);
    await goTo(page, route);
    await expect(button(page, 'Add a logo…')).toBeVisible();
    await expect(button(page, 'Remove the logo')).toHaveCount(0);
    await button(page, 'Read').click();
    await expect(button(page, 'Choose file…')).toBeVisible();
    await expect(page.getByText('private.svg')).toHaveCount(0);
  });

  test('image, data URL and img tag can be copied, PNG and SVG downloaded', async ({ page, open, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(route);
    await paste(textField(page), 'a "quoted" <tag> & more');
    await expect(code(page)).toHaveAccessibleName('QR code: a "quoted" <tag> & more');
    const copied = () => page.evaluate(() => navigator.clipboard.readText());

    await expectNotice(page, 'Content copied into clipboard: data:image/png;base64,iVB …', () =>
      button(page, 'Copy image data URL').click(),
    );
    const url = await copied();
    expect(url).toBe(await page.getByRole('textbox', { name: 'Data URL' }).inputValue());

    await button(page, 'Full img tag').click();
    await expect.poll(copied).toContain('<img ');
    expect(await copied()).toBe(
      `<img src="${url}" alt="QR code: a &quot;quoted&quot; &lt;tag&gt; &amp; more" width="512" height="512">`,
    );

    await expectNotice(page, 'Content copied into clipboard: image …', () => button(page, 'Copy Image').click());
    await expect
      .poll(() => page.evaluate(async () => (await navigator.clipboard.read())[0]?.types))
      .toEqual(['image/png']);

    const png = await download(page, 'Download PNG');
    expect(`data:image/png;base64,${png.toString('base64')}`).toBe(url);
    const svg = await download(page, 'Download SVG');
    expect(svg.toString()).toMatch(/^<svg xmlns=/);

    // The reverse direction: both files are read, and the copied code is pasted.
    await button(page, 'Read').click();
    const content = page.getByRole('region', { name: 'Content of QR Code' });
    for (const [name, type, file] of [
      ['code.png', 'image/png', png],
      ['code.svg', 'image/svg+xml', svg],
    ] as const) {
      await drop(page, name, type, file);
      await expect(page.getByText(name)).toBeVisible();
      await expect(content).toHaveText('a "quoted" <tag> & more');
      await button(page, 'Clear').press('Enter');
      await expect(content).toHaveCount(0);
      await expect(button(page, 'Choose file…')).toBeFocused();
    }
    await page.keyboard.press('ControlOrMeta+v');
    await expect(content).toHaveText('a "quoted" <tag> & more');
  });

  test('the data URL is of the image type that the options name', async ({ page, open }) => {
    await open(route);
    for (const type of ['image/jpeg', 'image/webp']) {
      await paste(optionsField(page), `{ "type": "${type}", "color": { "light": "#ffffff00" } }`);
      await expect(page.getByRole('textbox', { name: 'Data URL' })).toHaveValue(new RegExp(`^data:${type};base64,`));
    }
  });
});

test.describe('templates', () => {
  test('Wi-Fi: escaped, and one’s own text can be put back', async ({ page, open }) => {
    await open(route);
    await paste(textField(page), 'my own text');
    await choose(page, 'Template', 'Wi-Fi');
    await page.getByRole('textbox', { name: 'Network name (SSID)' }).fill('a;b');
    await page.getByRole('textbox', { name: 'Password' }).fill('short');
    await expect(page.getByRole('main').getByText('A WPA password has 8 to 63 characters')).toBeVisible();
    await page.getByRole('textbox', { name: 'Password' }).fill('p:ss"word\\');
    await page.getByRole('checkbox', { name: 'The network is hidden' }).check();
    await expect(textField(page)).toHaveText(String.raw`WIFI:T:WPA;S:a\;b;P:p\:ss\"word\\;H:true;;`);
    await expect(readability(page)).toContainText(checked);
    await button(page, 'Put my text back').click();
    await expect(textField(page)).toHaveText('my own text');
  });

  test('contact: the lines end as the standard says, also after editing', async ({ page, open }) => {
    await open(route);
    await choose(page, 'Template', 'Contact (vCard)');
    await page.getByRole('textbox', { name: 'First name' }).fill('Ada');
    await page.getByRole('textbox', { name: 'Note' }).fill('one\ntwo');
    await expect(code(page)).toHaveAccessibleName(/BEGIN:VCARD/);
    await expect
      .poll(() => read(code(page)))
      .toBe('BEGIN:VCARD\r\nVERSION:3.0\r\nN:;Ada;;;\r\nFN:Ada\r\nNOTE:one\\ntwo\r\nEND:VCARD\r\n');
    await textField(page).press('ControlOrMeta+Home');
    await page.keyboard.insertText('X');
    await expect.poll(() => read(code(page))).toMatch(/^XBEGIN:VCARD\r\nVERSION:3.0\r\n/);
  });

  const templates: readonly { template: string; fields: Readonly<Record<string, string>>; text: string }[] = [
    {
      template: 'Email',
      fields: { To: 'ada@example.org', Subject: 'Fish & chips', Message: 'één' },
      text: 'mailto:ada@example.org?subject=Fish%20%26%20chips&body=%C3%A9%C3%A9n',
    },
    {
      template: 'SMS',
      fields: { 'Telephone number': '+44 20 7946', Message: 'Hi: there' },
      text: 'SMSTO:+44207946:Hi: there',
    },
    { template: 'Location', fields: { Latitude: '48.8584', Longitude: '2,2945' }, text: 'geo:48.8584,2.2945' },
    { template: 'Event', fields: { Title: 'Tea, cake' }, text: 'SUMMARY:Tea\\, cake' },
  ];

  test('the others write their texts', async ({ page, open }) => {
    await open(route);
    for (const { template, fields, text } of templates) {
      await test.step(template, async () => {
        await choose(page, 'Template', template);
        const form = page.getByRole('group', { name: template });
        if (template === 'Event') {
          await form.getByLabel('Start').fill('2026-11-21T16:00');
        }
        for (const [label, value] of Object.entries(fields)) {
          await form.getByRole('textbox', { name: label }).fill(value);
        }
        await expect.poll(() => read(code(page))).toContain(text);
      });
    }
  });

  test('a place that is none is said at its field, and does not reach the text', async ({ page, open }) => {
    await open(route);
    await choose(page, 'Template', 'Location');
    const note = page.getByRole('main').getByText('The code is still that of the text, not of the form');
    await page.getByRole('textbox', { name: 'Latitude' }).fill('95');
    await expect(note).toContainText('it needs Longitude.');
    await page.getByRole('textbox', { name: 'Longitude' }).fill('2');
    await expect(page.getByRole('main').getByText('Degrees from -90 to 90')).toBeVisible();
    await expect(note).toContainText('one of its fields has an error.');
    await button(page, 'Read').click();
    await button(page, 'Make').click();
    await expect(page.getByRole('textbox', { name: 'Latitude' })).toHaveValue('95');
    await expect(textField(page)).toHaveText('Scan me: Web Toolbox made this code.');
  });
});

test('a press that takes the code elsewhere waits for the code of the present text', async ({
  page,
  context,
  open,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await watchTasks(page);
  await open(route);
  await expect(readability(page)).toHaveText(checked);
  await page.evaluate(() => navigator.clipboard.writeText('nothing yet'));
  await holdAnswers(page, 'make');
  await paste(textField(page), 'held');
  await button(page, 'Copy image data URL').click();
  await expect(button(page, 'Copy image data URL')).toHaveAccessibleDescription('Waits for the result');
  await button(page, 'Download SVG').click();
  const download = page.waitForEvent('download');
  await releaseAnswers(page);
  await paste(textField(page), 'newest');
  expect((await download).suggestedFilename()).toBe('qr-code.svg');
  await expect(code(page)).toHaveAccessibleName('QR code: newest');
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(clipboard).toMatch(/^data:image/);
  expect(await clipboard()).toBe(await page.getByRole('textbox', { name: 'Data URL' }).inputValue());
});

/** Draws an image with these codes side by side. */
async function drawCodes(page: Page, texts: readonly string[]): Promise<Buffer> {
  const urls: string[] = [];
  for (const text of texts) {
    await paste(textField(page), text);
    await expect(code(page)).toHaveAccessibleName(`QR code: ${text}`);
    urls.push(await page.getByRole('textbox', { name: 'Data URL' }).inputValue());
  }
  const base64 = await page.evaluate(async (sources) => {
    const canvas = document.createElement('canvas');
    canvas.width = 220 * sources.length;
    canvas.height = 220;
    const context = canvas.getContext('2d');
    for (const [index, source] of sources.entries()) {
      const image = new Image();
      image.src = source;
      await image.decode();
      context?.drawImage(image, 220 * index, 10, 200, 200);
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  }, urls);
  return Buffer.from(base64, 'base64');
}

test.describe('reading a code', () => {
  test('several in one image, with links that are safe to open', async ({ page, open }) => {
    await open(route);
    const texts = ['https://example.org/a', 'javascript:alert(1)', 'třetí'];
    const image = await drawCodes(page, texts);
    await button(page, 'Read').click();
    await drop(page, 'several.png', 'image/png', image);
    await expect(page.getByRole('heading', { name: '3 codes found' })).toBeVisible();
    const list = page.getByRole('list', { name: 'Codes found' });
    for (const text of texts) {
      await expect(list.getByRole('region').filter({ hasText: text })).toHaveText(text);
    }
    await expect(list.getByRole('link')).toHaveCount(1);
    await expect(list.getByRole('link')).toHaveAttribute('href', 'https://example.org/a');

    const third = list.getByRole('listitem').filter({ hasText: 'třetí' });
    await third.getByRole('button', { name: 'Make a code of this' }).click();
    await expect(textField(page)).toHaveText('třetí');
  });

  test('an image pasted anywhere is read; text pasted into a field is not', async ({ page, open }) => {
    await open(route);
    const image = await drawCodes(page, ['pasted']);
    await page.evaluate(
      (bytes) => {
        const clipboardData = new DataTransfer();
        clipboardData.items.add(new File([Uint8Array.from(bytes)], 'image.png', { type: 'image/png' }));
        document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      },
      [...image],
    );
    await expect(page.getByRole('region', { name: 'Content of QR Code' })).toHaveText('pasted');
  });

  test('an image without a code, a file that is not an image, an empty file', async ({
    page,
    open,
    allowedProblems,
  }) => {
    // Playwright's trace tries to fetch the image that could not be loaded.
    allowedProblems.push("Connecting to 'blob:");
    await open(route);
    await button(page, 'Read').click();
    const blank = await page.evaluate(() => {
      const canvas = document.createElement('canvas');
      canvas.width = 300;
      canvas.height = 300;
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    });
    await drop(page, 'blank.png', 'image/png', Buffer.from(blank, 'base64'));
    await expect(page.getByText('No code was found in this image.')).toBeVisible();
    await drop(page, 'broken.png', 'image/png', Buffer.from('not an image'));
    await expect(page.getByRole('note')).toContainText(
      'This is not an image that can be read here, or it is damaged. Save it as PNG or JPEG first.',
    );
    await drop(page, 'empty.png', 'image/png', Buffer.alloc(0));
    await expect(page.getByRole('note')).toContainText('The file is empty.');
    await drop(page, 'broken.svg', 'image/svg+xml', Buffer.from('<svg'));
    await expect(page.getByRole('note')).toContainText('This is not an image that can be read here');
    await drop(page, 'blank.png', 'image/png', Buffer.from(blank, 'base64'));
    await expect(page.getByText('No code was found in this image.')).toBeVisible();
  });

  test('while an image is read, nothing is said about the one before', async ({ page, open }) => {
    await watchTasks(page);
    await open(route);
    await button(page, 'Read').click();
    await drop(page, 'broken.png', 'image/png', Buffer.from('not an image'));
    await expect(page.getByRole('note')).toContainText('This is not an image');
    await holdAnswers(page, 'readImage');
    await drop(page, 'empty.png', 'image/png', Buffer.alloc(0));
    await expect(page.getByRole('progressbar', { name: 'Reading the image' })).toBeVisible();
    await expect(page.getByText('This is not an image')).toHaveCount(0);
    await expect(page.getByText('Nothing could be read.')).toHaveCount(0);
  });

  test('without leave to use the camera the reason is said', async ({ page, open }) => {
    await open(route);
    await button(page, 'Read').click();
    await button(page, 'Use the camera').click();
    await expect(page.getByRole('note')).toContainText(/No camera was found|The browser blocked the camera/);
    await expect(button(page, 'Use the camera')).toBeVisible();
  });
});

test('on a phone nothing is cut off', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(route);
  await expect(readability(page)).toContainText(checked);
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
  await button(page, 'Full img tag').scrollIntoViewIfNeeded();
  await expect(button(page, 'Full img tag')).toBeInViewport();
  await optionsField(page).scrollIntoViewIfNeeded();
  await expect(optionsField(page)).toBeInViewport();
});
