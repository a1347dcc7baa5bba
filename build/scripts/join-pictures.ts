import type { Browser } from '@playwright/test';

/** The height in pixels of all pictures in a row. */
const rowHeight = 270;

/** The JPEG quality: the files are small but still show the layout of a screen. */
const quality = 60;

/**
 * Joins pictures into one small picture.
 * @param rows PNG files; those in a row are scaled to the same height
 * @returns a JPEG file
 */
export async function joinPictures(browser: Browser, rows: readonly (readonly Buffer[])[]): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 1_400, height: 800 } });
  const images = rows.map((row) =>
    row.map((picture) => `<img height="${rowHeight}" src="data:image/png;base64,${picture.toString('base64')}">`),
  );
  await page.setContent(
    `<style>
      body { margin: 0; width: max-content; background: #808080; }
      div { display: flex; gap: 8px; padding: 8px; }
      div + div { padding-top: 0; }
    </style>
    ${images.map((row) => `<div>${row.join('')}</div>`).join('')}`,
    { waitUntil: 'load' },
  );
  const joined = await page.locator('body').screenshot({ type: 'jpeg', quality });
  await page.close();
  return joined;
}
