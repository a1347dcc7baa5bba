import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { paste, write } from '#tests/support/page/editor.ts';
import { expect, readLocalStorage, storeBeforeLoad, test } from '../fixtures.ts';
import { expectAccessible } from '../page/expect-accessible.ts';
import { expectNotice } from '../page/notices.ts';
import { withControl } from '../page/with-control.ts';
import { expectWorkElsewhere, watchTasks } from '../page/worker-tasks.ts';

test.use({ viewport: { width: 1920, height: 800 }, permissions: ['clipboard-read', 'clipboard-write'] });

const route = '/RegExTester';
const field = (page: Page) => page.getByRole('textbox', { name: 'Regular expression', exact: true });
const content = (page: Page) => page.getByRole('textbox', { name: 'Content to test the regular expression against' });
const count = (page: Page) => page.getByRole('region', { name: 'Content to test' }).getByRole('status').first();
const table = (page: Page) => page.getByRole('grid', { name: 'Matches' });
const result = (page: Page) => page.getByRole('region', { name: 'Result' });
const show = (page: Page, view: string) =>
  withControl(page.getByRole('button', { name: view, exact: true }), (button) => button.click());

/** Expects that a worker did the work, and that the page contains only the visible part of the result. */
async function expectSmallPage(page: Page, task: string): Promise<void> {
  await expectWorkElsewhere(page, task);
  // A section of the page has 6,000 marks at most, and the mark of a match contains one of its group.
  expect(await page.locator('.cm-match').count()).toBeLessThan(7000);
  expect(await page.getByRole('row').count()).toBeLessThan(200);
}

/** Returns the cells of each row of the table, without its header. */
async function rowsOf(page: Page): Promise<string[][]> {
  const rows = await table(page).getByRole('row').all();
  return Promise.all(rows.slice(1).map((row) => row.getByRole('gridcell').allTextContents()));
}

test('marks the matches in the text and lists them with their groups, as one types', async ({ page, open }) => {
  await open(route);
  await expect(field(page)).toHaveValue('/([A-Z]+-\\d+)/g');
  await expect(count(page)).toHaveText('1 match');
  await expect(page.locator('.cm-match')).toHaveText(['TOOL-42']);
  await page.locator('.cm-match').hover();
  await expect(page.getByRole('tooltip')).toHaveText('Match 1, 27–34\nGroup 1 → TOOL-42');

  await field(page).fill('/(?<year>\\d{4})-(?<month>\\d\\d)(-\\d\\d)?|()x/g');
  await write(content(page), '<b>2024-05 & 1999-12-31\nx');
  await expect(count(page)).toHaveText('3 matches');
  await expect(table(page).getByRole('columnheader')).toHaveText([
    '#',
    'Index',
    'Line:column',
    'Match',
    'Group 1: year',
    'Group 2: month',
    'Group 3',
    'Group 4',
  ]);
  expect(await rowsOf(page)).toEqual([
    ['1', '3', '1:4', '2024-05', '2024', '05', 'not matched', 'not matched'],
    ['2', '13', '1:14', '1999-12-31', '1999', '12', '-31', 'not matched'],
    ['3', '24', '2:1', 'x', 'not matched', 'not matched', 'not matched', 'empty'],
  ]);
  await expect(content(page)).toContainText('<b>2024-05 & 1999-12-31');

  await page.reload();
  await expect(count(page)).toHaveText('3 matches');
  await expect.poll(() => readLocalStorage(page, 'lastRegExTextSample')).toBe('<b>2024-05 & 1999-12-31\nx');
  await expect.poll(() => readLocalStorage(page, 'lastRegEx')).toContain('(?<year>');
});

test('leads from match to match, from the table and with the arrows', async ({ page, open }) => {
  await open(route);
  await field(page).fill('/b+/g');
  await write(content(page), 'a bb\nb abb');
  await expect(count(page)).toHaveText('3 matches');
  await page.getByRole('button', { name: 'Next match' }).click();
  await expect(count(page)).toHaveText('1 of 3 matches');
  await expect(page.getByText('2 selected · Ln 1, Col 5')).toBeVisible();
  await page.getByRole('button', { name: 'Previous match' }).click();
  await expect(count(page)).toHaveText('3 of 3 matches');
  await table(page).getByRole('gridcell', { name: '2:1' }).click();
  await expect(page.getByText('1 selected · Ln 2, Col 2')).toBeVisible();
  await table(page).press('ArrowDown');
  await table(page).press('Enter');
  await expect(page.getByText('2 selected · Ln 2, Col 6')).toBeVisible();
});

test('flags are buttons, in step with the field, and u and v exclude each other', async ({ page, open }) => {
  await open(route);
  const flag = (letter: string) => page.getByRole('button', { name: new RegExp(`^Flag ${letter},`) });
  await field(page).fill('a/b');
  await write(content(page), 'A/b a/b');
  await expect(count(page)).toHaveText('1 match');
  await expect(page.getByText('Without the flag g, only the first match is found.')).toBeVisible();
  await flag('g').click();
  await expect(field(page)).toHaveValue('/a\\/b/g');
  await flag('i').click();
  await expect(count(page)).toHaveText('2 matches');
  await flag('u').click();
  await expect(field(page)).toHaveValue('/a\\/b/giu');
  await flag('v').click();
  await expect(field(page)).toHaveValue('/a\\/b/giv');
  await expect(flag('u')).toHaveAttribute('aria-pressed', 'false');
  await expect(flag('v')).toHaveAttribute('aria-pressed', 'true');
  await field(page).fill('/a/dm');
  await expect(flag('d')).toHaveAttribute('aria-pressed', 'true');
  await expect(flag('g')).toHaveAttribute('aria-pressed', 'false');
  await expect(table(page).getByRole('gridcell').nth(3)).toHaveText('[4, 5] a');
  await field(page).fill('/usr/bin');
  await expect(page.getByText('Read as a bare pattern, slashes included.')).toBeVisible();
});

test('runs what the engine of the browser knows', async ({ page, open }) => {
  await open(route);
  await write(content(page), 'a1 B2\nb3 👋');
  for (const [expression, matches] of [
    ['/a*/g', ['a', 'empty']],
    ['/^\\w/gm', ['a', 'b']],
    ['/\\w$/gm', ['2']],
    ['/(?<=B)\\d/g', ['2']],
    ['/[\\p{L}--[a-z]]/gv', ['B']],
    ['/(?<n>a\\d)|(?<n>B\\d)/g', ['a1', 'B2']],
    ['/(?i:b)\\d/g', ['B2', 'b3']],
    ['/\\p{RGI_Emoji}/v', ['👋']],
    ['/[a/]\\d/', ['a1']],
    ['/./y', ['a']],
    ['/\\n/', ['⏎']],
  ] as const) {
    await field(page).fill(expression);
    await expect(field(page)).toHaveAttribute('aria-invalid', 'false');
    await expect
      .poll(async () => (await rowsOf(page)).map((cells) => cells[3]).slice(0, matches.length), expression)
      .toEqual(matches);
  }
});

test('a fault is marked where it is, and the last matches stay, as stale', async ({ page, open }) => {
  await open(route);
  await expect(count(page)).toHaveText('1 match');
  await field(page).fill('/(👋|[z-a])/g');
  const alert = page.getByRole('region', { name: 'Regular expression' }).getByRole('note');
  await expect(alert).toHaveText('Column 6: The range ends before it starts: swap its ends.');
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('span.error')).toHaveText(['z-a']);
  await expect(result(page).getByText('Stale')).toBeVisible();
  await expect(table(page).getByRole('gridcell', { name: 'TOOL-42' }).first()).toBeVisible();
  await field(page).fill('/a/gg');
  await expect(alert).toHaveText('Column 5: The flag g is given twice.');
  await field(page).fill('/x{99}/g');
  await expect(count(page)).toHaveText('No match');
  await expect(alert).toHaveCount(0);
});

test('in a browser that gives up on a search without saying so, the warning about an expression does', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    const safari = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15';
    Object.defineProperty(navigator, 'userAgent', { get: () => safari });
  });
  await open(route);
  const warning = page.getByRole('status').filter({ hasText: 'it can miss matches of this expression' });
  await write(content(page), 'aaaa!');
  await field(page).fill('/^(a|aa)+$/');
  await expect(warning).toBeVisible();
  await field(page).fill('/a!/');
  await expect(count(page)).toHaveText('1 match');
  await expect(warning).toHaveCount(0);
});

test('an expression that backtracks without end is ended, the page answers, and the next run works', async ({
  page,
  open,
}) => {
  await open(route);
  await write(content(page), `${'a'.repeat(50)}!`);
  // The match would take years: if the page ran it itself, it would not respond to the following steps.
  await field(page).fill('/^(a|aa)+$/');
  await expect(page.getByRole('status').filter({ hasText: 'This expression can blow up:' })).toContainText('(a|aa)+');
  await expect(page.getByText('This expression takes too long on this text', { exact: true })).toBeVisible();
  await field(page).fill('/^(a+)+$/');
  await show(page, 'Replacement');
  await expect(page.getByText('This expression takes too long on this text', { exact: true })).toHaveCount(2);
  await field(page).fill('/a!/');
  await expect(count(page)).toHaveText('1 match');
  await expect(page.getByText('This expression takes too long on this text')).toHaveCount(0);
  await expect(page.getByText('This expression can blow up:')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Text after the replacement' })).toHaveText('a'.repeat(49));
});

test('the check of an expression asks for the tables of Unicode that this needs, once', async ({ page, open }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = /\/(case-folding|unicode-properties)\.[^/]+$/.exec(request.url())?.[1];
    if (name !== undefined) {
      asked.push(name);
    }
  });
  const note = page.getByRole('status').filter({ hasText: 'This expression can blow up:' });
  await open(route);
  for (const [expression, part, tables] of [
    ['/(a+)+$/', '(a+)+', []],
    ['/(K|\\u212a)*(b+)*!/u', '(b+)*', []],
    ['/(\\p{L}+)*!/u', '(\\p{L}+)*', ['unicode-properties']],
    ['/(K|\\u212a)*!/iu', '(K|\\u212a)*', ['unicode-properties', 'case-folding']],
    ['/(\\p{Lu}|ä)+!/iv', '(\\p{Lu}|ä)+', ['unicode-properties', 'case-folding']],
  ] as const) {
    await field(page).fill(expression);
    await expect(note).toContainText(part);
    expect(asked).toEqual(tables);
  }
});

test('the replacement is previewed, and says what it does not do', async ({ page, open }) => {
  await open(route);
  await show(page, 'Replacement');
  const replacement = page.getByRole('textbox', { name: 'Replacement', exact: true });
  const replaced = page.getByRole('textbox', { name: 'Text after the replacement' });
  await field(page).fill('/(?<key>[A-Z]+)-(\\d+)/g');
  await write(content(page), 'A-1 and B-2');
  await replacement.fill('$2$<key>[$&]$$');
  await expect(replaced).toHaveText('1A[A-1]$ and 2B[B-2]$');
  await replacement.fill('$3$<no>');
  await expect(replaced).toHaveText('$3 and $3');
  await expect(page.getByText('There is no group 3: $3 stays as it is.')).toBeVisible();
  await expect(page.getByText('No group is named “no”: $<no> gives nothing.')).toBeVisible();
  await replacement.fill('');
  await expect(replaced).toHaveText(' and ');

  await replacement.fill('<$1>');
  await expect(replaced).toHaveText('<A> and <B>');
  const downloading = page.waitForEvent('download');
  await result(page).getByRole('button', { name: 'Save As…' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('replaced.txt');
  expect(await readFile(await download.path(), 'utf8')).toBe('<A> and <B>');
});

test('the list is joined for a query, unique and sorted on request', async ({ page, open }) => {
  await open(route);
  await write(content(page), 'B-2, A-10, A-9, B-2');
  await show(page, 'List');
  const list = page.getByRole('textbox', { name: 'Extracted list' });
  await expect(list).toHaveText('B-2, A-10, A-9, B-2');
  await page.getByRole('button', { name: 'Unique' }).click();
  await page.getByRole('button', { name: 'Sorted' }).click();
  await expect(list).toHaveText('A-9, A-10, B-2');
  await expect(page.getByText('3 values · 1 repeated value left out')).toBeVisible();
  await expectNotice(page, 'Content copied into clipboard: A-9, A-10, B-2 …', () =>
    result(page).getByRole('button', { name: 'Copy to clipboard' }).click(),
  );
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('A-9, A-10, B-2');

  await field(page).fill('/(A)?-(?<n>\\d+)/g');
  await page.getByRole('combobox', { name: 'Extract' }).click();
  await page.getByRole('option', { name: 'Group 1' }).click();
  await expect(list).toHaveText('A');
  await expect(page.getByText('1 value · 1 repeated value left out · 2 matches without this group')).toBeVisible();
});

test('the expression is explained as a tree, whose parts show in the field', async ({ page, open }) => {
  await open(route);
  await show(page, 'Explanation');
  const tree = page.getByRole('tree', { name: 'Explanation' });
  await expect(tree.getByRole('treeitem')).toHaveText([
    /The whole expression$/,
    /Group 1$/,
    /A character from “A” to “Z”, one or more times, as many as possible$/,
    /The character “-”$/,
    /A digit 0–9, one or more times, as many as possible$/,
    /Flag g, global/,
  ]);
  await tree.getByRole('treeitem').nth(2).hover();
  await expect(page.locator('span.pointed')).toHaveText(['[', 'A-Z', ']', '+']);
  await tree.getByRole('treeitem').nth(3).click();
  await tree.press('ArrowLeft');
  await expect(tree.getByRole('treeitem', { selected: true })).toHaveText(/Group 1/);
  await tree.press('ArrowLeft');
  await expect(tree.getByRole('treeitem')).toHaveCount(3);
  await expect(tree.getByRole('treeitem', { selected: true })).toHaveAttribute('aria-expanded', 'false');
});

test('the matches are saved as JSON and sent to another tool', async ({ page, open }) => {
  await open(route);
  await expect(count(page)).toHaveText('1 match');
  const downloading = page.waitForEvent('download');
  await result(page).getByRole('button', { name: 'Save As…' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('matches.json');
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toEqual([
    { index: 27, line: 1, column: 28, match: 'TOOL-42', groups: ['TOOL-42'] },
  ]);
  await result(page).getByRole('button', { name: 'Send to…' }).click();
  await page.getByRole('menuitem', { name: 'JSON Formatter' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('JSON Formatter');
  await expect.poll(() => readLocalStorage(page, 'lastJSONFormatterValue')).toContain('"match":"TOOL-42"');
});

test('five megabytes are searched, marked and replaced while the page answers', async ({ page, open }) => {
  await watchTasks(page);
  await open(route);
  const text = 'Fixed in TOOL-42 and LIB-7, not yet in X-1.\n'.repeat(115_000);
  expect(text.length).toBeGreaterThan(5_000_000);
  await paste(content(page), text);
  await expect(count(page)).toHaveText('345,000 matches');
  await expectSmallPage(page, 'find');
  await expect(page.getByText('Too large to keep after you close the app')).toBeVisible();
  await page.getByRole('button', { name: 'Previous match' }).click();
  await expect(count(page)).toHaveText('345,000 of 345,000 matches');
  await expect(page.locator('.cm-match').last()).toHaveText('X-1');
  await table(page).press('Control+End');
  await expect(table(page).getByText('115000:40')).toBeVisible();
  await show(page, 'Replacement');
  await page.getByRole('textbox', { name: 'Replacement', exact: true }).fill('<$1>');
  await expect(page.getByRole('textbox', { name: 'Text after the replacement' })).toContainText(
    'Fixed in <TOOL-42> and <LIB-7>',
  );
  await expectSmallPage(page, 'replace');
});

test('one long line with a match at each character stays quick, and more than a million are cut', async ({
  page,
  open,
}) => {
  await watchTasks(page);
  await open(route);
  await field(page).fill('/(a)/g');
  await paste(content(page), 'a'.repeat(1_000_001));
  await expect(count(page)).toHaveText('More than 1,000,000 matches');
  await expect(page.getByText('The first 1,000,000 matches are shown; the text has more.')).toBeVisible();
  await expect(page.locator('.cm-match').first()).toBeVisible();
  await expectSmallPage(page, 'find');
});

test('an empty field or text says what to do, and what was typed stays', async ({ page, open }) => {
  await open(route);
  await field(page).fill('');
  await expect(result(page).getByText('Type a regular expression above')).toBeVisible();
  await write(content(page), 'my own A-1');
  await page.getByRole('button', { name: 'Use a sample' }).click();
  await expect(field(page)).toHaveValue('/([A-Z]+-\\d+)/g');
  await expect(page.locator('.cm-match')).toHaveText(['A-1']);
  await write(content(page), '');
  await expect(result(page).getByText('Put a text under')).toBeVisible();
  await expect(result(page).getByRole('button', { name: 'Save As…' })).toBeDisabled();
  await field(page).fill('/^$/');
  await expect(count(page)).toHaveText('1 match');
  await field(page).fill('//g');
  await expect(count(page)).toHaveText('1 match');
});

test('lines of Windows and a pasted expression of several lines are taken', async ({ page, open }) => {
  await storeBeforeLoad(page, { lastRegExTextSample: 'a\r\nb\r\nc' });
  await open(route);
  await field(page).fill('b\r\nc');
  await expect(field(page)).toHaveValue('b\\nc');
  await expect(table(page).getByRole('gridcell').nth(1)).toHaveText('2');
  await expect(page.locator('.cm-match')).toHaveText(['b⏎', 'c']);
  await expect(page.locator('.cm-matchedBreak')).toHaveCount(1);
  await show(page, 'Replacement');
  const note = result(page).getByText('The text has CR LF or CR for line breaks; the result has LF for each.');
  await expect(note).toBeVisible();
  await write(content(page), 'b');
  await expect(note).toHaveCount(0);
  await field(page).fill('/\\r\\n/g');
  await expect(page.getByText('\\r finds none.')).toBeVisible();
});

test('an expression that is too long or too deep for the browser is refused, and can be typed over', async ({
  page,
  open,
}) => {
  await open(route);
  const alert = page.getByRole('region', { name: 'Regular expression' }).getByRole('note');
  for (const [expression, reason] of [
    ['(a1B2) '.repeat(2400), 'too long, or its groups are nested too deeply'],
    ['Lorem ipsum dolor sit amet, consectetur (sed). '.repeat(4000), 'too long, or its groups are nested too deeply'],
    [`${'('.repeat(50_000)}a${')'.repeat(50_000)}`, /more groups than the browser can count|for the browser/u],
    ['('.repeat(50_000), /browser|not closed/u],
  ] as const) {
    await field(page).fill(expression);
    await expect(alert).toContainText(reason);
    await show(page, 'Explanation');
    await expect(field(page)).toHaveValue(expression);
    await show(page, 'Matches');
    await field(page).fill('/TOOL-(\\d)/');
    await expect(alert).toHaveCount(0);
    await expect(count(page)).toHaveText('1 match');
  }
  // The stored expression does not lock the screen either.
  await field(page).fill('(a1B2) '.repeat(2400));
  await expect(alert).toBeVisible();
  await page.reload();
  await expect(alert).toContainText('too long');
  await field(page).fill('/TOOL-(\\d)/');
  await expect(count(page)).toHaveText('1 match');
});

test('an expression of a thousand groups finds what it finds', async ({ page, open }) => {
  await open(route);
  await field(page).fill(`/${'(T)'.repeat(3)}${'()'.repeat(1000)}/g`);
  await content(page).fill('TTT');
  await expect(count(page)).toHaveText('1 match');
  await expect(page.getByText('The first 100 of 1,003 groups are shown; Save… and Copy take all.')).toBeVisible();
  await expect(table(page)).toHaveAttribute('aria-colcount', '104');
});

test('a paste that a field cannot take is refused, and nothing is lost', async ({ page, open }) => {
  await open(route);
  await paste(field(page), 'a'.repeat(60_000));
  await expect(page.getByRole('alert')).toContainText('The text was not pasted: it has 60,000 characters');
  await expect(field(page)).toHaveValue('/([A-Z]+-\\d+)/g');
});

test('axe finds nothing in any view, in either theme', async ({ page, open }) => {
  await open(route);
  await field(page).fill('/(?<a>a+)+$|(\\d)?x|\\n|\\s+\\s+y/');
  await expect(page.getByText('This expression can blow up:')).toBeVisible();
  for (const view of ['Matches', 'Replacement', 'List', 'Explanation']) {
    await show(page, view);
    await expect(page.getByRole('button', { name: view, exact: true })).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page, view);
  }
  await field(page).fill('/(a/');
  await expect(page.getByRole('region', { name: 'Regular expression' }).getByRole('note')).toBeVisible();
  await expectAccessible(page, 'an error');
});

test('fits a phone', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(route);
  await field(page).fill(`/${'(?<group>[a-z]+)|x'.repeat(1)}${'[a-z]'.repeat(20)}/g`);
  await show(page, 'List');
  for (const view of ['Matches', 'Replacement', 'List', 'Explanation']) {
    await show(page, view);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  }
});
