import type { Page } from '@playwright/test';
import { write } from '#tests/support/page/editor.ts';
import { findViolations } from '#tests/support/page/find-violations.ts';
import { expect, test } from '../fixtures.ts';
import { withControl } from '../page/with-control.ts';

test.use({ viewport: { width: 1400, height: 900 } });

const route = '/RegExTester';
const field = (page: Page) => page.getByRole('textbox', { name: 'Regular expression', exact: true });
const content = (page: Page) => page.getByRole('textbox', { name: 'Content to test the regular expression against' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Cheat sheet' });
const search = (page: Page) => sheet(page).getByRole('combobox', { name: 'Search the cheat sheet' });
const openSheet = (page: Page) =>
  withControl(page.getByRole('button', { name: 'Cheat sheet' }), (button) => button.click());

const selected = (page: Page) =>
  field(page).evaluate((element: HTMLTextAreaElement) =>
    element.value.slice(element.selectionStart, element.selectionEnd),
  );

test('what the cheat sheet has is found and written into the expression, by keyboard alone', async ({ page, open }) => {
  await open(route);
  await field(page).fill('/year/g');
  await field(page).evaluate((element: HTMLTextAreaElement) => element.setSelectionRange(1, 5));
  await openSheet(page);
  await expect(search(page)).toBeFocused();
  await page.keyboard.type('named group');
  await expect(sheet(page).getByRole('option')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(search(page)).toHaveValue('');
  await page.keyboard.type('group name');
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toHaveCount(0);
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('/(?<name>year)/g');
  expect(await selected(page)).toBe('year');

  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await openSheet(page);
  await page.keyboard.type('once or more');
  await page.keyboard.press('ArrowDown');
  await expect(search(page)).toHaveAttribute('aria-activedescendant', /-1$/);
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('/(?<name>year)+?/g');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('x');
  await expect(field(page)).toHaveValue('/(?<name>year)+?x/g');
});

test('a click writes a syntax, and turns on the flag that it needs', async ({ page, open }) => {
  await open(route);
  await field(page).fill('/a/g');
  await openSheet(page);
  await expect(sheet(page).getByRole('status')).toContainText('JavaScript, as this browser knows it');
  const letter = sheet(page).getByRole('option', { name: /^\\p\{L\}/ });
  await expect(letter).toContainText('turns on the flag u');
  await letter.click();
  await expect(field(page)).toHaveValue('/a\\p{L}/gu');
  await expect(page.getByRole('button', { name: 'Flag u, unicode' })).toHaveAttribute('aria-pressed', 'true');
  await openSheet(page);
  await expect(letter).not.toContainText('turns on');
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await expect(field(page)).toBeFocused();
});

test('the chosen part of the explanation is shown whole, whose row shows the start of it', async ({ page, open }) => {
  await open(route);
  const long = Array.from({ length: 40 }, (_, index) => `word${index}`).join('|');
  await field(page).fill(`/(${long})+/g`);
  await page.getByRole('button', { name: 'Explanation' }).click();
  const tree = page.getByRole('tree', { name: 'Explanation' });
  const part = page.getByRole('region', { name: 'The chosen part' });
  await tree.getByRole('treeitem').nth(1).click();
  await expect(part).toContainText(`(${long})+`);
  await tree.press('End');
  await expect(part).toContainText('Flag g, global');
  const box = await part.boundingBox();
  await tree.press('Home');
  expect(await part.boundingBox()).toEqual(box);
});

test('the table of matches sorts by each column, and leads to the match from where it stands then', async ({
  page,
  open,
}) => {
  await open(route);
  await field(page).fill('/(?<letter>[a-z])(\\d+)?/g');
  await write(content(page), 'b10 c a2\na9');
  const table = page.getByRole('grid', { name: 'Matches' });
  const matches = table.locator('[role=gridcell]:nth-child(4)');
  await expect(matches).toHaveText(['b10', 'c', 'a2', 'a9']);
  await table.getByRole('columnheader', { name: 'Match' }).click();
  await expect(matches).toHaveText(['a2', 'a9', 'b10', 'c']);
  await table.getByRole('columnheader', { name: 'Group 2' }).click();
  await expect(matches).toHaveText(['a2', 'a9', 'b10', 'c']);
  await table.getByRole('columnheader', { name: 'Index' }).click();
  await table.getByRole('columnheader', { name: 'Index' }).click();
  await expect(matches).toHaveText(['a9', 'a2', 'c', 'b10']);
  await table.getByRole('gridcell', { name: 'a9' }).click();
  await expect(page.getByText('2 selected · Ln 2, Col 3')).toBeVisible();
});

test('axe finds nothing in the cheat sheet, in either theme, and it fits, in a window of 1400 pixels and of 360', async ({
  page,
  open,
}) => {
  await open(route);
  for (const width of [1400, 360]) {
    await test.step(`${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await openSheet(page);
      await expect(search(page)).toBeFocused();
      const box = await sheet(page).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
        expect(await findViolations(page, { include: '[role=dialog]' }), colorScheme).toEqual([]);
      }
      await page.keyboard.press('Escape');
      await expect(sheet(page)).toHaveCount(0);
    });
  }
});
