import { readFile, writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { readScriptGraph } from '#tests/support/graphs/script-graph.ts';
import { builtSite } from '#tests/support/servers/serve-site.ts';
import { expect, storeBeforeLoad, test } from '../fixtures.ts';
import { holdScript } from '../loading/hold-script.ts';
import { expectNotice } from '../page/notices.ts';

test.use({ viewport: { width: 1920, height: 900 } });

const input = (page: Page): Locator => page.getByRole('textbox', { name: 'JSON Content' });
const result = (page: Page): Locator => page.getByRole('textbox', { name: 'Formatted JSON' });

/** Replaces the content of the editor by pasting. */
async function paste(page: Page, text: string): Promise<void> {
  await input(page).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.evaluate((pasted) => {
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, text);
}

/** Expects these visible lines of the result. */
async function expectResult(page: Page, lines: readonly string[]): Promise<void> {
  await expect(result(page).locator('.cm-line')).toHaveText([...lines]);
}

test.beforeEach(async ({ open }) => {
  await open('/JSON/JSONFormatter');
});

test('formats as it is typed, and Minify and Format take turns', async ({ page }) => {
  await input(page).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText('{"b":1.0,"a":[1e400,12345678901234567890]}');
  await expectResult(page, ['{', '  "b": 1.0,', '  "a": [', '    1e400,', '    12345678901234567890', '  ]', '}']);

  await page.getByRole('button', { name: 'Minify' }).click();
  await expectResult(page, ['{"b":1.0,"a":[1e400,12345678901234567890]}']);
  await page.getByRole('button', { name: 'Format', exact: true }).click();
  await expect(result(page).locator('.cm-line')).toHaveCount(7);

  await page.getByRole('button', { name: 'Sort keys' }).click();
  await expect(result(page).locator('.cm-line').nth(1)).toHaveText('  "a": [');

  await page.getByRole('combobox', { name: 'Indentation' }).click();
  await page.getByRole('option', { name: 'Tab' }).click();
  await expect(result(page).locator('.cm-line').nth(1)).toHaveText('\t"a": [');
});

test('warns of duplicate keys and of numbers that JavaScript would change, and shows the place', async ({ page }) => {
  await paste(page, '{\n  "id": 12345678901234567890,\n  "\\u0069d": 2,\n  "ok": 1.0\n}');
  const warnings = page.getByRole('button', { name: '1 duplicate key, 1 number that JavaScript would change' });
  await warnings.click();
  const list = page.getByRole('list', { name: 'Warnings' });
  await expect(list).toContainText('The key "id" is also on line 2');
  await expect(list).toContainText('12345678901234567890 would become 12345678901234567000');
  await expect(result(page)).toContainText('12345678901234567890');
  await list.getByRole('button', { name: 'Line 3, column 3' }).click();
  await expect(input(page)).toBeFocused();
  await expect(page.getByText('Ln 3, Col 3')).toBeVisible();
});

test('says where JSON is broken, keeps the last result as stale, and offers to repair it', async ({ page }) => {
  await paste(page, '{"good": true}');
  await expectResult(page, ['{', '  "good": true', '}']);
  await paste(page, '{\n  "a": 1,\n}');
  const error = page.getByRole('note').filter({ hasText: 'Line' });
  await expect(error).toContainText(/Line \d, column \d:/);
  await expect(input(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Stale: the last good result')).toBeVisible();
  await expectResult(page, ['{', '  "good": true', '}']);
  await expect(input(page)).toContainText('"a": 1,');

  await error.getByRole('button', { name: 'Go to this position' }).click();
  await expect(input(page)).toBeFocused();

  await error.getByRole('button', { name: 'Repair' }).click();
  await expect(page).toHaveURL(/#\/JSON\/JSONRepair$/);
  await expect(page.getByRole('textbox', { name: 'JSON to repair' })).toContainText('"a": 1,');
  await expect(page.getByRole('textbox', { name: 'Repaired JSON' })).toContainText('"a": 1');
});

const broken: readonly (readonly [string, string, RegExp])[] = [
  ['a trailing comma', '[1,]', /Line 1, column [34]:/],
  ['a missing comma', '[1 2]', /Line 1, column 4:/],
  ['single quotes', "{'a':1}", /Line 1, column 2:/],
  ['a comment', '// hi\n1', /Line 1, column 1:/],
  ['NaN', '[NaN]', /Line 1, column 2:/],
  ['a leading zero', '[01]', /Line 1, column [23]:/],
  ['an unterminated string after emoji', '["👋👋", "a', /Line 1, column 8:/],
  ['a line break in a string', '["a\nb"]', /Line 1, column 4:/],
  ['an unclosed bracket', '{"a": [1, 2', /Line 1, column/],
  ['two documents in a line', '{"a":1} {"a":2}', /Line 1, column 9:/],
  ['a line that is none in JSON Lines', '{"a":1}\n{"a":2,}', /Line 2, column 7: This looks like JSON Lines/],
];

test('names the place of each fault', async ({ page }) => {
  for (const [name, text, message] of broken) {
    await test.step(name, async () => {
      await paste(page, text);
      await expect(page.getByRole('note').filter({ hasText: message })).toBeVisible();
      // The next one may be at the same place.
      await paste(page, '[]');
      await expect(page.getByRole('note')).toHaveCount(0);
    });
  }
});

test('queries with JSONPath, and explains a query that is wrong', async ({ page }) => {
  await paste(page, '{"items":[{"n":1.10},{"n":2},{"m":3}]}');
  const query = page.getByRole('textbox', { name: 'JSONPath query' });
  await query.fill('$.items[*].n');
  await expectResult(page, ['[', '  1.10,', '  2', ']']);
  await expect(page.getByText('2 matches')).toBeVisible();
  await query.fill('$.items[');
  await expect(query).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText(/^Character \d+: /)).toBeVisible();
  await page.getByRole('button', { name: 'Clear the query' }).click();
  await expect(result(page)).toContainText('"items"');
});

const taken = (page: Page) => page.getByRole('status', { name: 'What was taken' });

test('takes JSON Lines as one array, says so, and makes the input one at a click', async ({ page }) => {
  await paste(page, '{"a":1.0}\n{"a":12345678901234567890}\n');
  await expectResult(page, ['[', '  {', '    "a": 1.0', '  },', '  {', '    "a": 12345678901234567890', '  }', ']']);
  await expect(taken(page)).toContainText('JSON Lines: 2 values, shown as one array.');
  await page.getByRole('button', { name: 'Make the input an array' }).click();
  await expect(input(page).locator('.cm-line')).toHaveText(['[', '{"a":1.0},', '{"a":12345678901234567890}', ']']);
  await expect(taken(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(taken(page)).toBeVisible();
});

test('takes the JSON of a log and of Markdown, and tells what it leaves out', async ({ page }) => {
  await paste(page, '12:00 INFO sent {"id":1.0} to web\n12:01 INFO sent {"id":} to app');
  await expectResult(page, ['{', '  "id": 1.0', '}']);
  await expect(taken(page)).toContainText('Taken from other text: the JSON at line 1, column 17.');
  await expect(taken(page)).toContainText('1 part that is not valid JSON is left out, too.');
  await page.getByRole('button', { name: '1 part left out as not valid' }).click();
  await page.getByRole('button', { name: 'Line 2, column 23' }).click();
  await expect(input(page)).toBeFocused();

  await paste(page, '# Answer\n\n```json\n{"a": [1]}\n```\n');
  await expectResult(page, ['{', '  "a": [', '    1', '  ]', '}']);
  await expect(taken(page)).toContainText('Taken from a Markdown block: the JSON at line 4, column 1.');
  await page.getByRole('button', { name: 'Keep only the JSON' }).click();
  await expect(input(page).locator('.cm-line')).toHaveText(['{"a": [1]}']);
});

test('lists the matches of a query with their normalized paths, to be copied, and folds them', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await paste(page, '{"items":[{"n":1.10},{"n":"a b"}]}');
  await page.getByRole('textbox', { name: 'JSONPath query' }).fill('$..n');
  const table = page.getByRole('grid', { name: 'Paths of the matches' });
  await expect(table.getByRole('gridcell')).toHaveText(["$['items'][0]['n']", '1.10', "$['items'][1]['n']", '"a b"']);
  await expectResult(page, ['[', '  1.10,', '  "a b"', ']']);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await table.getByRole('gridcell', { name: "$['items'][1]['n']" }).click();
  await expect.poll(copied).toBe("$['items'][1]['n']");
  await page.getByRole('button', { name: 'Copy to clipboard: paths' }).click();
  await expect.poll(copied).toBe("$['items'][0]['n']\n$['items'][1]['n']");

  await page.getByRole('button', { name: 'Paths', exact: true }).click();
  await expect(table).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Paths', exact: true })).toHaveAttribute('aria-expanded', 'false');
  await expectResult(page, ['[', '  1.10,', '  "a b"', ']']);
});

test('shows a tree that the keyboard can walk, and copies the path of a value', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await paste(page, '{"store":{"book":[{"title":"x y"}],"a b":null},"n":1}');
  await page.getByRole('button', { name: 'Tree' }).click();
  const tree = page.getByRole('tree', { name: 'JSON tree' });
  await expect(tree.getByRole('treeitem')).toHaveCount(3);
  await tree.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(tree.getByRole('treeitem')).toHaveCount(5);
  await page.keyboard.press('ArrowRight');
  const path = page.getByLabel('Path of the chosen value');
  await expect(path).toHaveText('$.store.book');
  await page.keyboard.press('ArrowDown');
  await expect(path).toHaveText("$.store['a b']");
  await expectNotice(page, 'Content copied', () =>
    page.getByRole('button', { name: 'Copy to clipboard: path' }).click(),
  );
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe("$.store['a b']");

  await page.getByRole('button', { name: 'Expand all' }).click();
  await expect(tree.getByRole('treeitem')).toHaveCount(7);
  await page.getByRole('button', { name: 'Collapse all' }).click();
  await expect(tree.getByRole('treeitem')).toHaveCount(1);
});

test('copies and saves the result as it is shown, and what was typed is there after a reload', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await paste(page, '{"greeting":"héllo 👋"}');
  await expect(result(page)).toContainText('héllo');
  await expectNotice(page, 'Content copied into clipboard: {   "greeting": "héllo 👋" …', () =>
    page.getByRole('button', { name: 'Copy to clipboard' }).click(),
  );
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('{\n  "greeting": "héllo 👋"\n}');

  await paste(page, '[1.0,"é"]');
  await page.getByRole('button', { name: 'Minify' }).click();
  await expectResult(page, ['[1.0,"é"]']);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save As…' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('minified.json');
  expect(await readFile(await download.path(), 'utf8')).toBe('[1.0,"é"]');

  await paste(page, '["kept 👋"]');
  await expect(result(page)).toContainText('kept 👋');
  await page.reload();
  await expect(result(page)).toContainText('kept 👋');
});

test('opens a file, and takes bytes that are not text for what they are', async ({ page }) => {
  await page.getByLabel('File to open').setInputFiles({
    name: 'data.json',
    mimeType: 'application/json',
    buffer: Buffer.from('\ufeff{"from":"a file"}'),
  });
  await expectResult(page, ['{', '  "from": "a file"', '}']);
  await page.getByLabel('File to open').setInputFiles({
    name: 'photo.png',
    mimeType: 'image/png',
    buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0xff]),
  });
  await expect(page.getByRole('note').filter({ hasText: 'photo.png is not a text file' })).toBeVisible();
  await expect(input(page)).toContainText('from');
});

test('is empty when cleared, and offers a sample', async ({ page }) => {
  await expect(result(page)).toContainText('Web Toolbox');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page.getByText('The formatted JSON shows here')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy to clipboard' })).toBeDisabled();
  await expect(page.getByRole('note')).toHaveCount(0);
  await page.getByRole('button', { name: 'Try a sample' }).press('Enter');
  await expect(result(page)).toContainText('Web Toolbox');
  await expect(page.getByRole('textbox', { name: 'JSON Content' })).toBeFocused();
});

test('a value of over a million characters stays for the session and is formatted', async ({ page }) => {
  await paste(page, JSON.stringify(Array.from({ length: 120_000 }, (_, index) => `row ${index}`)));
  await expect(page.getByText('Too large to keep after you close the app')).toBeVisible();
  await expect(page.getByText('120,002 lines')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('lastJSONFormatterValue'))).toBeNull();
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.goBack();
  await expect(page.getByText('120,002 lines')).toBeVisible();
  await paste(page, '[]');
  await expect(page.getByText('Too large to keep after you close the app')).toHaveCount(0);
});

test('a large document restored at start does not hold the page up', async ({ page, context, site }) => {
  const large = JSON.stringify(
    Array.from({ length: 45_000 }, (_, index) => ({ id: index, name: `row ${index}`, tags: ['a', 'b'] })),
  );
  expect(large.length).toBeGreaterThan(2_000_000);
  const fresh = await context.newPage();
  await storeBeforeLoad(fresh, { lastJSONFormatterValue: large });
  await fresh.goto(`${site.address}#/JSON/JSONFormatter`);
  await expect(fresh.getByText(/^\d{3},\d{3} lines/)).toBeVisible();
  await fresh.getByRole('link', { name: 'Settings' }).click();
  await expect(fresh.getByRole('heading', { level: 1, name: 'Application preferences' })).toBeVisible();
  await page.close();
});

test('takes 40 MB from a file, and shows, searches and saves what is too large for an editor', async ({
  page,
}, info) => {
  const rows = Array.from(
    { length: 400_000 },
    (_, index) => `{"id":${index},"value":${index}.10,"name":"the name of row ${index} is long enough"}`,
  );
  const text = `[${rows.join(',')}]`;
  const path = info.outputPath('large.json');
  await writeFile(path, text);
  await page.getByLabel('File to open').setInputFiles(path);
  await expect(page.getByRole('group', { name: 'JSON Content' })).toContainText('large.json');
  const view = page.getByRole('region', { name: 'Formatted JSON' });
  await expect(view).toContainText('"value": 0.10');
  await view.focus();
  await page.keyboard.press('Control+End');
  await expect(view).toContainText('"value": 399999.10');
  await page.getByRole('textbox', { name: 'Go to line' }).fill('1000002');
  await page.getByRole('textbox', { name: 'Go to line' }).press('Enter');
  await expect(view).toContainText('"id": 200000,');

  await view.focus();
  await page.keyboard.press('ControlOrMeta+F');
  const bar = page.getByRole('region', { name: 'Result' }).getByRole('search');
  await bar.getByRole('textbox', { name: 'Find' }).fill('row 39999');
  await expect(bar.getByText('2 of 11')).toBeVisible();
  await expect(view.locator('mark[data-chosen]')).toHaveText('row 39999');
  await bar.getByRole('button', { name: 'Regular expression' }).click();
  await bar.getByRole('textbox', { name: 'Find' }).fill('row 3999(98|99)\\b');
  await expect(bar.getByText('1 of 2')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(view.locator('mark[data-chosen]')).toHaveText('row 399999');
  await page.keyboard.press('Escape');
  await expect(view.locator('mark')).toHaveCount(0);

  await page.getByRole('button', { name: 'Minify' }).click();
  await expect(page.getByText(/^1 line, /)).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save As…' }).click();
  expect(await readFile(await (await downloading).path(), 'utf8')).toBe(text);

  await page.getByRole('button', { name: 'Back to the editor' }).click();
  await expect(input(page)).toBeVisible();
});

test('keys that are pressed before the list of a select has loaded reach it', async ({ page, open }) => {
  const letGo = await holdScript(page, readScriptGraph(builtSite).find('more-parts'));
  await open('/JSON/JSONFormatter');
  const indentation = page.getByRole('combobox', { name: 'Indentation' });
  await expect(indentation).toHaveText('2 spaces');
  await indentation.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('ta');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  letGo();
  await expect(indentation).toHaveText('Tab');
  await expect(indentation).toBeFocused();
  await expect(page.getByRole('listbox')).toHaveCount(0);
});
