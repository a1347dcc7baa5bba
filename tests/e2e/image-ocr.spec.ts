import type { Browser, Page } from '@playwright/test';
import { characterAccuracy } from '#tests/support/character-accuracy.ts';
import { englishText } from '#tests/support/english-text.ts';
import { renderTextImage, type TextImageOptions } from '#tests/support/text-image.ts';
import { expect, test } from './fixtures.ts';

const route = '/ImageOCR';

interface Picture {
  readonly name: string;
  readonly content: Buffer;
}

async function choose(page: Page, ...pictures: readonly Picture[]): Promise<void> {
  await page
    .locator('input[type="file"]')
    .setInputFiles(pictures.map(({ name, content }) => ({ name, mimeType: 'image/png', buffer: content })));
}

const row = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });
const run = (page: Page) => page.getByRole('button', { name: 'Run', exact: true });
const text = (page: Page) => page.getByRole('textbox', { name: 'Extracted text' });

/** All of the text, of which the editor draws only what is in sight: what the user would copy. */
async function copyText(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Copy to clipboard', exact: true }).click();
  return page.evaluate(() => navigator.clipboard.readText());
}

const small: TextImageOptions = { width: 500, fontSize: 16 };
const render = (browser: Browser, line: string, options: TextImageOptions = small) =>
  renderTextImage(browser, [line], options);

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('reads at least 98 % of the characters of printed English at 300 dpi', async ({ page, open, browser }) => {
  const paragraphs = { serif: englishText.slice(0, 5), 'sans-serif': englishText.slice(5) };
  const pictures = await Promise.all(
    Object.entries(paragraphs).map(async ([fontFamily, texts]) => ({
      name: `${fontFamily}.png`,
      content: await renderTextImage(browser, texts, { width: 2480, fontSize: 50, fontFamily }),
    })),
  );
  await open(route);
  await choose(page, ...pictures);
  await run(page).click();
  for (const { name } of pictures) {
    await expect(row(page, name)).toContainText('Done', { timeout: 45_000 });
  }
  const expected = englishText.join('\n');
  expect(expected.length).toBeGreaterThan(2000);
  const accuracy = characterAccuracy(await copyText(page), expected);
  console.log('accuracy', accuracy);
  expect(accuracy).toBeGreaterThanOrEqual(0.98);
});
