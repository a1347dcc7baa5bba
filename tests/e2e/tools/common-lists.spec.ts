import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { paste } from '#tests/support/page/editor.ts';
import { findViolations } from '#tests/support/page/find-violations.ts';
import { expect, readLocalStorage, storeBeforeLoad, test } from '../fixtures.ts';
import { findCutHeadings } from '../page/find-cut-headings.ts';
import { expectNotice } from '../page/notices.ts';
import { withControl } from '../page/with-control.ts';

test.use({ viewport: { width: 1920, height: 900 }, permissions: ['clipboard-read', 'clipboard-write'] });

const route = '/CommonLists';
const entitiesRoute = `${route}?tab=html-entities`;
const filter = (page: Page) => page.getByRole('textbox', { name: 'Filter' });
const types = (page: Page) => page.getByRole('grid', { name: 'Mime-types' });
const entities = (page: Page) => page.getByRole('grid', { name: 'HTML Entities' });
const count = (page: Page) => page.getByRole('status').filter({ hasText: /found$/u });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** The first row's cells. */
const firstRow = (grid: Locator): Locator => grid.getByRole('row').nth(1).getByRole('gridcell');

async function total(page: Page): Promise<number> {
  return Number((await count(page).textContent())?.replace(/[^\d]/gu, ''));
}

test('all media types are there, and a filter finds them by name and by extension', async ({ page, open }) => {
  await open(route);
  await expect(page.getByRole('tab', { name: 'Mime-types', selected: true })).toBeVisible();
  await expect(count(page)).toBeVisible();
  const all = await total(page);
  expect(all).toBeGreaterThan(2500);
  await expect(types(page).getByRole('columnheader')).toHaveText(['Type', 'Extensions']);

  await filter(page).fill('.PNG');
  await expect(firstRow(types(page))).toHaveText(['image/png', '.png']);
  await expect(types(page).locator('mark').first()).toHaveText('png');
  await filter(page).fill('application/json5');
  await expect(count(page)).toHaveText('1 type found');
  await expect(firstRow(types(page))).toHaveText(['application/json5', '.json5']);
  await filter(page).fill('  sVg ');
  await expect(firstRow(types(page))).toHaveText(['image/svg+xml', '.svg .svgz']);
  await filter(page).fill('no (such) type');
  await expect(count(page)).toHaveText('0 types found');
  await expect(page.getByText('Nothing contains “no (such) type”.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the filter' }).click();
  await expect(filter(page)).toBeFocused();
  await expect.poll(() => total(page)).toBe(all);
});

test('the headings of the columns are whole', async ({ page, open }) => {
  await open(entitiesRoute);
  await expect(entities(page).getByRole('columnheader')).toHaveText(['Character', 'Name', 'Number', 'Description']);
  expect(await findCutHeadings(entities(page))).toEqual([]);
});

test('each list has a filter, which is kept', async ({ page, open }) => {
  await storeBeforeLoad(page, { lastSearchValue: 'star' });
  await open(route);
  await expect(filter(page)).toHaveValue('star');
  await expect(count(page)).toBeVisible();
  await filter(page).fill('arrow');
  await expect.poll(() => readLocalStorage(page, 'lastSearchValue')).toBe('arrow');
  await page.getByRole('tab', { name: 'HTML Entities' }).click();
  await expect(filter(page)).toHaveValue('');
  await filter(page).fill('spade');
  await expect(count(page)).toHaveText(/^\d+ entities found$/u);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'HTML Entities', selected: true })).toBeVisible();
  await expect(filter(page)).toHaveValue('spade');
  await expect(firstRow(entities(page)).nth(3)).toContainText(/spade/iu);
  await page.getByRole('tab', { name: 'Mime-types' }).click();
  await expect(filter(page)).toHaveValue('arrow');
});

test('the media types begin with those that have an extension, and are sorted by a header, which is kept', async ({
  page,
  open,
}) => {
  await open(route);
  await expect(firstRow(types(page)).nth(1)).toHaveText(/^\./u);
  const [first] = await firstRow(types(page)).allTextContents();
  const header = types(page).getByRole('columnheader', { name: 'Type' });
  await header.getByRole('button').click();
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  await expect(firstRow(types(page)).first()).toHaveText(/^x-/u);
  await page.reload();
  await expect(firstRow(types(page)).first()).toHaveText(/^x-/u);
  await header.getByRole('button').click();
  await expect(firstRow(types(page)).first()).toHaveText(first ?? '');
});

test('pages of 5, 10, 25, 50 and 100 rows; another filter begins at the first', async ({ page, open }) => {
  await open(route);
  await expect(page.getByText(/^1–25 of 2,\d{3}$/u)).toBeVisible();
  const size = page.getByRole('combobox', { name: 'Rows per page:' });
  await size.click();
  await expect(page.getByRole('option')).toHaveText(['5', '10', '25', '50', '100']);
  await page.getByRole('option', { name: '100' }).click();
  await expect(page.getByText(/^1–100 of 2,\d{3}$/u)).toBeVisible();
  await page.getByRole('button', { name: 'Go to next page' }).click();
  await expect(page.getByText(/^101–200 of 2,\d{3}$/u)).toBeVisible();
  const hundredAndFirst = await firstRow(types(page)).first().textContent();
  // After the page size is reduced, the page still begins with the row that was at the top.
  await size.click();
  await page.getByRole('option', { name: '5', exact: true }).click();
  await expect(page.getByText(/^101–105 of 2,\d{3}$/u)).toBeVisible();
  await expect(firstRow(types(page)).first()).toHaveText(hundredAndFirst ?? '');
  await page.getByRole('button', { name: 'Go to last page' }).click();
  await expect(page.getByRole('button', { name: 'Go to next page' })).toBeDisabled();
  // The list becomes shorter than the start of the current page.
  await filter(page).fill('json');
  await expect(page.getByText(/^1–5 of \d{3}$/u)).toBeVisible();
  await filter(page).fill('image/webp');
  await expect(page.getByText('1–1 of 1')).toBeVisible();
  await expect(types(page).getByRole('gridcell')).toHaveText(['image/webp', '.webp']);
});

test('a click copies, and so does Enter after the arrow keys', async ({ page, open }) => {
  await open(route);
  await filter(page).fill('image/svg+xml');
  await expect(count(page)).toHaveText('1 type found');
  await expectNotice(page, 'Content copied into clipboard: image/svg+xml …', () =>
    types(page).getByRole('gridcell', { name: 'image/svg+xml' }).click(),
  );
  await expect.poll(() => clipboard(page)).toBe('image/svg+xml');
  await types(page).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect.poll(() => clipboard(page)).toBe('.svg .svgz');

  await page.getByRole('tab', { name: 'HTML Entities' }).click();
  // The filter of the other list remains until this list is shown.
  await expect(entities(page)).toBeVisible();
  await filter(page).fill('&nbsp;');
  await expect(count(page)).toHaveText('1 entity found');
  await firstRow(entities(page)).first().click();
  await expect.poll(() => clipboard(page)).toBe('\u00a0');
  await entities(page).getByRole('gridcell', { name: '&nbsp;' }).click();
  await expect.poll(() => clipboard(page)).toBe('&nbsp;');
});

test('what was found is copied and saved as JSON', async ({ page, open }) => {
  await open(route);
  await filter(page).fill('image/webp');
  await expect(count(page)).toHaveText('1 type found');
  await page.getByRole('button', { name: 'Copy to clipboard: all types found' }).click();
  await expect.poll(() => clipboard(page)).toContain('"image/webp"');
  expect(JSON.parse(await clipboard(page))).toEqual({ 'image/webp': ['webp'] });
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save As…: all types found' }).click();
  expect((await saved).suggestedFilename()).toBe('mime-types.json');
  expect(JSON.parse(await readFile(await (await saved).path(), 'utf8'))).toEqual({ 'image/webp': ['webp'] });
});

test('entities are found by description, name, number and character', async ({ page, open }) => {
  await open(entitiesRoute);
  await expect.poll(() => total(page)).toBeGreaterThan(2100);
  await expect(entities(page).getByRole('columnheader')).toHaveText(['Character', 'Name', 'Number', 'Description']);
  for (const [term, row] of [
    ['&amp;', ['&', '&amp;', '&#38;', 'Ampersand']],
    ['&#38;', ['&', '&amp;', '&#38;', 'Ampersand']],
    ['&#x26;', ['&', '&amp;', '&#38;', 'Ampersand']],
    ['&', ['&', '&amp;', '&#38;', 'Ampersand']],
    ['<', ['<', '&lt;', '&#60;', 'Less-than sign']],
    ['GREEK SMALL LETTER OMEGA', ['ω', '&omega;', '&#969;', 'Greek small letter omega']],
    ['U+2660', ['♠', '&spades;', '&#9824;', 'Black spade suit']],
    ['7', ['7', '', '&#55;', 'Digit seven']],
    ['é', ['é', '&eacute;', '&#233;', 'Latin small letter e with acute']],
    ['euro', ['€', '&euro;', '&#8364;', 'Euro sign']],
    ['&bne;', ['=\u20e5', '&bne;', '&#61;&#8421;', /Equals sign/u]],
    // Invisible characters are shown as their code points.
    ['nbsp', ['U+00A0', '&nbsp;', '&#160;', 'No-break space']],
    ['character tabulation', ['U+0009', '&Tab;', '&#9;', 'Character tabulation']],
  ] as const) {
    await filter(page).fill(term);
    await expect(firstRow(entities(page)), term).toHaveText([...row]);
  }
  await filter(page).fill('♠');
  await expect(entities(page).locator('mark')).toHaveText(['♠', '♠']);
  await filter(page).fill('spade');
  await expect(entities(page).locator('mark').first()).toHaveText('spade');
});

const source = (page: Page, direction: 'encode' | 'decode') =>
  page.getByRole('textbox', { name: `Text to ${direction}` });
const encoded = (page: Page) => page.getByRole('textbox', { name: 'Text with entities' });
const decoded = (page: Page) => page.getByRole('textbox', { name: 'Decoded text' });

async function choose(page: Page, field: string, option: string): Promise<void> {
  await withControl(page.getByRole('combobox', { name: field }), async (select) => {
    await select.click();
    await page.getByRole('option', { name: option, exact: true }).click();
  });
}

test('encodes a text by names or numbers, in three scopes', async ({ page, open }) => {
  await open(entitiesRoute);
  await paste(source(page, 'encode'), '<é & "👋">');
  await expect(encoded(page)).toHaveText('&lt;é &amp; &quot;👋&quot;&gt;');
  await choose(page, 'Characters to encode', '… and non-ASCII');
  await expect(encoded(page)).toHaveText('&lt;&eacute; &amp; &quot;&#128075;&quot;&gt;');
  await choose(page, 'How entities are written', 'Hexadecimal');
  await expect(encoded(page)).toHaveText('&#x3C;&#xE9; &#x26; &#x22;&#x1F44B;&#x22;&#x3E;');
  await choose(page, 'Characters to encode', 'All characters');
  await choose(page, 'How entities are written', 'Decimal');
  await paste(source(page, 'encode'), 'Hi!');
  await expect(encoded(page)).toHaveText('&#72;&#105;&#33;');
  await page.getByRole('button', { name: 'Copy to clipboard', exact: true }).click();
  await expect.poll(() => clipboard(page)).toBe('&#72;&#105;&#33;');
  // The text is restored after a look at the other tab.
  await page.getByRole('tab', { name: 'Mime-types' }).click();
  await expect(page.getByRole('tab', { name: 'Mime-types' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'HTML Entities' }).click();
  await expect(source(page, 'encode')).toHaveText('Hi!');
  await expect(encoded(page)).toHaveText('&#72;&#105;&#33;');
});

test('the text that a dropped file replaces is brought back', async ({ page, open }) => {
  await open(entitiesRoute);
  const message = page.getByRole('alert').filter({ hasText: 'Undo brings back' });
  const drop = (name: string, content: string) =>
    source(page, 'encode').evaluate(
      (element, file) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([file.content], file.name, { type: 'text/plain' }));
        element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
      },
      { name, content },
    );
  // A sample is not worth a message.
  await paste(source(page, 'encode'), '<p title="Café">Fish & chips: 5 €</p>');
  await drop('first.txt', 'first <file>');
  await expect(encoded(page)).toHaveText('first &lt;file&gt;');
  await expect(message).toHaveCount(0);

  await paste(source(page, 'encode'), 'mine & only mine');
  await drop('second.txt', 'second <file>');
  await expect(encoded(page)).toHaveText('second &lt;file&gt;');
  await expect(message).toContainText('Replaced by second.txt.');
  await message.getByRole('button', { name: 'Undo' }).click();
  await expect(source(page, 'encode')).toHaveText('mine & only mine');
  await expect(encoded(page)).toHaveText('mine &amp; only mine');
  await expect(message).toHaveCount(0);
});

test('decodes as browsers do, names what is malformed, and never renders HTML', async ({ page, open }) => {
  await open(entitiesRoute);
  await page.getByRole('button', { name: 'Decode', exact: true }).click();
  await paste(source(page, 'decode'), '&lt;img src=x onerror=alert(1)&gt;\n&copy 2025 &nope; AT&T &#x;');
  await expect(decoded(page).locator('.cm-line')).toHaveText([
    '<img src=x onerror=alert(1)>',
    '© 2025 &nope; AT&T &#x;',
  ]);
  await expect(page.locator('.cm-content img')).toHaveCount(0);
  const summary = page.getByRole('button', { name: '3 malformed references' });
  await summary.click();
  const notes = page.getByRole('list', { name: 'Warnings' }).getByRole('listitem');
  await expect(notes).toHaveText([
    'Line 2, column 1“&copy” has no semicolon, and was read as “©”. ',
    'Line 2, column 12“&nope;” is not an entity, and stays as it is. ',
    'Line 2, column 24“&#x;” has no digits, and stays as it is. ',
  ]);
  await notes.nth(1).getByRole('button').click();
  await expect(source(page, 'decode')).toBeFocused();
  await paste(source(page, 'decode'), 'fine &amp; well');
  await expect(decoded(page)).toHaveText('fine & well');
  await expect(summary).toHaveCount(0);
});

test('axe finds nothing in a filtered list', async ({ page, open }) => {
  await open(entitiesRoute);
  await filter(page).fill('arrow');
  await expect(entities(page).locator('mark').first()).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test('a key stroke in the filter changes no more of the page than the rows of one', async ({ page, open }) => {
  await open(route);
  await expect(page.getByText(/^1–25 of 2,\d{3}$/u)).toBeVisible();
  await page.evaluate(() => {
    const changed = { count: 0 };
    Object.assign(window, { changed });
    new MutationObserver((changes) => {
      changed.count += changes.length;
    }).observe(document.body, { attributes: true, characterData: true, childList: true, subtree: true });
  });
  const changed = () => page.evaluate(() => (window as unknown as { changed: { count: number } }).changed.count);
  let before = await changed();
  for (const [index, letter] of [...'applicat'].entries()) {
    await filter(page).press(letter);
    await expect(types(page).locator('mark').first()).toHaveText('applicat'.slice(0, index + 1), { ignoreCase: true });
    const after = await changed();
    expect(after).toBeGreaterThan(before);
    // The changes cover 25 rows of two cells, the number of results and the marks, which may follow, but not thousands
    // of rows.
    expect(after - before).toBeLessThan(1000);
    expect(await types(page).getByRole('row').count()).toBeLessThanOrEqual(26);
    before = after;
  }
  expect(await total(page)).toBeGreaterThan(1000);
});

test('fits a phone', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [path, grid] of [
    [route, types(page)],
    [entitiesRoute, entities(page)],
  ] as const) {
    await open(path);
    await expect(firstRow(grid).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    const box = await page.getByRole('button', { name: 'Go to last page' }).boundingBox();
    expect((box?.x ?? 999) + (box?.width ?? 999)).toBeLessThanOrEqual(360);
  }
  await source(page, 'encode').scrollIntoViewIfNeeded();
  await expect(source(page, 'encode')).toBeVisible();
});
