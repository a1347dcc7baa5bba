import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { paste, write } from '#tests/support/page/editor.ts';
import { expect, readLocalStorage, storeBeforeLoad, test } from '../fixtures.ts';
import { expectNotice } from '../page/notices.ts';
import { expectWorkElsewhere, holdAnswers, releaseAnswers, watchTasks } from '../page/worker-tasks.ts';

test.use({ viewport: { width: 1920, height: 800 }, permissions: ['clipboard-read', 'clipboard-write'] });

const route = '/JSON/JSONRepair';
const input = (page: Page) => page.getByRole('textbox', { name: 'JSON to repair' });
const result = (page: Page) => page.getByRole('textbox', { name: 'Repaired JSON' });
const status = (page: Page) => page.getByRole('region', { name: 'Repaired JSON' }).getByRole('status');

test('repairs as one types, without changing a digit, and keeps the input', async ({ page, open }) => {
  await open(route);
  await expect(result(page)).toHaveText('{"name": "Web Toolbox", "tools": ["URL", "Base64", "JSON"], "offline": true}');
  await write(input(page), "{a: 12345678901234567890, 'b': [1e400, 1.0,], // so\n");
  await expect(result(page)).toHaveText('{"a": 12345678901234567890, "b": [1e400, 1.0]}');
  await page.reload();
  await expect(result(page)).toContainText('12345678901234567890');
  await expect.poll(() => readLocalStorage(page, 'lastJSONRepairedValue')).toContain('// so\n');
});

test('shows what changed side by side, and goes from change to change', async ({ page, open }) => {
  await open(route);
  await write(input(page), "{\n'name': 'x',\n\"list\": [1, 2,]\n}");
  await expect(status(page)).toHaveText('Repaired with 3 changes');
  await page.getByRole('button', { name: 'Changes' }).click();
  const before = page.getByRole('textbox', { name: 'Before the repair', exact: true });
  const after = page.getByRole('textbox', { name: 'After the repair', exact: true });
  await expect(before).toContainText("'name': 'x',");
  await expect(after).toContainText('"name": "x",');
  const [left, right] = [await before.boundingBox(), await after.boundingBox()];
  expect(left && right && left.x + left.width <= right.x).toBe(true);
  await expect(status(page)).toHaveText('3 changes');
  await page.getByRole('button', { name: 'Next change' }).click();
  await expect(status(page)).toHaveText('Change 1 of 3');

  await write(input(page), '[1,]');
  await expect(after).toHaveText('[1]');
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole('textbox', { name: 'After the repair, with what was changed' })).toContainText('[1,]');
});

test('says where no repair is known, marks the place, and keeps the last good result as stale', async ({
  page,
  open,
}) => {
  await open(route);
  await write(input(page), '[1,]');
  await expect(result(page)).toHaveText('[1]');
  await write(input(page), '[1,\n"👋\u0001"]');
  const alert = page.getByRole('region', { name: 'JSON to repair' }).getByRole('note');
  await expect(alert).toContainText('Line 2, column 3: The control character U+0001 cannot be in a string.');
  await expect(input(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('.cm-errorMark')).toHaveCount(1);
  await expect(result(page)).toHaveText('[1]');
  await expect(status(page)).toContainText('Stale');

  await write(input(page), '[2,]');
  await expect(result(page)).toHaveText('[2]');
  await expect(alert).toHaveCount(0);
  await expect(status(page)).toHaveText('Repaired with 1 change');
});

test('keeps backslashes, and shows the changes first where it had to guess', async ({ page, open }) => {
  await open(route);
  await write(input(page), '{"path": "C:\\Users", "regex": "^\\d+\\.",}');
  const after = page.getByRole('textbox', { name: 'After the repair', exact: true });
  await expect(after).toContainText('{"path": "C:\\\\Users", "regex": "^\\\\d+\\\\."}');
  const pane = page.getByRole('region', { name: 'Repaired JSON' });
  await expect(pane).toContainText('Some repairs are guesses: check the changes.');
  await expect(pane.getByRole('list', { name: 'What the repair did' })).toContainText('“C:\\Users” were doubled');

  await page.getByRole('button', { name: 'Text' }).click();
  await expect(status(page)).toContainText('Repaired with 3 changes. Some repairs are guesses');
  await write(input(page), '["a\\.b",]');
  await expect(result(page)).toHaveText('["a\\\\.b"]');
  await expect(status(page)).toContainText('Backslashes that begin no escape were doubled, so that they stay.');
  await expect(pane).not.toContainText('guess');
});

test('the changes have the whole width, below the input, until a button puts them beside it', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1400, height: 900 });
  await open(route);
  await write(input(page), "{'name': 'x'}");
  const pane = page.getByRole('region', { name: 'Repaired JSON' });
  const source = page.getByRole('region', { name: 'JSON to repair' });
  await page.getByRole('button', { name: 'Changes' }).click();
  const full = page.getByRole('button', { name: 'Full width' });
  await expect(full).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await pane.boundingBox())?.width).toBeGreaterThan(1000);
  const [above, below] = [await source.boundingBox(), await pane.boundingBox()];
  expect(above && below && above.y + above.height <= below.y).toBe(true);
  await input(page).press('End');
  await full.click();
  await expect.poll(async () => (await pane.boundingBox())?.width).toBeLessThan(700);
  await page.reload();
  await expect(full).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  await expect(full).toHaveCount(0);
});

test('valid JSON needs no repair, an empty input offers a sample', async ({ page, open }) => {
  await open(route);
  await write(input(page), '["a[b", 1.0]');
  await expect(status(page)).toHaveText('Nothing to repair: this is valid JSON');
  await expect(result(page)).toHaveText('["a[b", 1.0]');
  await page.getByRole('button', { name: 'Changes' }).click();
  await expect(page.getByText('Nothing changed.')).toBeVisible();

  await write(input(page), ' ');
  await expect(page.getByRole('note')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Save As…' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Copy to clipboard' })).toBeDisabled();
  await page.getByRole('button', { name: 'Use a sample' }).click();
  await page.getByRole('button', { name: 'Text' }).click();
  await expect(result(page)).toContainText('"offline": true');
});

test('the result is copied, saved and opened in the formatter', async ({ page, open }) => {
  await open(route);
  await write(input(page), "{'ü': '👋',}");
  await expect(result(page)).toHaveText('{"ü": "👋"}');
  await expectNotice(page, 'Content copied into clipboard: {"ü": "👋"} …', () =>
    page.getByRole('button', { name: 'Copy to clipboard' }).click(),
  );
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('{"ü": "👋"}');

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save As…' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('repaired.json');
  expect(await readFile(await download.path(), 'utf8')).toBe('{"ü": "👋"}');

  await page.getByRole('button', { name: 'Send to…' }).click();
  await page.getByRole('menuitem', { name: 'JSON Formatter' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('JSON Formatter');
  await expect.poll(() => readLocalStorage(page, 'lastJSONFormatterValue')).toBe('{"ü": "👋"}');
});

test('ten megabytes are repaired while the page answers, and too much to compare is said', async ({ page, open }) => {
  await watchTasks(page);
  await open(route);
  const rows = Array.from(
    { length: 180_000 },
    (_, index) => `{'id': ${index}, 'name': 'some words of a name',\n'n': [1]}`,
  );
  const text = `[${rows.join(',\n')},]`;
  expect(text.length).toBeGreaterThan(10_000_000);
  await paste(input(page), text);
  const changes = page.getByRole('button', { name: 'Changes' });
  await changes.click();
  await expect(page.getByText('Changes are shown in texts of up to 1,000,000 characters')).toBeVisible();
  await page.getByRole('button', { name: 'Text' }).click();
  await expect(result(page)).toContainText('[{"id": 0, "name": "some words of a name",');
  await expectWorkElsewhere(page, 'repair');
  await expect(page.getByText('Too large to keep after you close the app')).toBeVisible();
});

test('a document nested a hundred thousand deep is repaired', async ({ page, open }) => {
  await open(route);
  await paste(input(page), '['.repeat(100_000));
  await expect(status(page)).toHaveText('Repaired with 1 change');
  await page.getByRole('button', { name: 'Copy to clipboard' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toHaveLength(200_000);
});

test('long work can be cancelled and taken up again', async ({ page, open }) => {
  await watchTasks(page);
  await open(route);
  await expect(result(page)).toContainText('offline');
  await holdAnswers(page, 'repair');
  await paste(input(page), '[1 2]');
  const pane = page.getByRole('region', { name: 'Repaired JSON' });
  await pane.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('The repair was cancelled.')).toBeVisible();
  await expect(status(page)).toContainText('Stale');
  await page.getByRole('button', { name: 'Repair again' }).click();
  await expect(pane.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await releaseAnswers(page);
  await paste(input(page), '[3,]');
  await expect(result(page)).toHaveText('[3]');
});

test('a damaged character is written as an escape in the file', async ({ page, open }) => {
  await storeBeforeLoad(page, { lastJSONRepairedValue: '["a",]' });
  await open(route);
  await expect(result(page)).toHaveText('["a"]');
  await paste(input(page), '["\ud800"]');
  await expect(result(page)).toHaveText('["\\ud800"]');
});
