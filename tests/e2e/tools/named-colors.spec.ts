import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectNotice } from '../page/notices.ts';

const route = '/Colors/NamedColors';
const rows = (page: Page) => page.getByRole('grid', { name: 'Named colors' }).getByRole('row');

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('lists all names, page by page', async ({ page, open }) => {
  await open(route);
  await expect(page.getByText('148 colours found')).toBeVisible();
  await expect(page.getByText('1–25 of 148')).toBeVisible();
  await page.getByRole('combobox', { name: /rows per page/iu }).click();
  await expect(page.getByRole('option')).toHaveText(['5', '10', '25', '50', '100', '200']);
  await page.getByRole('option', { name: '5', exact: true }).click();
  await expect(rows(page)).toHaveCount(6);
  await page.getByRole('button', { name: 'Go to next page' }).click();
  await expect(page.getByText('6–10 of 148')).toBeVisible();
  await expect(rows(page).nth(1)).toContainText('beige');
});

test('filters by name, rgb and hex, marks what it found, and by family', async ({ page, open }) => {
  await open(route);
  const filter = page.getByRole('textbox', { name: 'Filter' });
  for (const [term, name, mark] of [
    ['NAVY', 'navy', 'navy'],
    ['rgb(0,0,128)', 'navy', 'rgb(0, 0, 128)'],
    ['#639', 'rebeccapurple', '#663399'],
  ] as const) {
    await filter.fill(term);
    await expect(page.getByText('1 colour found')).toBeVisible();
    await expect(rows(page).nth(1)).toContainText(name);
    await expect(rows(page).locator('mark')).toHaveText(mark);
  }
  await filter.fill('no such colour');
  await expect(page.getByText('Nothing contains “no such colour”.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the filter' }).click();
  await page.getByRole('combobox', { name: 'Family' }).click();
  await expect(page.getByRole('option')).toHaveText([
    'All families',
    'Blue',
    'Brown',
    'Cyan',
    'Gray and black',
    'Green',
    'Orange',
    'Pink',
    'Purple violet and magenta',
    'Red',
    'White',
    'Yellow',
  ]);
  await page.getByRole('option', { name: 'Orange' }).click();
  await expect(page.getByText('5 colours found')).toBeVisible();
});

test('copies a cell on click and by keyboard', async ({ page, open }) => {
  await open(route);
  const table = page.getByRole('grid', { name: 'Named colors' });
  await expectNotice(page, 'Content copied into clipboard: rgb(240, 248, 255) …', () =>
    table.getByRole('gridcell', { name: 'rgb(240, 248, 255)' }).click(),
  );
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('#f0f8ff');
});

test('finds the nearest name of any colour', async ({ page, open }) => {
  await open(route);
  const field = page.getByRole('textbox', { name: 'Color', exact: true });
  await field.fill('#ff0001');
  await expect(page.getByText(/^Nearest is red, at a distance of 0\.\d\d: no eye tells them apart\.$/u)).toBeVisible();
  await field.fill('0ff8');
  await expect(
    page.getByText('This is aqua or cyan. CSS names only opaque colours, so alpha is ignored.'),
  ).toBeVisible();
  await field.fill('color(display-p3 0.92 0.2 0.14)');
  await expect(page.getByText(/^Nearest is red, at a distance of 0\./u)).toBeVisible();
  await field.fill('#ggg');
  await expect(page.getByRole('note')).toHaveText('Character 2: “g” is not a hex digit. Those are 0–9 and a–f.');
  await expect(page.getByText('Stale')).toBeVisible();
  await expectNotice(page, 'Content copied into clipboard: #ff0000 …', () =>
    page.getByRole('grid', { name: 'Nearest names' }).getByRole('gridcell', { name: '#ff0000' }).click(),
  );
});

test('fits a phone', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(route);
  await expect(page.getByText('148 colours found')).toBeVisible();
  expect(await page.evaluate(() => document.querySelector('main')?.scrollWidth)).toBeLessThanOrEqual(360);
});
