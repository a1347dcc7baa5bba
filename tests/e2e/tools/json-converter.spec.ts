import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { paste, write } from '#tests/support/page/editor.ts';
import { targets } from '#tools/json/converter/targets.ts';
import { expect, readLocalStorage, storeBeforeLoad, test } from '../fixtures.ts';
import { expectNotice } from '../page/notices.ts';
import { expectWorkElsewhere, holdAnswers, releaseAnswers, watchTasks } from '../page/worker-tasks.ts';

test.use({ viewport: { width: 1920, height: 800 }, permissions: ['clipboard-read', 'clipboard-write'] });

const route = '/JSON/JSONConverter';
const input = (page: Page) => page.getByRole('textbox', { name: 'Content to convert' });
const result = (page: Page) => page.getByRole('textbox', { name: 'Result' });
const inputPane = (page: Page) => page.getByRole('region', { name: 'Content to convert' });
const resultPane = (page: Page) => page.getByRole('region', { name: 'Result' });
const rootName = (page: Page) => page.getByRole('textbox', { name: 'Root class name' });

async function choose(
  page: Page,
  select: 'Source' | 'Target' | 'File' | 'Delimiter' | 'Nested objects',
  option: string,
): Promise<void> {
  await page.getByRole('combobox', { name: select }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('makes C# of the sample, and types of another language when it is chosen', async ({ page, open }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await open(route);
  await expect(result(page)).toContainText('public partial class RootClass');
  const languageScripts = () => scripts.filter((address) => /\/types-of-\w+\./u.test(address));
  expect(languageScripts().length).toBeGreaterThan(0);
  expect(languageScripts().every((address) => address.includes('/types-of-platforms.'))).toBe(true);

  await choose(page, 'Target', 'Rust');
  await expect(result(page)).toContainText('pub struct RootClass {');
  expect(languageScripts().filter((address) => !address.includes('/types-of-platforms.'))).toEqual([
    expect.stringContaining('/types-of-systems.'),
  ]);
  await rootName(page).fill('2nd person');
  await expect(result(page)).toContainText('pub struct The2NdPerson {');

  await page.reload();
  await expect(result(page)).toContainText('pub struct The2NdPerson {');
  await expect.poll(() => readLocalStorage(page, 'lastJSON2ConvertOptionTarget')).toBe('rust');
  await expect.poll(() => readLocalStorage(page, 'lastJSON2ConvertOptionRootClassname')).toBe('2nd person');
});

test('offers every language, and the worker has each of them', async ({ page, open }) => {
  await open(route);
  await page.getByRole('combobox', { name: 'Target' }).click();
  const options = page.getByRole('option');
  await expect(options).toHaveCount(targets.length);
  expect(await options.allTextContents()).toEqual(targets.map(({ label }) => label));
  await page.keyboard.press('Escape');
  await expect(result(page)).toContainText('RootClass');

  const results = await page.evaluate(
    async ({ address, ids }) => {
      const worker = new Worker(address, { type: 'module' });
      const convert = (target: string) =>
        new Promise<string>((resolve, reject) => {
          worker.onmessage = ({ data }) => {
            if (data.kind === 'done') {
              resolve(JSON.stringify(data.output));
            } else if (data.kind === 'threw') {
              reject(new Error(data.message));
            }
          };
          worker.onerror = (event) => reject(new Error(event.message));
          const request = {
            text: '{"cityName":{"postCode":7}}',
            source: 'json',
            target,
            rootName: 'Root',
            options: {},
          };
          worker.postMessage({ id: 1, name: 'convert', input: request });
        });
      const converted: string[] = [];
      for (const id of ids) {
        converted.push(await convert(id));
      }
      worker.terminate();
      return converted;
    },
    { address: page.workers()[0]?.url() ?? '', ids: targets.map(({ id }) => id) },
  );
  expect(new Set(results).size).toBe(targets.length);
  for (const output of results) {
    expect(output).toMatch(/post.?code/iu);
  }
});

test('a JavaScript object is read, never run', async ({ page, open }) => {
  await storeBeforeLoad(page, { lastJSON2ConvertOptionTarget: 'json' });
  await open(route);
  await choose(page, 'Source', 'JavaScript object');
  await write(input(page), "export default {a: 'x', b: [1_000, 0xFF, 10n,], c: undefined, /* so */ d: NaN};");
  await expect(result(page)).toContainText('"b": [    1000,    255,    10  ],  "d": null');
  await resultPane(page).getByRole('button', { name: '1 value left out, 1 value replaced, 1 note' }).click();
  const warnings = page.getByRole('list', { name: 'Warnings' });
  await expect(warnings).toContainText('This property is undefined and was left out: JSON has no undefined. $.c');
  await expect(warnings).toContainText('NaN became null: JSON has no NaN. $.d');
  await expect(warnings).toContainText('Comments were left out.');

  await write(input(page), '{\n  a: 1,\n  b: (window.wasRun = 1),\n}');
  await expect(inputPane(page).getByRole('note')).toContainText('Line 3, column 7: window.wasRun = 1 is an assignment');
  await expect(input(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(inputPane(page).getByRole('button', { name: 'Repair' })).toHaveCount(0);
  await expect(result(page)).toContainText('"d": null');
  await expect(resultPane(page).getByRole('status')).toContainText('Stale');
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
});

test('YAML and TOML are read and written with every digit', async ({ page, open }) => {
  await open(route);
  await choose(page, 'Source', 'YAML');
  await choose(page, 'Target', 'JSON');
  await write(input(page), 'base: &b {id: 12345678901234567890}\nitem:\n  <<: *b\n  price: 1.0\n');
  await expect(result(page)).toContainText('"item": {    "id": 12345678901234567890,    "price": 1.0');
  await expect(rootName(page)).toHaveCount(0);
  await choose(page, 'Target', 'TOML');
  await expect(result(page)).toContainText('[item]id = 12345678901234567890.0price = 1.0');
  await expect(resultPane(page).getByRole('button', { name: '2 numbers that do not fit' })).toBeVisible();

  await choose(page, 'Source', 'TOML');
  await choose(page, 'Target', 'YAML');
  await write(input(page), '[a]\nday = 1979-05-27\nanswer = "yes"\n');
  await expect(result(page)).toContainText('a:  day: 1979-05-27  answer: "yes"');
  await write(input(page), 'a = 1\nb = \n');
  await expect(inputPane(page).getByRole('note')).toContainText('Line 2, column 5:');
  await choose(page, 'Source', 'JSON');
  await choose(page, 'Target', 'TOML');
  await write(input(page), '{"a":{"b":null}}');
  await expect(inputPane(page).getByRole('note')).toContainText('$.a.b is null, and TOML has no null.');
});

test('a list of objects becomes CSV, which tells what did not fit', async ({ page, open }) => {
  await open(route);
  await choose(page, 'Target', 'CSV');
  await write(input(page), '[{"id":1.0,"at":{"city":"Köln, Rhein","zip":null}},{"id":2,"tags":["a"]}]');
  await expect(result(page)).toHaveText('id,at.city,at.zip,tags1.0,"Köln, Rhein",,2,,,"[""a""]"');
  await resultPane(page).getByRole('button', { name: '2 values replaced' }).click();
  const warnings = page.getByRole('list', { name: 'Warnings' });
  await expect(warnings).toContainText('null became an empty cell: CSV has no null. $[0].at.zip');
  await expect(warnings).toContainText('This list became JSON in its cell. $[1].tags');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Options' }).click();
  await choose(page, 'Delimiter', 'Semicolon');
  await choose(page, 'Nested objects', 'JSON in one cell');
  await page.keyboard.press('Escape');
  await expect(result(page)).toContainText('id;at;tags');
  await page.reload();
  await expect(result(page)).toContainText('id;at;tags');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save As…' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/\.csv$/u);

  await page.getByRole('button', { name: 'Send to…' }).click();
  await page.getByRole('menuitem', { name: 'CSV Parser' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('CSV Parser');
  await expect(page.getByRole('gridcell', { name: '1.0', exact: true })).toBeVisible();
});

test('the rows of a Markdown table become CSV, and those of SQL JSON', async ({ page, open }) => {
  await open(route);
  await choose(page, 'Source', 'Markdown table');
  await choose(page, 'Target', 'CSV');
  await write(input(page), '| id | note |\n| --- | --- |\n| 007 | a\\|b, **c** |\n| 8 |');
  await expect(result(page)).toHaveText('id,note007,"a|b, **c**"8,""');

  await choose(page, 'Source', 'SQL');
  await expect(inputPane(page).getByRole('note')).toContainText('There are no rows here');
  await choose(page, 'Target', 'JSON');
  await write(input(page), "INSERT INTO t (id, at) VALUES (1.0, 'it''s'), (NULL, NOW());");
  await expect(result(page)).toContainText('"id": 1.0');
  await expect(result(page)).toContainText('"at": "it\'s"');
  await resultPane(page).getByRole('button', { name: '1 value replaced' }).click();
  await expect(page.getByRole('list', { name: 'Warnings' })).toContainText('"NOW()" became text');
  await page.keyboard.press('Escape');
  await write(input(page), 'INSERT INTO t (a, b)\nVALUES (1);');
  await expect(inputPane(page).getByRole('note')).toContainText('Line 2, column 8:');
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Source' })).toHaveText('SQL');
});

test('what is not a table is an error that names its place', async ({ page, open }) => {
  await storeBeforeLoad(page, { lastJSON2ConvertOptionTarget: 'csv' });
  await open(route);
  await write(input(page), '[{"a":1},[2]]');
  await expect(inputPane(page).getByRole('note')).toContainText('$[1] is a list, and the rows before it are not');
});

test('says where JSON is broken, and has it repaired', async ({ page, open }) => {
  await open(route);
  await expect(result(page)).toContainText('RootClass');
  await write(input(page), "{'a': 1,\n 'b': 2}");
  await expect(inputPane(page).getByRole('note')).toContainText('Line 1, column 2:');
  await expect(page.locator('.cm-errorMark')).toHaveCount(1);
  await expect(result(page)).toContainText('RootClass');
  await expect(resultPane(page).getByRole('status')).toContainText('Stale');
  await inputPane(page).getByRole('button', { name: 'Repair' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('JSON Repair');
  await expect(page.getByRole('textbox', { name: 'Repaired JSON' })).toContainText('"b": 2');
});

test('a blank name of the root class is an error at its field', async ({ page, open }) => {
  await open(route);
  await expect(result(page)).toContainText('public partial class RootClass');
  await rootName(page).fill('  ');
  await expect(rootName(page)).toHaveAccessibleDescription('Give the root class a name.');
  await expect(rootName(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(resultPane(page).getByRole('status')).toContainText('Stale');
  // The message is shown only at its field.
  await expect(page.getByRole('note')).toHaveCount(1);
  await rootName(page).fill('class');
  await expect(result(page)).toContainText('public partial class Class');
  await expect(rootName(page)).toHaveAttribute('aria-invalid', 'false');
});

test('the options of a language are quicktype’s, and are kept for each language', async ({ page, open }) => {
  await open(route);
  await page.getByRole('button', { name: 'Options' }).click();
  const options = page.getByRole('dialog', { name: 'Options of C#' });
  await options.getByRole('checkbox', { name: 'Plain types only' }).check();
  await options.getByRole('textbox', { name: 'Generated namespace' }).fill('My.Own');
  await options.getByRole('combobox', { name: 'Use T[] or List<T>' }).click();
  await page.getByRole('option', { name: 'list' }).click();
  await page.keyboard.press('Escape');
  await expect(result(page)).toContainText('namespace My.Own');
  await expect(result(page)).toContainText('List<string>');
  await expect(result(page)).not.toContainText('JsonSerializer');

  await choose(page, 'Target', 'Java');
  await expect(page.getByRole('button', { name: 'Options', exact: true })).toBeVisible();
  await choose(page, 'Target', 'C#');
  await expect(result(page)).toContainText('namespace My.Own');
  await page.getByRole('button', { name: 'Options (3 changed)' }).click();
  await options.getByRole('button', { name: /more options/u }).click();
  await expect(options.getByRole('checkbox', { name: 'Detect enums' })).toBeChecked();
  await options.getByRole('button', { name: 'Reset to defaults' }).click();
  await page.keyboard.press('Escape');
  await expect(result(page)).toContainText('namespace QuickType');
});

test('files that a language wants apart are shown apart', async ({ page, open }) => {
  await open(route);
  await choose(page, 'Target', 'Java');
  await expect(result(page)).toContainText('// Converter.java');
  await expect(page.getByRole('combobox', { name: 'File' })).toHaveText('All 3 files');
  await choose(page, 'File', 'Address.java');
  await expect(result(page)).toContainText('public class Address');
  await expect(result(page)).not.toContainText('public class RootClass');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save As…' }).click();
  expect((await downloading).suggestedFilename()).toBe('Address.java');
});

test('the result is copied, saved under the name of the class, and sent on', async ({ page, open }) => {
  await storeBeforeLoad(page, { lastJSON2ConvertOptionTarget: 'jsObject' });
  await open(route);
  await write(input(page), '{"__proto__": {"ü": "👋"}, "a-b": 12345678901234567890}');
  const code = "const rootClass = {\n  ['__proto__']: {\n    ü: '👋',\n  },\n  'a-b': 12345678901234567890,\n};\n";
  await expect(result(page)).toContainText("['__proto__']: {");
  await expectNotice(page, 'Content copied into clipboard: const rootClass = {', () =>
    page.getByRole('button', { name: 'Copy to clipboard' }).click(),
  );
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save As…' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('RootClass.js');
  expect(await readFile(await download.path(), 'utf8')).toBe(code);

  await choose(page, 'Target', 'JSON');
  await expect(result(page)).toContainText('"__proto__": {');
  await page.getByRole('button', { name: 'Send to…' }).click();
  await page.getByRole('menuitem', { name: 'JSON Formatter' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('JSON Formatter');
  await expect.poll(() => readLocalStorage(page, 'lastJSONFormatterValue')).toContain('"a-b": 12345678901234567890');
});

test('an empty input offers a sample', async ({ page, open }) => {
  await open(route);
  await write(input(page), ' ');
  await expect(page.getByRole('note')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Copy to clipboard' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Save As…' })).toBeDisabled();
  await page.getByRole('button', { name: 'Use a sample' }).click();
  await expect(result(page)).toContainText('public partial class RootClass');
});

test('damaged or foreign settings fall back', async ({ page, open }) => {
  await storeBeforeLoad(page, {
    lastJSON2ConvertOptionTarget: 'cobol',
    lastJSON2ConvertOptionSource: 'xml',
    lastJSON2Convert: '{"a":1}',
  });
  await open(route);
  await expect(page.getByRole('combobox', { name: 'Target' })).toHaveText('C#');
  await expect(page.getByRole('combobox', { name: 'Source' })).toHaveText('JSON');
  await expect(result(page)).toContainText('public partial class RootClass');
});

test('five megabytes are converted while the page answers', async ({ page, open }) => {
  await watchTasks(page);
  await open(route);
  const record = (index: number) =>
    `{"id": ${index}, "name": "name ${index}", "tags": ["a", "b"], "at": "2026-01-01T00:00:00Z", "nested": {"value": ${index}.5}}`;
  const text = `[${Array.from({ length: 50_000 }, (_, index) => record(index)).join(',\n')}]`;
  expect(text.length).toBeGreaterThan(5_000_000);
  await paste(input(page), text);
  await page.getByRole('button', { name: 'Options' }).click();
  await page.keyboard.press('Escape');
  await expect(result(page)).toContainText('public partial class RootClass');
  await expect(result(page)).toContainText('[JsonPropertyName("nested")]');
  await expect(page.getByText('Too large to keep after you close the app')).toBeVisible();
  await choose(page, 'Target', 'YAML');
  await expect(result(page)).toContainText('- id: 0');
  await expectWorkElsewhere(page, 'convert');
});

test('long work can be cancelled and taken up again', async ({ page, open }) => {
  await watchTasks(page);
  await storeBeforeLoad(page, { lastJSON2ConvertOptionSource: 'yaml', lastJSON2ConvertOptionTarget: 'json' });
  await open(route);
  await expect(result(page)).toContainText('"city": "London"');
  await holdAnswers(page, 'convert');
  await paste(input(page), '- {id: 1, name: long}');
  await resultPane(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('The conversion was cancelled.')).toBeVisible();
  await expect(resultPane(page).getByText('Stale')).toBeVisible();
  await page.getByRole('button', { name: 'Convert again' }).click();
  await expect(resultPane(page).getByRole('button', { name: 'Cancel' })).toBeVisible();
  await releaseAnswers(page);
  await paste(input(page), 'a: 1');
  await expect(result(page)).toHaveText('{  "a": 1}');
});

test('fits on a phone', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(route);
  await expect(result(page)).toContainText('RootClass');
  await page.getByRole('button', { name: 'Options' }).click();
  const box = await page.getByRole('dialog', { name: 'Options of C#' }).boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= 360 && box.y >= 0 && box.y + box.height <= 740).toBe(true);
  await page.keyboard.press('Escape');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
});
