import type { Locator, Page } from '@playwright/test';
import { writePng } from '#tests/support/inputs/write-png.ts';
import { fileInput } from '#tests/support/page/file-input.ts';
import { expectScreen } from '#tests/support/page/go-to.ts';
import { expect, test } from '../fixtures.ts';
import { expectNotice } from '../page/notices.ts';
import { hexOf, manyColors, writeDisplayP3Png, writeTurnedJpeg } from './color-images.ts';

const route = '/Colors/ColorPicker';
const colorField = (page: Page) => page.getByRole('textbox', { name: 'Color', exact: true });
const format = (page: Page, name: string, value: string) =>
  page.getByRole('button', { name: `${name} ${value}`, exact: true });
const surface = (page: Page) => page.getByRole('application');

async function choose(page: Page, name: string, buffer: Buffer, mimeType = 'image/png'): Promise<void> {
  // The second input exists while an image is shown.
  const input = fileInput(page, 'Drop an image here').or(fileInput(page, 'File to open'));
  await input.setInputFiles({ name, mimeType, buffer });
}

/** Clicks the middle of a pixel of the image. */
async function clickPixel(
  image: Locator,
  size: { width: number; height: number },
  x: number,
  y: number,
): Promise<void> {
  const box = await image.boundingBox();
  if (box !== null) {
    await image.click({
      position: { x: ((x + 0.5) / size.width) * box.width, y: ((y + 0.5) / size.height) * box.height },
    });
  }
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('shows a colour in every format, and copies one on click', async ({ page, open }) => {
  await open(route);
  await colorField(page).fill('hsl(120deg 50% 50% / 30%)');
  for (const [name, value] of [
    ['hex (without alpha)', '#40bf40'],
    ['hex with alpha', '#40bf404d'],
    ['rgb (without alpha)', 'rgb(64, 191, 64)'],
    ['hsl', 'hsl(120 50% 50% / 0.3)'],
    ['hwb', 'hwb(120 25% 25% / 0.3)'],
    ['lab', 'lab(68.678 -54.59 51.235 / 0.3)'],
    ['lch', 'lch(68.678 74.867 136.816 / 0.3)'],
    ['oklab', 'oklab(0.7099 -0.16059 0.1206 / 0.3)'],
    ['oklch', 'oklch(0.7099 0.20084 143.095 / 0.3)'],
  ] as const) {
    await expect(format(page, name, value)).toBeVisible();
  }
  await expectNotice(page, 'Content copied into clipboard: rgba(64, 191, 64, 0.3) …', () =>
    format(page, 'rgba', 'rgba(64, 191, 64, 0.3)').click(),
  );
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('rgba(64, 191, 64, 0.3)');
});

test('tells what CSS makes of a text', async ({ page, open }) => {
  await open(route);
  await test.step('names a colour only where CSS has a name for exactly it', async () => {
    await colorField(page).fill('639');
    await expect(format(page, 'CSS name', 'rebeccapurple')).toBeVisible();
    await colorField(page).fill('0ff');
    await expect(format(page, 'CSS name', 'aqua')).toBeVisible();
    await expect(page.getByText('CSS also calls it cyan.')).toBeVisible();
    await colorField(page).fill('#00fffe');
    await expect(page.getByText('CSS has no name for exactly this colour.')).toBeVisible();
  });
  await test.step('marks a colour outside of sRGB, and shows what CSS maps it to', async () => {
    await expect(page.getByText('Outside sRGB.')).toHaveCount(0);
    await colorField(page).fill('color(display-p3 1 0 0)');
    await expect(page.getByText('Outside sRGB.')).toBeVisible();
    await expect(format(page, 'hex (mapped)', '#ff0b0c')).toBeVisible();
    await expect(format(page, 'display-p3', 'color(display-p3 1 0 0)')).toBeVisible();
    await colorField(page).fill('rgb(300 0 0)');
    await expect(page.getByText('Red 300 is out of range: CSS takes 255.')).toBeVisible();
    await expect(page.getByText('Outside sRGB.')).toHaveCount(0);
  });
  await test.step('calculates mixtures and relative colours', async () => {
    await colorField(page).fill('color-mix(in srgb, red, blue)');
    await expect(format(page, 'hex', '#800080')).toBeVisible();
    await colorField(page).fill('rgb(from #bf3a2b calc(r * 0.5) g b / 50%)');
    await expect(format(page, 'hex with alpha', '#603a2b80')).toBeVisible();
  });
  await test.step('keeps what was typed and the last colour while the text is none', async () => {
    await colorField(page).fill('teal');
    await colorField(page).fill('rgb(1, 2 3)');
    await expect(page.getByRole('note')).toContainText('Character 10: Expected a comma before blue');
    await expect(colorField(page)).toHaveValue('rgb(1, 2 3)');
    await expect(page.getByText('Stale')).toBeVisible();
    await expect(format(page, 'CSS name', 'teal')).toBeVisible();
    for (const unsupported of ['var(--brand)', 'currentColor', 'rgb(from var(--brand) r g b)']) {
      await colorField(page).fill('teal');
      await expect(page.getByRole('note')).toHaveCount(0);
      await colorField(page).fill(unsupported);
      await expect(page.getByRole('note')).toContainText('not supported');
    }
  });
});

test('refuses a paste of megabytes without holding up the page', async ({ page, open }) => {
  await open(route);
  await colorField(page).evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'f'.repeat(5_000_000));
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(page.getByRole('note')).toContainText('too long');
  await expect(colorField(page)).toHaveValue('#bf3a2b');
});

test('picks by pointer and by keyboard, with alpha', async ({ page, open }) => {
  await open(route);
  await colorField(page).fill('hsl(240 100% 50%)');
  const area = page.getByRole('group', { name: 'Saturation and brightness' });
  const box = await area.boundingBox();
  await area.click({ position: { x: (box?.width ?? 0) / 2, y: (box?.height ?? 0) - 2 } });
  await expect(page.getByRole('slider', { name: 'Saturation' })).toBeFocused();
  await expect(page.getByRole('slider', { name: 'Saturation' })).toHaveValue('50');
  await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('slider', { name: 'Saturation' })).toHaveAttribute(
    'aria-valuetext',
    /^51%, brightness 1\d%$/u,
  );
  const hue = page.getByRole('slider', { name: 'Hue' });
  await expect(hue).toHaveValue('240');
  await hue.focus();
  await hue.press('Home');
  await hue.press('ArrowRight');
  await expect(hue).toHaveAttribute('aria-valuetext', '1°');
  const alpha = page.getByRole('slider', { name: 'Alpha' });
  await alpha.focus();
  await alpha.press('Home');
  await expect(colorField(page)).toHaveValue(/^#[\da-f]{6}00$/u);
});

test('keeps the hue while the colour is black or grey', async ({ page, open }) => {
  await open(route);
  await colorField(page).fill('#00ff00');
  await colorField(page).fill('#000');
  await expect(page.getByRole('slider', { name: 'Hue' })).toHaveValue('120');
  await page.getByRole('slider', { name: 'Brightness' }).focus();
  for (let step = 0; step < 10; step += 1) {
    await page.keyboard.press('Shift+ArrowUp');
  }
  await expect(colorField(page)).toHaveValue('#00ff00');
});

for (const deviceScaleFactor of [1, 2]) {
  test.describe(`with ${deviceScaleFactor} device pixels a pixel`, () => {
    test.use({ deviceScaleFactor });

    test('takes each pixel of an image exactly, translucent ones too', async ({ page, open }) => {
      await open(route);
      const size = { width: 200, height: 120 };
      await choose(page, 'many.png', writePng(size.width, size.height, manyColors));
      for (const zoom of ['Fit', '100%', '200%']) {
        await page.getByRole('combobox', { name: 'Zoom' }).click();
        await page.getByRole('option', { name: zoom, exact: true }).click();
        for (const [x, y] of [
          [0, 0],
          [199, 119],
          [1, 0],
          [100, 60],
          [37, 91],
        ] as const) {
          await clickPixel(surface(page), size, x, y);
          await expect(colorField(page)).toHaveValue(hexOf(manyColors(x, y)));
        }
      }
    });

    test('takes a pixel of a large image that is shown smaller', async ({ page, open }) => {
      await open(route);
      const size = { width: 3000, height: 2000 };
      const colorOf = (x: number, y: number) => [x >> 4, y >> 3, (x ^ y) & 255, 255] as const;
      await choose(page, 'large.png', writePng(size.width, size.height, colorOf));
      const box = await surface(page).boundingBox();
      expect(box?.width).toBeLessThan(800);
      for (const place of [
        { x: 0, y: 0 },
        { x: 101, y: 57 },
        { x: 211, y: 3 },
      ]) {
        await surface(page).click({ position: place });
        const x = Math.floor((place.x / (box?.width ?? 1)) * size.width);
        const y = Math.floor((place.y / (box?.height ?? 1)) * size.height);
        const offsets = Array.from({ length: 13 }, (_, index) => index - 6);
        const near = offsets.flatMap((right) =>
          offsets.map((down) => hexOf(colorOf(Math.max(0, x + right), Math.max(0, y + down)))),
        );
        // Borders can lie between device pixels, so the result may be off by up to one CSS pixel, which covers several
        // pixels of the image.
        expect(near).toContain(await colorField(page).inputValue());
      }
    });
  });
}

test('goes from pixel to pixel with the arrow keys, and picks with Enter', async ({ page, open }) => {
  await open(route);
  await choose(page, 'many.png', writePng(21, 11, manyColors));
  await surface(page).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(`11, 4: ${hexOf(manyColors(11, 4))}`)).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(colorField(page)).toHaveValue(hexOf(manyColors(11, 4)));
  await page.keyboard.press('Home');
  for (let step = 0; step < 3; step += 1) {
    await page.keyboard.press('Shift+ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(colorField(page)).toHaveValue(hexOf(manyColors(0, 10)));
});

test('turns an image as its EXIF data say', async ({ page, open }) => {
  await open(route);
  await choose(page, 'turned.jpg', await writeTurnedJpeg(page, 6), 'image/jpeg');
  await expect(page.getByText('turned.jpg, 32 × 64 pixels.')).toBeVisible();
  const size = { width: 32, height: 64 };
  await clickPixel(surface(page), size, 4, 4);
  await expect(colorField(page)).toHaveValue(/^#f[\da-f]0[\da-f]0[\da-f]$/u);
  await clickPixel(surface(page), size, 28, 60);
  await expect(colorField(page)).toHaveValue(/^#0[\da-f]0[\da-f]f[\da-f]$/u);
  await choose(page, 'mirrored.jpg', await writeTurnedJpeg(page, 3), 'image/jpeg');
  await expect(page.getByText('mirrored.jpg, 64 × 32 pixels.')).toBeVisible();
  await clickPixel(surface(page), { width: 64, height: 32 }, 4, 4);
  await expect(colorField(page)).toHaveValue(/^#0[\da-f]0[\da-f]f[\da-f]$/u);
});

test('takes colours outside of sRGB from an image with a colour profile', async ({ page, open }) => {
  await open(route);
  await choose(page, 'wide.png', writeDisplayP3Png());
  await expect(page.getByText('It has colours outside sRGB.')).toBeVisible();
  const size = { width: 4, height: 1 };
  await clickPixel(surface(page), size, 0, 0);
  await expect(colorField(page)).toHaveValue('color(display-p3 1 0 0)');
  await clickPixel(surface(page), size, 1, 0);
  await expect(colorField(page)).toHaveValue('color(display-p3 0 1 0)');
  await clickPixel(surface(page), size, 3, 0);
  await expect(colorField(page)).toHaveValue('#808080');
});

test('takes an image that is pasted anywhere or dropped, and an SVG', async ({ page, open }) => {
  await open(route);
  const bytes = [...writePng(2, 2, () => [10, 20, 30, 255])];
  await page.evaluate((png) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([Uint8Array.from(png)], 'pasted.png', { type: 'image/png' }));
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, bytes);
  await expect(page.getByText('pasted.png, 2 × 2 pixels.')).toBeVisible();
  await colorField(page).evaluate((field) => {
    const dataTransfer = new DataTransfer();
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><path d="M0 0h20v10H0z" fill="teal"/></svg>';
    dataTransfer.items.add(new File([svg], 'dropped.svg', { type: 'image/svg+xml' }));
    field.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  });
  await expect(page.getByText('dropped.svg, 20 × 10 pixels.')).toBeVisible();
  await surface(page).click();
  await expect(colorField(page)).toHaveValue('#008080');
});

test.describe('with files that are not images', () => {
  // The trace recorder fetches images that an image element could not load, and the policy of the page blocks it.
  test.use({ allowedProblems: ["Connecting to 'blob:"] });

  test('says what is not an image, and keeps the image before it', async ({ page, open }) => {
    await open(route);
    await choose(
      page,
      'good.png',
      writePng(2, 2, () => [10, 20, 30, 255]),
    );
    await expect(surface(page)).toBeVisible();
    // The next file may also be one of a screen.
    const dialog = page.getByLabel('File to open').filter({ visible: false });
    await expect(dialog).toHaveAttribute('accept', 'image/*,.webtoolbox');
    await choose(page, 'bad.png', Buffer.from('this is a text'));
    await expect(page.getByRole('note')).toContainText('“bad.png”: This is not an image that can be read here');
    await expect(page.getByText('good.png, 2 × 2 pixels.')).toBeVisible();
    // The header declares more pixels than the file contains.
    const bomb = writePng(1, 1, () => [1, 2, 3, 4]);
    bomb.writeUInt32BE(40_000, 16);
    bomb.writeUInt32BE(40_000, 20);
    await choose(page, 'bomb.png', bomb);
    await expect(page.getByRole('note')).toContainText('bomb.png');
    await expect(page.getByText('good.png, 2 × 2 pixels.')).toBeVisible();
  });
});

test('shows the frame of an animation that colours are taken from', async ({ page, open }) => {
  await open(route);
  // The first frame is a pixel of #1e3c5a, the second one of #ffffff.
  const gif =
    '47494638396101000100800000' +
    '1e3c5affffff' +
    '21f904000a000000' +
    '2c00000000010001000002024401' +
    '00' +
    '21f904000a000000' +
    '2c0000000001000100000202' +
    '4c01' +
    '00' +
    '3b';
  await choose(page, 'blink.gif', Buffer.from(gif, 'hex'), 'image/gif');
  await expect(page.getByText('This is the first frame of a file that may be animated.')).toBeVisible();
  await surface(page).click();
  await expect(colorField(page)).toHaveValue('#1e3c5a');
});

test('lists the dominant colours with their shares', async ({ page, open }) => {
  await open(route);
  const flag = (x: number) =>
    (x < 5 ? [191, 58, 43, 255] : x < 8 ? [1, 2, 3, 255] : [0, 0, 0, 0]) as [number, number, number, number];
  await choose(page, 'flag.png', writePng(10, 4, flag));
  const palette = page.getByRole('region', { name: 'Dominant colours' });
  await expect(palette.getByRole('button')).toHaveText(['#bf3a2b 62.5%', '#010203 37.5%']);
  await palette.getByRole('button', { name: '#010203' }).click();
  await expect(colorField(page)).toHaveValue('#010203');
});

test('converts opacities both ways, with errors at the field', async ({ page, open }) => {
  await open(route);
  const opacity = page.getByRole('textbox', { name: 'Opacity' });
  const hexa = page.getByRole('textbox', { name: 'Hexa' });
  await opacity.fill('87');
  await expect(hexa).toHaveValue('DE');
  await hexa.fill('1a');
  await expect(opacity).toHaveValue('10');
  await opacity.fill('101');
  await expect(page.getByRole('note')).toHaveText('An opacity is from 0 to 100%.');
  await expect(hexa).toHaveValue('1a');
  await hexa.fill('xy');
  await expect(page.getByText('Hex digits are 0–9 and A–F.')).toBeVisible();
});

test('measures the contrast with white, black and a second colour', async ({ page, open }) => {
  await open(route);
  await colorField(page).fill('#777');
  await page.getByRole('textbox', { name: 'Second color' }).fill('#000000');
  const table = page.getByRole('table', { name: 'Contrast' });
  await expect(table.getByRole('row', { name: 'White' }).getByRole('cell')).toHaveText(['4.47:1', 'Fails', 'AA', 'AA']);
  await expect(table.getByRole('row', { name: 'Black' }).getByRole('cell')).toHaveText(['4.68:1', 'AA', 'AAA', 'AA']);
  await expect(table.getByRole('row', { name: 'Second' }).getByRole('cell')).toHaveText(['4.68:1', 'AA', 'AAA', 'AA']);
  await colorField(page).fill('#00000080');
  await expect(page.getByText('The colour is translucent')).toBeVisible();
  await page.getByRole('textbox', { name: 'Second color' }).fill('nothing');
  await expect(page.getByRole('note')).toContainText('CSS has no colour named “nothing”.');
  await expect(table.getByRole('row')).toHaveCount(3);
});

test('offers the eye dropper only where the browser has one', async ({ page, open }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'EyeDropper'));
  await open(route);
  await expect(page.getByRole('button', { name: 'From the screen' })).toHaveCount(0);
});

test('takes what the eye dropper gives', async ({ page, open }) => {
  // A test cannot move the pointer of the system's own dropper.
  await page.addInitScript(() => {
    Object.assign(window, {
      EyeDropper: class {
        open = async () => ({ sRGBHex: '#123456' });
      },
    });
  });
  await open(route);
  await page.getByRole('button', { name: 'From the screen' }).click();
  await expect(colorField(page)).toHaveValue('#123456');
});

test('keeps colour and image while another screen is looked at, until Clear', async ({ page, open }) => {
  await open(route);
  await choose(
    page,
    'good.png',
    writePng(2, 2, () => [10, 20, 30, 255]),
  );
  await surface(page).click();
  await page.getByRole('link', { name: 'Named colors', exact: true }).click();
  await expectScreen(page, '/Colors/NamedColors');
  await expect(colorField(page)).toHaveValue('#0a141e');
  await page.getByRole('link', { name: 'Picker', exact: true }).click();
  await expectScreen(page, '/Colors/ColorPicker');
  await expect(page.getByText('good.png, 2 × 2 pixels.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(colorField(page)).toHaveValue('');
  await expect(surface(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Use a sample' }).click();
  await expect(colorField(page)).toHaveValue('#bf3a2b');
});

test('fits a phone', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(route);
  await colorField(page).fill('color(display-p3 0.1234 0.5678 1 / 12.3%)');
  await choose(page, 'many.png', writePng(200, 120, manyColors));
  await expect(surface(page)).toBeVisible();
  await expect(page.getByRole('table', { name: 'Contrast' })).toBeVisible();
  expect(await page.evaluate(() => document.querySelector('main')?.scrollWidth)).toBeLessThanOrEqual(360);
  await clickPixel(surface(page), { width: 200, height: 120 }, 20, 100);
  await expect(colorField(page)).toHaveValue(hexOf(manyColors(20, 100)));
});
