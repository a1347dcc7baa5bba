import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from '#tests/support/chromium.ts';

/** Draws the icons of the desktop app from logo.svg. Run it after changing the artwork: `tsx build/scripts/draw-icons.ts`. */

interface Icon {
  readonly file: string;
  /** Width and height in pixels. */
  readonly size: number;
  /** Black on transparent: macOS colours a template image itself. */
  readonly isTemplate?: boolean;
}

/** The names are what Electron looks for: `@2x` for dense displays, `Template` for the macOS menu bar. */
const icons: readonly Icon[] = [
  { file: 'tray.png', size: 16 },
  { file: 'tray@1.25x.png', size: 20 },
  { file: 'tray@1.5x.png', size: 24 },
  { file: 'tray@2x.png', size: 32 },
  { file: 'trayTemplate.png', size: 16, isTemplate: true },
  { file: 'trayTemplate@2x.png', size: 32, isTemplate: true },
  { file: 'tray-linux.png', size: 32 },
  { file: 'icon-256.png', size: 256 },
  { file: 'icon-512.png', size: 512 },
];

const folder = new URL('../icons/', import.meta.url);

const logo = await readFile(new URL('logo.svg', folder), 'utf8');
const template = logo.replaceAll(/fill="#[0-9a-f]{6}"/g, 'fill="#000000"');

const executablePath = findChromium();
if (executablePath === undefined) {
  throw new Error('No Chromium was found: set CHROMIUM_PATH.');
}
const browser = await chromium.launch({ executablePath, args: chromiumArguments });
const page = await browser.newPage();
for (const { file, size, isTemplate } of icons) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${isTemplate ? template : logo}`);
  await writeFile(fileURLToPath(new URL(file, folder)), await page.screenshot({ omitBackground: true }));
}
await browser.close();
