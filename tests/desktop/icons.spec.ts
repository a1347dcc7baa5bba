import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { drawIcons, readPixels } from '#build/generate/draw-icons.ts';
import { readIconSizes } from '#tests/packaging/stand-in.ts';
import { projectRoot } from './app/running-app.ts';

const folder = join(projectRoot, 'build/icons');

/**
 * Versions of Chromium differ at edges, on average by less than this per channel; a different picture differs by tens.
 */
const largestDifference = 1;

/** Reads the images of an .icns file, by their type. */
function readIcns(file: Buffer): Map<string, Buffer> {
  const images = new Map<string, Buffer>();
  for (let at = 8; at < file.length; at += file.readUInt32BE(at + 4)) {
    images.set(file.toString('latin1', at, at + 4), file.subarray(at + 8, at + file.readUInt32BE(at + 4)));
  }
  return images;
}

/** Reads the images of an .ico file. */
function readIco(file: Buffer): Buffer[] {
  return Array.from({ length: file.readUInt16LE(4) }, (_value, index) => {
    const start = file.readUInt32LE(6 + 16 * index + 12);
    return file.subarray(start, start + file.readUInt32LE(6 + 16 * index + 8));
  });
}

/** Width and height of a PNG file. */
const pngSize = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

/** Returns the images that a file contains. */
function imagesOf(name: string, file: Buffer): Buffer[] {
  if (name.endsWith('.ico')) {
    return readIco(file);
  }
  return name.endsWith('.icns') ? [...readIcns(file)].map(([, image]) => image) : [file];
}

const isPng = (image: Buffer) => image.toString('latin1', 1, 4) === 'PNG';

/** Computes the average difference of two images, in steps of a channel. */
async function difference(page: Page, one: Buffer, other: Buffer): Promise<number> {
  if (one.equals(other)) {
    return 0;
  }
  const [first, second] = await Promise.all(
    [one, other].map((image) => (isPng(image) ? readPixels(page, image) : new Uint8Array(image))),
  );
  if (first === undefined || first.length !== second?.length) {
    return Number.POSITIVE_INFINITY;
  }
  return first.reduce((sum, value, index) => sum + Math.abs(value - (second[index] ?? 0)), 0) / first.length;
}

test('every icon is what the script draws of the SVG', async ({ browser }) => {
  const page = await browser.newPage();
  const drawn = await drawIcons(page);
  expect(drawn.size).toBeGreaterThan(15);
  for (const [name, content] of drawn) {
    const kept = imagesOf(name, await readFile(join(folder, name)));
    const now = imagesOf(name, Buffer.from(content));
    expect(kept.length, name).toBe(now.length);
    for (const [index, image] of kept.entries()) {
      const again = now[index] ?? Buffer.alloc(0);
      expect(await difference(page, image, again), `${name}, image ${index}`).toBeLessThan(largestDifference);
    }
  }
  await page.close();
});

test('Windows, macOS and Linux have all sizes that they show', async () => {
  const ico = await readFile(join(folder, 'icon.ico'));
  const windowsSizes = [16, 20, 24, 32, 40, 48, 64, 128, 256];
  expect(readIconSizes(ico)).toEqual(windowsSizes);
  expect(readIco(ico).map(pngSize)).toEqual(windowsSizes.map((size) => [size, size]));

  const icns = readIcns(await readFile(join(folder, 'icon.icns')));
  const sizes = Object.fromEntries(
    [...icns].map(([type, image]) => [type, isPng(image) ? pngSize(image)[0] : image.toString('latin1', 0, 4)]),
  );
  expect(sizes).toEqual({
    ic04: 'ARGB',
    ic05: 'ARGB',
    ic11: 32,
    ic12: 64,
    ic07: 128,
    ic13: 256,
    ic08: 256,
    ic14: 512,
    ic09: 512,
    ic10: 1024,
  });

  for (const size of [16, 24, 32, 48, 64, 96, 128, 256, 512, 1024]) {
    expect(pngSize(await readFile(join(folder, `linux/${size}x${size}.png`)))).toEqual([size, size]);
  }
});

test('the icon of macOS keeps its margin, those of the other systems fill their place', async ({ browser }) => {
  const page = await browser.newPage();
  const icns = readIcns(await readFile(join(folder, 'icon.icns')));
  const alphaAt = async (png: Buffer, x: number, y: number) => (await readPixels(page, png))[(y * 1024 + x) * 4 + 3];
  const mac = icns.get('ic10') ?? Buffer.alloc(0);
  expect(await alphaAt(mac, 512, 90)).toBe(0);
  expect(await alphaAt(mac, 90, 512)).toBe(0);
  expect(await alphaAt(mac, 512, 110)).toBe(255);
  expect(await alphaAt(mac, 110, 512)).toBe(255);
  expect(await alphaAt(mac, 934, 512)).toBe(0);
  const linux = await readFile(join(folder, 'linux/1024x1024.png'));
  expect(await alphaAt(linux, 4, 700)).toBe(255);
  await page.close();
});
