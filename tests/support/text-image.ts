import type { Browser } from '@playwright/test';

export interface TextImageOptions {
  readonly width: number;
  /** Of the letters, in pixels: 12 points at 300 dpi are 50. */
  readonly fontSize: number;
  readonly fontFamily?: string;
  readonly color?: string;
  /** `transparent` for none. */
  readonly background?: string;
}

/** A PNG of paragraphs of text, drawn by the browser. */
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
