import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { paste, write } from '#tests/support/page/editor.ts';
import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../page/expect-accessible.ts';
import { withControl } from '../page/with-control.ts';
import { askedTasks, expectWorkElsewhere, holdAnswers, releaseAnswers, watchTasks } from '../page/worker-tasks.ts';

test.use({ viewport: { width: 1400, height: 900 }, permissions: ['clipboard-read', 'clipboard-write'] });

const original = (page: Page) => page.getByRole('textbox', { name: 'Original' });
const changed = (page: Page) => page.getByRole('textbox', { name: 'Changed' });
const differences = (page: Page) => page.getByRole('region', { name: /^Differences, / });
const pane = (page: Page) => page.getByRole('region', { name: 'Differences', exact: true });
const status = (page: Page) => pane(page).getByRole('status');
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

const before = 'one\nthe old house\nthree\n';
const after = 'one\nthe new house\nthree\nfour\n';

async function compare(page: Page, a: string, b: string): Promise<void> {
  await write(original(page), a);
  await write(changed(page), b);
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await withControl(page.getByRole('combobox', { name: label }), async (control) => {
    await control.click();
    await page.getByRole('option', { name: option }).click();
    // The list fades out.
    await expect(page.getByRole('listbox')).toHaveCount(0);
  });
}

test('two texts stand side by side, with the words that differ', async ({ page, open }) => {
  await open('/Diff');
  await expect(status(page)).toHaveText('3 differences: −3 +3 lines');
  await compare(page, before, after);
  await expect(status(page)).toHaveText('2 differences: −1 +2 lines');
  await expect(differences(page)).toHaveAccessibleName('Differences, side by side');
  await expect(differences(page).getByRole('deletion')).toHaveText(['old']);
  await expect(differences(page).getByRole('insertion')).toHaveText(['new']);
  await expect(differences(page)).toContainText('Removed, line 2: the old house');
  await expect(differences(page)).toContainText('Added, line 4: four');
  await expectAccessible(page, 'side by side');
  await choose(page, 'View', 'Unified');
  await expect(differences(page)).toHaveAccessibleName('Differences, unified');
  await expect(differences(page).getByRole('deletion')).toHaveText(['old']);
  await choose(page, 'Marks within lines', 'Mark characters');
  await write(changed(page), after.replace('new', 'odd'));
  await expect(differences(page).getByRole('insertion')).toHaveText(['d']);
  await expectAccessible(page, 'unified');
});

test('a comparison ended by hand leaves no rows of the one before, and can be made again', async ({ page, open }) => {
  await watchTasks(page);
  await open('/Diff/Compare');
  await compare(page, before, after);
  await expect(status(page)).toHaveText('2 differences: −1 +2 lines');
  await holdAnswers(page, 'compare');
  await write(changed(page), `${after}five\n`);
  await pane(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(pane(page).getByText('The comparison was cancelled.')).toBeVisible();
  await expect(differences(page)).toHaveCount(0);
  await expect(pane(page).getByRole('button', { name: 'Copy to clipboard' })).toBeDisabled();
  await releaseAnswers(page);
  await pane(page).getByRole('button', { name: 'Compare again' }).click();
  await expect(status(page)).toHaveText('2 differences: −1 +3 lines');
  await expect(differences(page)).toContainText('Added, line 5: five');
});

test('white space and letter case are ignored where one wants it, also after a reload', async ({ page, open }) => {
  await open('/Diff/Compare');
  await compare(page, 'a  b\nC', 'a b\nc');
  await expect(status(page)).toHaveText('1 difference: −2 +2 lines');
  await choose(page, 'White space', 'Ignore its amount');
  await expect(status(page)).toHaveText('1 difference: −1 +1 lines');
  await choose(page, 'Letter case', 'Ignore case');
  await expect(status(page)).toHaveText('No difference');
  await page.reload();
  await expect(status(page)).toHaveText('No difference');
});

test('one goes from difference to difference by keyboard, and opens what is folded', async ({ page, open }) => {
  await open('/Diff/Compare');
  const lines = Array.from({ length: 400 }, (_, index) => `line ${index + 1}`);
  await paste(original(page), lines.join('\n'));
  await paste(changed(page), lines.join('\n').replace('line 100\n', 'changed\n').replace('line 300\n', 'other\n'));
  await expect(status(page)).toHaveText('2 differences: −2 +2 lines');
  const folds = differences(page).getByRole('button');
  await expect(folds).toHaveText([/Show 96 equal lines from line 1$/, /Show 193 equal/, /Show 97 equal lines/]);
  await page.keyboard.press('F7');
  await expect(status(page)).toHaveText('1 of 2 differences: −2 +2 lines');
  await page.keyboard.press('Shift+F7');
  await expect(status(page)).toHaveText('2 of 2 differences: −2 +2 lines');
  await folds.first().focus();
  await page.keyboard.press('Enter');
  await expect(differences(page).getByText('line 5', { exact: true }).first()).toBeVisible();
  await expect(folds).toHaveCount(0);
  await expect(differences(page)).toBeFocused();
  await page.keyboard.press('F7');
  await expect(differences(page).getByText('changed', { exact: true })).toBeInViewport();
  await page.getByRole('button', { name: 'Next difference' }).click();
  await expect(differences(page).getByText('other', { exact: true })).toBeInViewport();
  await page.getByRole('button', { name: 'Fold equal lines' }).click();
  await expect(folds).toHaveCount(0);
});

test('a patch is copied, saved and sent, and leads from one text to the other', async ({ page, open }) => {
  await open('/Diff/Compare');
  await compare(page, before, after);
  await expect(status(page)).toHaveText('2 differences: −1 +2 lines');
  await pane(page).getByRole('button', { name: 'Copy to clipboard' }).click();
  const patch =
    'diff --git a/text.txt b/text.txt\n--- a/text.txt\n+++ b/text.txt\n@@ -1,3 +1,4 @@\n one\n-the old house\n+the new house\n three\n+four\n';
  await expect.poll(() => copied(page)).toBe(patch);
  const download = page.waitForEvent('download');
  await pane(page).getByRole('button', { name: 'Save As…' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toBe(patch);
  await page.getByRole('button', { name: 'Swap the texts' }).click();
  await expect(status(page)).toHaveText('2 differences: −2 +1 lines');
  await expect(original(page)).toContainText('four');
});

test('files are compared with their line ends and encodings told apart', async ({ page, open }) => {
  await open('/Diff/Compare');
  const files = page.getByLabel('File to open');
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'text/plain', buffer });
  await files.first().setInputFiles(file('old.txt', Buffer.from('one\r\ntwo\r\n')));
  await files.last().setInputFiles(file('new.txt', Buffer.from('\ufeffone\ntwo', 'utf16le')));
  await expect(status(page)).toHaveText('No difference');
  await expect(pane(page).getByRole('note')).toHaveText([
    'Lines end with CR LF in the original, with LF in the changed text.',
    'The changed text has no line break at its end, the original has one.',
    'The original is UTF-8, the changed text UTF-16LE.',
  ]);
  await pane(page).getByRole('button', { name: 'Copy to clipboard' }).click();
  await expect.poll(() => copied(page)).toContain('-one\r\n-two\r\n+one\n+two\n\\ No newline at end of file\n');
  await files.last().setInputFiles(file('picture.bin', Buffer.from([1, 0, 2])));
  await expect(pane(page).getByRole('note').first()).toContainText('picture.bin is not a text.');
  await page.getByRole('group', { name: 'Changed' }).getByRole('button', { name: 'Back to the editor' }).click();
  await expect(changed(page)).toBeVisible();
});

test('a patch counts what the comparison ignores, and there is none where only the encoding differs', async ({
  page,
  open,
}) => {
  await open('/Diff/Compare');
  const copy = pane(page).getByRole('button', { name: 'Copy to clipboard' });
  await choose(page, 'White space', 'Ignore white space');
  await compare(page, 'a  b', 'a b');
  await expect(status(page)).toHaveText('No difference');
  await copy.click();
  await expect.poll(() => copied(page)).toContain('-a  b\n');
  const files = page.getByLabel('File to open');
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'text/plain', buffer });
  await files.first().setInputFiles(file('old.txt', Buffer.from('one\n')));
  await files.last().setInputFiles(file('new.txt', Buffer.from('\ufeffone\n', 'utf16le')));
  await expect(pane(page).getByRole('note')).toHaveText(['The original is UTF-8, the changed text UTF-16LE.']);
  await expect(copy).toBeDisabled();
});

test('JSON is compared by what it says', async ({ page, open }) => {
  await open('/Diff/Compare');
  await choose(page, 'Compare as', 'JSON');
  await compare(page, '{"id": 12345678901234567890, "b": 1.0, "list": [1, 2]}', '{"b": 1, "id": 12345678901234567891}');
  await expect(status(page)).toHaveText('1 changed, 1 removed, 1 written otherwise, 1 reordered');
  const rows = page.getByRole('grid', { name: 'Differences of the documents' }).getByRole('row');
  await expect(rows.filter({ hasText: '$.id' })).toHaveText(/Changed.*12345678901234567890.*12345678901234567891/);
  await expect(rows.filter({ hasText: '$.list' })).toHaveText(/Removed.*\[1, 2\]/);
  await expectAccessible(page, 'as JSON');
  await choose(page, 'Order of keys and notation', 'Values only');
  await expect(status(page)).toHaveText('1 changed, 1 removed');
  await pane(page).getByRole('button', { name: 'Copy to clipboard' }).click();
  await expect.poll(() => copied(page)).toBe('~ $.id: 12345678901234567890 → 12345678901234567891\n- $.list: [1, 2]\n');
  await write(changed(page), '{"b": ');
  await expect(page.getByRole('region', { name: 'Changed' }).getByRole('note')).toContainText('Line 1');
  await expect(pane(page)).toContainText('From the last documents that could be read');
});

test('what is said of the differences is of the rows that show, also while newer ones are laid out', async ({
  page,
  open,
}) => {
  await watchTasks(page);
  await open('/Diff/Compare');
  await compare(page, before, after);
  await expect(status(page)).toHaveText('2 differences: −1 +2 lines');
  const layouts = async () => (await askedTasks(page, 'layOut')).length;
  const layoutsBefore = await layouts();
  await holdAnswers(page, 'layOut');
  await write(changed(page), before);
  await expect.poll(layouts).toBeGreaterThan(layoutsBefore);
  await page.keyboard.press('Shift+F7');
  await expect(status(page)).toHaveText('2 of 2 differences: −1 +2 lines');
});

test('10 MB are compared elsewhere', async ({ page, open }, info) => {
  await watchTasks(page);
  await open('/Diff/Compare');
  const lines = Array.from(
    { length: 200_000 },
    (_, index) => `${index}: a line of about fifty characters, or some more`,
  );
  const other = lines.map((line, index) => (index % 1000 === 500 ? `${line}!` : line));
  const files = page.getByLabel('File to open');
  const paths = [info.outputPath('a.txt'), info.outputPath('b.txt')] as const;
  await Promise.all([writeFile(paths[0], lines.join('\n')), writeFile(paths[1], other.join('\n'))]);
  await files.first().setInputFiles(paths[0]);
  await files.last().setInputFiles(paths[1]);
  await expect(status(page)).toHaveText('200 differences: −200 +200 lines');
  await page.keyboard.press('Shift+F7');
  await expect(differences(page)).toContainText('199500: a line');
  await expectWorkElsewhere(page);
});

test('on a phone the view is unified, and all is in reach', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open('/Diff/Compare');
  await expect(differences(page)).toHaveAccessibleName('Differences, unified');
  await choose(page, 'Letter case', 'Ignore case');
  await expectAccessible(page, 'on a phone');
  await open('/Diff/Apply');
  await page.getByRole('button', { name: 'Use a sample' }).click();
  await expect(page.getByRole('textbox', { name: 'Result' })).toContainText('8 to 17');
  await expectAccessible(page, 'a patch on a phone');
});

test.describe('a patch', () => {
  const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
  const patch = (page: Page) => page.getByRole('textbox', { name: 'Patch' });
  const result = (page: Page) => page.getByRole('textbox', { name: 'Result' });

  test('is applied, and undone', async ({ page, open }) => {
    await open('/Diff/Apply');
    await write(text(page), before);
    await write(patch(page), '@@ -2 +2 @@\n-the old house\n+the new house\n');
    await expect(result(page)).toContainText('the new house');
    await expectAccessible(page, 'applied');
    await choose(page, 'Direction', 'Undo');
    await expect(page.getByRole('note')).toContainText(
      'Hunk 1 of 1, on line 1 of the patch, does not fit anywhere: line 2 of the text is “the old house”, expected “the new house”.',
    );
    await write(text(page), `zero\n${after}`);
    await expect(result(page)).toContainText('the old house');
    await expect(page.getByRole('note')).toHaveText('Hunk 1 was applied 1 line below the place the patch gives.');
  });

  test('of several files is applied to the one that fits', async ({ page, open }) => {
    await open('/Diff/Apply');
    await write(text(page), before);
    await write(
      patch(page),
      '--- a/x\n+++ b/x\n@@ -1 +1 @@\n-other\n+another\n--- a/y\n+++ b/y\n@@ -1 +1 @@\n-one\n+first\n',
    );
    await expect(result(page)).toContainText('first');
    await expect(page.getByRole('combobox', { name: 'File of the patch' })).toHaveText('y (+1 −1)');
    await choose(page, 'File of the patch', 'x (+1 −1)');
    await expect(page.getByRole('note')).toContainText(
      'does not fit anywhere: line 1 of the text is “one”, expected “other”',
    );
  });

  test('that is damaged says on which line', async ({ page, open }) => {
    await open('/Diff/Apply');
    await write(patch(page), '--- a\n+++ b\n@@ -1,5 +1,5 @@\n one\n');
    await expect(page.getByRole('note').first()).toContainText('The hunk on line 3 is cut off');
    await expectAccessible(page, 'with an error');
  });

  test('is recognised where it is pasted', async ({ page, open }) => {
    await open('/Home');
    await page.getByRole('combobox', { name: 'Paste anything' }).fill('--- a/x\n+++ b/x\n@@ -1 +1 @@\n-one\n+two\n');
    await page.getByRole('option', { name: /1 file, \+1 −1/ }).click();
    await expect(page).toHaveURL(/#\/Diff\/Apply$/);
    await expect(patch(page)).toContainText('@@ -1 +1 @@');
  });
});
