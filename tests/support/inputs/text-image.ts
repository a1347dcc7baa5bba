import type { Browser } from '@playwright/test';

export interface TextImageOptions {
  readonly width: number;
  /** The font size in pixels: 12 points at 300 dpi are 50. */
  readonly fontSize: number;
  readonly fontFamily?: string;
  readonly color?: string;
  /** The colour; `transparent` for no background. */
  readonly background?: string;
}

/**
 * Renders a JPEG of a text upside down, with Exif data that says so: cameras store pictures in the sensor's
 * orientation.
 */
export async function renderTurnedImage(browser: Browser, text: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 600, height: 120 } });
  await page.setContent('<body style="font: 32px sans-serif; rotate: 180deg; margin: 40px"></body>');
  await page.evaluate((content) => document.body.append(content), text);
  const jpeg = await page.screenshot({ type: 'jpeg', quality: 95 });
  await page.close();
  return withOrientation(jpeg, 3);
}

/** Adds an Exif segment (CIPA DC-008, 4.6.4) to a JPEG: orientation 3 is upside down. */
function withOrientation(jpeg: Buffer, orientation: number): Buffer {
  const startOfImage = 2;
  const exif = Buffer.from(
    `ffe10022${Buffer.from('Exif\0\0').toString('hex')}4d4d002a00000008${'0001'}0112000300000001${`000${orientation}0000`}00000000`,
    'hex',
  );
  return Buffer.concat([jpeg.subarray(0, startOfImage), exif, jpeg.subarray(startOfImage)]);
}

/** Renders paragraphs of text as a PNG in the browser. */
export async function renderTextImage(
  browser: Browser,
  paragraphs: readonly string[],
  { width, fontSize, fontFamily = 'serif', color = '#000', background = '#fff' }: TextImageOptions,
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height: 200 } });
  await page.setContent('<body></body>');
  await page.evaluate(
    ({ texts, style }) => {
      Object.assign(document.body.style, style);
      document.body.append(
        ...texts.map((text) => {
          const paragraph = document.createElement('p');
          paragraph.textContent = text;
          return paragraph;
        }),
      );
    },
    {
      texts: paragraphs,
      style: { margin: `${fontSize * 2}px`, font: `${fontSize}px/1.4 ${fontFamily}`, color, background },
    },
  );
  const png = await page.screenshot({ fullPage: true, omitBackground: true });
  await page.close();
  return png;
}
