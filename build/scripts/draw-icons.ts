import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { chromiumArguments, findChromium } from '#tests/support/chromium.ts';
import { encodeArgb, type IcnsImage, type SizedPng, writeIcns, writeIco } from './write-icons.ts';

const folder = new URL('../icons/', import.meta.url);

/**
 * The picture: as it is, black for macOS to colour itself, on a tile as the icons in macOS' Dock are, or well inside of a
 * ground that a system cuts its own shape out of.
 */
type Style = 'plain' | 'template' | 'tile' | 'maskable';

interface Icon {
  /** Below build/icons. */
  readonly file: string;
  /** Width and height in pixels. */
  readonly size: number;
  readonly style?: Style;
}

const linuxSizes = [16, 24, 32, 48, 64, 96, 128, 256, 512, 1024];
const windowsSizes = [16, 20, 24, 32, 40, 48, 64, 128, 256];

/** The types of an .icns whose images are PNG files, with their pixels. */
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
/** Those whose images macOS wants as ARGB. */
const smallMacTypes: typeof macTypes = [
  ['ic04', 16],
  ['ic05', 32],
];

/** The names are what Electron looks for: `@2x` for dense displays, `Template` for the macOS menu bar. */
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
  // iOS and iPadOS, which round it themselves.
  { file: 'web/apple-touch-icon.png', size: 180, style: 'maskable' },
  ...linuxSizes.map((size) => ({ file: `linux/${size}x${size}.png`, size })),
];

/** macOS' grid for icons: a tile of 824 by 824 in 1024 by 1024, the artwork well inside. */
function onTile(logo: string): string {
  const artwork = logo.replace('<svg ', '<svg x="232" y="232" width="560" height="560" ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1024 1024">
    <rect x="100" y="100" width="824" height="824" rx="185" fill="#fbfaf8"/>${artwork}</svg>`;
}

/** All that may be cut off is ground: what is inside of a circle of four fifths is safe. */
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
      // As text: an array of numbers takes seconds.
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
 * Every icon of the desktop app, drawn from logo.svg.
 * @param page a page of Chromium
 * @returns the content of each file, by its name below build/icons
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

/** Writes the icons. Run it after changing the artwork: `tsx build/scripts/draw-icons.ts`. */
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
