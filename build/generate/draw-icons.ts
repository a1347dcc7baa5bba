import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { chromiumArguments, findChromium } from '#build/chromium.ts';
import { encodeArgb, type IcnsImage, type SizedPng, writeIcns, writeIco } from './write-icons.ts';

const folder = new URL('../icons/', import.meta.url);

/**
 * `plain` is the picture as it is, `template` a black one for macOS to colour, and `tile` has a tile like the icons in
 * the macOS Dock. `maskable` has a wide background that the system crops to its own shape.
 */
type Style = 'plain' | 'template' | 'tile' | 'maskable';

interface Icon {
  /** The path relative to build/icons. */
  readonly file: string;
  /** Width and height in pixels. */
  readonly size: number;
  readonly style?: Style;
}

const linuxSizes = [16, 24, 32, 48, 64, 96, 128, 256, 512, 1024];
const windowsSizes = [16, 20, 24, 32, 40, 48, 64, 128, 256];

/** The .icns types whose images are PNG files, with their sizes in pixels. */
const macTypes: readonly (readonly [type: string, size: number])[] = [
  ['ic11', 32],
  ['ic12', 64],
  ['ic07', 128],
  ['ic13', 256],
  ['ic08', 256],
  ['ic14', 512],
  ['ic09', 512],
  ['ic10', 1024],
];
/** The types for which macOS expects ARGB images. */
const smallMacTypes: typeof macTypes = [
  ['ic04', 16],
  ['ic05', 32],
];

/** Electron expects these names: `@2x` for high-density displays, `Template` for the macOS menu bar. */
const images: readonly Icon[] = [
  { file: 'tray.png', size: 16 },
  { file: 'tray@1.25x.png', size: 20 },
  { file: 'tray@1.5x.png', size: 24 },
  { file: 'tray@2x.png', size: 32 },
  { file: 'trayTemplate.png', size: 16, style: 'template' },
  { file: 'trayTemplate@2x.png', size: 32, style: 'template' },
  { file: 'tray-linux.png', size: 32 },
  { file: 'icon-256.png', size: 256 },
  { file: 'icon-512.png', size: 512 },
  { file: 'web/icon-192.png', size: 192 },
  { file: 'web/icon-512.png', size: 512 },
  { file: 'web/maskable-512.png', size: 512, style: 'maskable' },
  // This one is for iOS and iPadOS, which round the corners themselves.
  { file: 'web/apple-touch-icon.png', size: 180, style: 'maskable' },
  ...linuxSizes.map((size) => ({ file: `linux/${size}x${size}.png`, size })),
];

/** Follows the macOS icon grid: a tile of 824 by 824 in 1024 by 1024, with the artwork well inside. */
function onTile(logo: string): string {
  const artwork = logo.replace('<svg ', '<svg x="232" y="232" width="560" height="560" ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1024 1024">
    <rect x="100" y="100" width="824" height="824" rx="185" fill="#fbfaf8"/>${artwork}</svg>`;
}

/** Only background may be cropped: the circle with four fifths of the diameter is always visible. */
function onGround(logo: string): string {
  const artwork = logo.replace('<svg ', '<svg x="240" y="240" width="544" height="544" ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1024 1024">
    <rect width="1024" height="1024" fill="#fbfaf8"/>${artwork}</svg>`;
}

async function drawPng(page: Page, logo: string, size: number, style: Style = 'plain'): Promise<Buffer> {
  const pictures: Record<Style, () => string> = {
    plain: () => logo,
    template: () => logo.replaceAll(/fill="#[0-9a-f]{6}"/g, 'fill="#000000"'),
    tile: () => onTile(logo),
    maskable: () => onGround(logo),
  };
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${pictures[style]()}`);
  return page.screenshot({ omitBackground: true });
}

/** @returns RGBA, not premultiplied */
export async function readPixels(page: Page, png: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const pixels = await page.evaluate(
    async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
      context?.drawImage(image, 0, 0);
      const data = context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
      // It is passed as text, since an array of numbers takes seconds.
      return new Promise<string>((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(String(reader.result));
        reader.readAsDataURL(new Blob([data]));
      });
    },
    `data:image/png;base64,${Buffer.from(png).toString('base64')}`,
  );
  return new Uint8Array(Buffer.from(pixels.slice(pixels.indexOf(',') + 1), 'base64'));
}

/**
 * Draws every icon of the desktop app from logo.svg.
 * @param page a page of Chromium
 * @returns the content of each file, by its name relative to build/icons
 */
export async function drawIcons(page: Page): Promise<ReadonlyMap<string, Uint8Array>> {
  const logo = await readFile(new URL('logo.svg', folder), 'utf8');
  const drawn = new Map<string, Uint8Array>();
  for (const { file, size, style } of images) {
    drawn.set(file, await drawPng(page, logo, size, style));
  }
  const windowsImages: SizedPng[] = [];
  for (const size of windowsSizes) {
    windowsImages.push({ size, png: await drawPng(page, logo, size) });
  }
  drawn.set('icon.ico', writeIco(windowsImages));
  const macImages: IcnsImage[] = [];
  for (const [type, size] of smallMacTypes) {
    macImages.push({ type, data: encodeArgb(await readPixels(page, await drawPng(page, logo, size, 'tile'))) });
  }
  for (const [type, size] of macTypes) {
    macImages.push({ type, data: await drawPng(page, logo, size, 'tile') });
  }
  drawn.set('icon.icns', writeIcns(macImages));
  return drawn;
}

/** Writes the icons. Run it after changing the artwork: `tsx build/generate/draw-icons.ts`. */
async function writeIconFiles(): Promise<void> {
  const executablePath = findChromium();
  if (executablePath === undefined) {
    throw new Error('No Chromium was found: set CHROMIUM_PATH.');
  }
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  for (const [file, content] of await drawIcons(await browser.newPage())) {
    const path = fileURLToPath(new URL(file, folder));
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
  await browser.close();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeIconFiles();
}
