import type { Page } from '@playwright/test';
import { paste } from '#tests/support/page/editor.ts';
import { untilIdle } from '#tests/support/page/until-idle.ts';
import { expect, readLocalStorage, test } from '../fixtures.ts';

/** Opens a second tab of the same browser, at the same address. */
async function openSecond(page: Page): Promise<Page> {
  const second = await page.context().newPage();
  await second.goto(page.url());
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
  await untilIdle(second);
  return second;
}

test('two tabs on one tool show the newest edit, and neither overwrites the other', async ({ page, open }) => {
  await open('/RegExTester');
  const second = await openSecond(page);
  const [here, there] = [page, second].map((tab) =>
    tab.getByRole('textbox', { name: 'Content to test the regular expression against' }),
  );
  if (here === undefined || there === undefined) {
    throw new Error('There are two tabs.');
  }
  await paste(here, 'first line\nlast line');
  await expect(there).toContainText('last line');
  // The cursor of the other tab keeps its position in the text.
  await there.click();
  await second.keyboard.press('ControlOrMeta+End');
  await here.click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('new ');
  await expect(there).toContainText('new first line');
  await second.keyboard.type('!');
  await expect(here).toContainText('last line!');
  await expect(here).toContainText('new first line');
  await page.keyboard.press('Backspace');
  await expect(there).toContainText('newfirst line');
  await expect.poll(() => readLocalStorage(page, 'lastRegExTextSample')).toBe('newfirst line\nlast line!');

  await second.getByRole('textbox', { name: 'Regular expression', exact: true }).fill('/two/');
  await expect(page.getByRole('textbox', { name: 'Regular expression', exact: true })).toHaveValue('/two/');
});

test('favourites, theme, sidebar and “Clear everything” reach the other tab', async ({ page, open }) => {
  await open('/RegExTester');
  const second = await openSecond(page);
  await second.goto('./#/UUIDGenerator');
  await page.getByRole('button', { name: /favourite/i }).click();
  await second.getByRole('button', { name: /favourite/i }).click();
  for (const tab of [page, second]) {
    await expect(tab.getByRole('list', { name: 'Favourites' }).getByRole('listitem')).toHaveCount(2);
  }
  await second.getByRole('button', { name: 'Toggle sidebar menu' }).click();
  await expect(page.getByRole('button', { name: 'Open the sidebar menu' })).toBeVisible();

  await page.getByRole('textbox', { name: 'Regular expression', exact: true }).fill('/mine/');
  await second.goto('./#/preferences');
  await second.getByLabel('Activate the Dark theme mode').click();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(18, 20, 22)');

  await second.getByRole('button', { name: 'Clear everything…' }).click();
  await second.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('textbox', { name: 'Regular expression', exact: true })).toHaveValue('/([A-Z]+-\\d+)/g');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(245, 246, 247)');
  await expect(page.getByRole('list', { name: 'Favourites' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Toggle sidebar menu' })).toBeVisible();
  // Until the history is cleared as well, a mark says that it is to be.
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('a text that is too large in one tab empties the other neither on the screen nor silently', async ({
  page,
  open,
}) => {
  await open('/URL/URLEncoder');
  const input = page.getByRole('textbox', { name: 'Content to encode/decode' });
  await paste(input, 'small');
  const second = await openSecond(page);
  const other = second.getByRole('textbox', { name: 'Content to encode/decode' });
  await expect(other).toHaveText('small');
  await paste(other, 'x'.repeat(1_000_001));
  await expect(second.getByText('Too large to keep after you close the app')).toBeVisible();
  await expect(page.getByText('another tab has a newer text')).toBeVisible();
  await expect(input).toHaveText('small');
  // When the user continues to type here, the other tab shows the text and can restore its own.
  await input.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('er');
  await expect(other).toHaveText('smaller');
  await second.getByRole('button', { name: 'Undo' }).click();
  await expect(second.getByText('Too large to keep after you close the app')).toBeVisible();
});
