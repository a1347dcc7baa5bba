import type { Page } from '@playwright/test';
import { paste } from '#tests/support/page/editor.ts';
import { expect, storeBeforeLoad, test } from '../fixtures.ts';
import { expectAccessible } from '../page/expect-accessible.ts';

test.use({ viewport: { width: 1400, height: 900 } });

const input = (page: Page) => page.getByRole('textbox', { name: 'JSON Content' });
const pane = (page: Page) => page.getByRole('region', { name: 'JSON Content' });
const marks = (page: Page) => pane(page).locator('.cm-unusual');
const count = (page: Page) => pane(page).getByRole('button', { name: /unusual character/i });

/** A zero-width space, a no-break space, a Cyrillic letter in a Latin word, and a bidirectional control character. */
const spoilt = '{"a\u200bb": "10\u00a0km",\n "p\u0430ypal": "x\u202ey"}';

test('the “…” of a pane marks unusual characters, names them and counts them; they stay as they are', async ({
  page,
  open,
}) => {
  await open('/JSON/JSONFormatter');
  await paste(input(page), spoilt);
  await expect(page.getByRole('textbox', { name: 'Formatted JSON' })).toContainText('km');
  await expect(marks(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'More of JSON Content' }).click();
  await page.getByRole('switch', { name: 'Mark unusual characters' }).click();
  await page.keyboard.press('Escape');
  await expect(marks(page)).toHaveCount(4);
  expect(await marks(page).evaluateAll((all) => all.map((mark) => (mark as HTMLElement).title))).toEqual([
    'zero-width space (U+200B)',
    'no-break space (U+00A0)',
    'Cyrillic “а” (U+0430) that looks like Latin “a”',
    'right-to-left override (U+202E)',
  ]);
  await expect(count(page)).toHaveText('4 unusual characters');
  // The result marks them as well.
  await expect(page.getByRole('region', { name: 'Result' }).locator('.cm-unusual')).toHaveCount(4);

  await count(page).click();
  await expect(pane(page).getByRole('status').filter({ hasText: /U\+/ })).toHaveText(/zero-width space/);
  await count(page).click();
  await expect(pane(page).getByRole('status').filter({ hasText: /U\+/ })).toHaveText(/no-break space/);

  await input(page).press('ControlOrMeta+A');
  await page.keyboard.insertText('["plain"]');
  await expect(count(page)).toHaveText('No unusual characters');
  await page.reload();
  await expect(count(page)).toHaveText('No unusual characters');
});

test('the palette and Preferences have the switch, too', async ({ page, open }) => {
  await open('/JSON/JSONFormatter');
  await paste(input(page), spoilt);
  await page.keyboard.press('ControlOrMeta+K');
  await page.keyboard.type('invisible');
  await page.getByRole('option', { name: /Mark unusual characters.*On/ }).click();
  await expect(marks(page)).toHaveCount(4);
  await open('/Preferences');
  const preference = page.getByRole('switch', { name: 'Mark unusual characters' });
  await expect(preference).toBeChecked();
  await preference.click();
  await open('/JSON/JSONFormatter');
  await expect(input(page)).toContainText('km');
  await expect(marks(page)).toHaveCount(0);
});

test('axe finds nothing in marks, in either theme, in a window of 1400 pixels and of 360', async ({ page, open }) => {
  await storeBeforeLoad(page, { 'choices:preferences': '{"version":1,"value":{"marksUnusual":true}}' });
  await open('/JSON/JSONFormatter');
  await paste(input(page), spoilt);
  await expect(count(page)).toHaveText('4 unusual characters');
  for (const width of [1400, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(marks(page)).toHaveCount(4);
    // The tooltip of the mark below the pointer covers the page and is in none of its regions.
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await expectAccessible(page, `${width} pixels wide`);
  }
});
