import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { paste, write } from '#tests/support/page/editor.ts';
import { expect, readLocalStorage, storeBeforeLoad, test } from '../fixtures.ts';
import { clickDuring } from '../page/click-during.ts';
import { expectAccessible } from '../page/expect-accessible.ts';
import { withControl } from '../page/with-control.ts';

test.use({ viewport: { width: 1920, height: 900 }, permissions: ['clipboard-read', 'clipboard-write'] });

const route = '/CSVParser';
const source = (page: Page) => page.getByRole('textbox', { name: 'CSV Source data' });
const options = (page: Page) => page.getByRole('textbox', { name: 'Parser options' });
const table = (page: Page) => page.getByRole('grid', { name: 'Parsed rows' });
const problems = (page: Page) => page.getByRole('grid', { name: 'Problems' });
const rowsPane = (page: Page) => page.getByRole('region', { name: 'Parsed rows' });
const metadata = (page: Page) => page.getByRole('region', { name: 'Parsed result with metadata' });
const fact = (page: Page, name: string) =>
  metadata(page)
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd');
const withHeader = { lastCSVInputOptions: '{"header": true}' };

/** Returns the cells of each visible row of the table, without its header. */
async function rowsOf(page: Page): Promise<string[][]> {
  return table(page).evaluate((grid) =>
    Array.from(grid.querySelectorAll('[role=row]'))
      .slice(1)
      .map((row) => Array.from(row.querySelectorAll('[role=gridcell]'), (cell) => cell.textContent ?? '')),
  );
}

async function choose(page: Page, select: string, option: string): Promise<void> {
  await withControl(page.getByRole('combobox', { name: select }), async (field) => {
    await field.click();
    await page.getByRole('option', { name: option, exact: true }).click();
  });
}

async function openFile(page: Page, name: string, content: string | Buffer): Promise<void> {
  await page
    .getByLabel('File to open')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.isBuffer(content) ? content : Buffer.from(content) });
}

async function saved(page: Page): Promise<{ name: string; text: string }> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save…', exact: true }).click();
  const file = await download;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

test('parses as one types, keeps every value as it is, and remembers it all', async ({ page, open }) => {
  await open(route);
  await expect(options(page)).toContainText('"delimiter": ""');
  await expect(options(page)).toContainText('"header": null');
  await expect(page.getByRole('link', { name: 'PapaParse’s documentation' })).toHaveAttribute(
    'href',
    'https://www.papaparse.com/docs#config',
  );
  await write(source(page), 'id;price\n007;1,50\n1e5;12345678901234567890');
  await expect
    .poll(() => rowsOf(page))
    .toEqual([
      ['1', '007', '1,50'],
      ['2', '1e5', '12345678901234567890'],
    ]);
  await expect(fact(page, 'Delimiter')).toHaveText('; (semicolon), guessed');
  await expect(table(page).getByRole('columnheader')).toHaveText(['#', 'id', 'price']);

  await page.getByRole('combobox', { name: 'File encoding' }).fill('latin1');
  await page.getByRole('option', { name: /^windows-1252/ }).click();
  await expect.poll(() => readLocalStorage(page, 'lastCSVInputContentEncoding')).toBe('windows-1252');
  await page.reload();
  await expect(source(page)).toContainText('007;1,50');
  await expect(page.getByRole('combobox', { name: 'File encoding' })).toHaveValue(/^windows-1252/);
  await expect.poll(() => rowsOf(page)).toHaveLength(2);

  await page.getByRole('button', { name: 'Clear the content' }).click();
  await expect(source(page)).not.toContainText('007');
  await expect(table(page)).toBeHidden();
  await expect.poll(() => readLocalStorage(page, 'lastCSVInputContent')).toBe('');
  await page.getByRole('button', { name: 'Use a sample' }).click();
  await expect.poll(async () => (await rowsOf(page))[0]?.slice(1, 3)).toEqual(['007', 'Ada Lovelace']);
});

test('guesses the header, says so, and takes another word for it at one click', async ({ page, open }) => {
  await open(route);
  const isHeader = page.getByRole('switch', { name: 'First row is a header' });
  await write(source(page), 'First,Last\nJohn,Doe');
  await expect(table(page).getByRole('columnheader')).toHaveText(['#', 'First', 'Last']);
  await expect(isHeader).toBeChecked();
  await expect(fact(page, 'Header')).toHaveText('first row, guessed');
  await page.getByRole('button', { name: 'JSON', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Parsed rows as JSON' })).toContainText('"First":"John"');
  await page.getByRole('button', { name: 'Table', exact: true }).click();

  await page.getByRole('button', { name: 'It is data' }).click();
  await expect
    .poll(() => rowsOf(page))
    .toEqual([
      ['1', 'First', 'Last'],
      ['2', 'John', 'Doe'],
    ]);
  await expect(options(page)).toContainText('"header": false');
  await expect(isHeader).not.toBeChecked();
  await expect(page.getByRole('button', { name: 'It is data' })).toHaveCount(0);
  await isHeader.click();
  await expect(options(page)).toContainText('"header": true');
  await expect.poll(() => rowsOf(page)).toEqual([['1', 'John', 'Doe']]);

  await page.getByRole('button', { name: 'Back to the defaults' }).click();
  await write(source(page), '1,2\n3,4');
  await expect(fact(page, 'Header')).toHaveText('none, guessed');
  await expect(isHeader).not.toBeChecked();
});

test('a small file is taken as text, and one of another encoding stays a file', async ({ page, open }) => {
  await open(route);
  await openFile(page, 'people.csv', 'name,town\r\nZoë,Köln\r\n');
  await expect(source(page)).toContainText('Zoë,Köln');
  await expect(fact(page, 'Line break')).toHaveText('CR LF');
  await openFile(page, 'latin.csv', Buffer.from('name,town\nZo\u00eb,K\u00f6ln\n', 'latin1'));
  await expect(page.getByRole('group', { name: 'CSV Source data' })).toContainText('latin.csv');
  await openFile(page, 'large.csv', `a,b\n${'1,2\n'.repeat(250_000)}`);
  await expect(page.getByRole('group', { name: 'CSV Source data' })).toContainText('large.csv');
});

test('a file that is still being read does not come back after Clear', async ({ page, open }) => {
  await open(route);
  await write(source(page), 'a,b\n1,2');
  await expect.poll(() => rowsOf(page)).toHaveLength(1);
  // Holds back what is read from files, and waits for all of it once it may go on.
  await page.evaluate(() => {
    const readBytes = Blob.prototype.arrayBuffer;
    const readings: Promise<unknown>[] = [];
    const allowed = new Promise((resolve) => addEventListener('go-on', resolve, { once: true }));
    Blob.prototype.arrayBuffer = function read() {
      const reading = allowed.then(() => readBytes.call(this));
      readings.push(reading);
      return reading;
    };
    Reflect.set(globalThis, 'readings', readings);
  });
  const countReadings = () => page.evaluate(() => Reflect.get(globalThis, 'readings').length);
  await openFile(page, 'late.csv', 'late,file\n3,4\n');
  await expect.poll(countReadings).toBeGreaterThan(0);

  await page.getByRole('button', { name: 'Clear the content' }).click();
  await expect(source(page)).toHaveText(/^Paste or type CSV/);
  await page.evaluate(async () => {
    dispatchEvent(new Event('go-on'));
    const readings: Promise<unknown>[] = Reflect.get(globalThis, 'readings');
    for (let awaited = 0; awaited < readings.length; ) {
      awaited = readings.length;
      await Promise.all(readings);
      // What follows from a reading, another one included, has begun before the next task.
      await new Promise((resolve) => setTimeout(resolve));
    }
  });
  await expect(source(page)).toHaveText(/^Paste or type CSV/);
  await expect.poll(() => readLocalStorage(page, 'lastCSVInputContent')).toBe('');
});

test('tells of problems, which lead to their rows', async ({ page, open }) => {
  await storeBeforeLoad(page, withHeader);
  await open(route);
  const lines = Array.from({ length: 500 }, (_, row) => `${row},x`);
  lines[300] = '300';
  lines[400] = '400,"open';
  await paste(source(page), `a,a\n${lines.join('\n')}`);
  await expect(fact(page, 'Renamed')).toHaveText('column 2, “a” to “a_1”');
  await expect(table(page).getByRole('columnheader')).toHaveText(['#', 'a', 'a_1']);
  await expect(metadata(page).getByRole('status')).toHaveText(
    '2 problems: 1 × too few fields, 1 × quote not closed. A click leads to the row.',
  );
  await problems(page).getByText('Quote not closed', { exact: true }).click();
  await expect(page.locator('.cm-activeLine').first()).toHaveText('400,"open');
  await expect.poll(async () => (await rowsOf(page)).some(([number]) => number === '401')).toBe(true);
  await problems(page).getByText('Too few fields', { exact: true }).click();
  await expect
    .poll(async () => (await rowsOf(page)).find(([number]) => number === '301'))
    .toEqual(['301', '300', 'missing']);
  await expect(table(page)).toBeFocused();
});

test('marks options that are wrong, and keeps the rows meanwhile', async ({ page, open }) => {
  await storeBeforeLoad(page, { lastCSVInputContent: 'a,b\n1,2\n' });
  await open(route);
  await expect.poll(() => rowsOf(page)).toEqual([['1', '1', '2']]);
  await paste(options(page), '{\n  "header": "yes"\n}');
  await expect(page.getByRole('note')).toHaveText(
    'Line 2, column 3: header must be true or false, or null to have it guessed.',
  );
  await expect(rowsPane(page).getByText('Stale')).toBeVisible();
  expect(await rowsOf(page)).toHaveLength(1);
  await paste(options(page), '{"header": tru');
  await expect(page.getByRole('note')).toContainText('Line 1, column 12');
  await expect(options(page)).toHaveText('{"header": tru');
  await paste(options(page), '{"header": false, "worker": true}');
  await expect(page.getByRole('note')).toBeHidden();
  await expect.poll(() => rowsOf(page)).toHaveLength(2);
  await page.getByRole('button', { name: '1 option has no effect' }).click();
  await expect(page.getByText('“worker” does nothing here')).toBeVisible();
});

test('sorts, filters and counts', async ({ page, open }) => {
  await storeBeforeLoad(page, {
    ...withHeader,
    lastCSVInputContent: 'n,word\n10,pear\n9,Apple\n,fig\n100,apple pie\n',
  });
  await open(route);
  const numbers = async () => (await rowsOf(page)).map((cells) => cells[1]);
  const head = (name: string) => table(page).getByRole('button', { name, exact: true });
  await head('n').click();
  await expect.poll(numbers).toEqual(['9', '10', '100', '']);
  await head('n').click();
  await expect.poll(numbers).toEqual(['100', '10', '9', '']);
  await page.getByRole('textbox', { name: 'Filter rows' }).fill('APPLE');
  await expect.poll(numbers).toEqual(['100', '9']);
  await expect(rowsPane(page).getByText('2 of 4 rows')).toBeVisible();
  await choose(page, 'Column to filter', 'n');
  await expect(page.getByText('No row has this text.')).toBeVisible();
  await choose(page, 'Column to filter', 'Any column');
  expect(JSON.parse((await saved(page)).text)).toEqual([
    { n: '100', word: 'apple pie' },
    { n: '9', word: 'Apple' },
  ]);
  await page.getByRole('button', { name: 'Clear the filter' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Filter rows' })).toBeFocused();
  await page.getByRole('button', { name: 'Statistics', exact: true }).click();
  const statistics = page.getByRole('grid', { name: 'Column statistics' });
  await expect(statistics.getByRole('row').nth(1).getByRole('gridcell')).toHaveText([
    'n',
    'numbers',
    '3',
    '1',
    '3',
    '9',
    '100',
    '3',
    '4',
    '119',
    /^39\.6666666666667$/,
  ]);
});

test('writes all formats, and shows them before', async ({ page, open }) => {
  await storeBeforeLoad(page, { ...withHeader, lastCSVInputContent: '__proto__,b|c\n=1,"<i>\nO\'H"\n' });
  await open(route);
  await expect.poll(() => rowsOf(page)).toEqual([['1', '=1', "<i>⏎O'H"]]);
  const shown = (label: string) => page.getByRole('textbox', { name: `Parsed rows as ${label}`, exact: true });
  await page.getByRole('button', { name: 'JSON', exact: true }).click();
  await expect(shown('JSON')).toContainText('{"__proto__":"=1","b|c":"<i>\\nO\'H"}');
  expect(await saved(page)).toEqual({
    name: 'parsed.json',
    text: '[\n  {"__proto__":"=1","b|c":"<i>\\nO\'H"}\n]\n',
  });
  const expected: Record<string, [string, string]> = {
    NDJSON: ['parsed.ndjson', '{"__proto__":"=1","b|c":"<i>\\nO\'H"}\n'],
    TSV: ['parsed.tsv', '__proto__\tb|c\r\n=1\t"<i>\nO\'H"\r\n'],
    'Markdown table': ['parsed.md', "| \\_\\_proto\\_\\_ | b\\|c |\n| --- | --- |\n| =1 | \\<i\\><br>O'H |\n"],
    'SQL INSERTs': ['parsed.sql', `INSERT INTO "my_table" ("__proto__", "b|c") VALUES\n  ('=1', '<i>\nO''H');\n`],
  };
  for (const [format, [name, text]] of Object.entries(expected)) {
    await choose(page, 'Export format', format);
    await expect(shown(format)).toContainText(text.trim().split('\n')[0] ?? '');
    expect(await saved(page)).toEqual({ name, text });
  }
  await choose(page, 'Export format', 'HTML table');
  expect((await saved(page)).text).toContain("<td>&lt;i&gt;\nO'H</td>");
  await choose(page, 'Export format', 'CSV');
  await choose(page, 'Delimiter of the export', '| (pipe)');
  await page.getByRole('switch', { name: 'Disarm formulas' }).click();
  await page.getByRole('switch', { name: 'Byte order mark (for Excel)' }).click();
  await expect(shown('CSV')).toContainText('"\'=1"|"<i>');
  expect(await saved(page)).toEqual({ name: 'parsed.csv', text: '\ufeff__proto__|"b|c"\r\n"\'=1"|"<i>\nO\'H"\r\n' });
  await rowsPane(page).getByRole('button', { name: 'Copy to clipboard' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('__proto__|"b|c"');
});

test('converts types only where that loses nothing', async ({ page, open }) => {
  await storeBeforeLoad(page, { ...withHeader, lastCSVInputContent: 'a,b,c,d\n1.50,007,true,1e5\n' });
  await open(route);
  await page.getByRole('switch', { name: 'Types' }).click();
  await expect(
    rowsPane(page).getByText('2 values stay text, since a type would change what they say: 007, 1e5'),
  ).toBeVisible();
  expect((await saved(page)).text).toBe('[\n  {"a":1.50,"b":"007","c":true,"d":"1e5"}\n]\n');
});

test('reads files in their encoding, and says which rows are of another', async ({ page, open }) => {
  await storeBeforeLoad(page, withHeader);
  await open(route);
  await openFile(page, 'towns.csv', Buffer.from('name,town\r\nZoë,Köln\r\nAda,London\r\n', 'latin1'));
  await expect(metadata(page).getByText('Bytes in this row are not valid UTF-8 and appear as �.')).toBeVisible();
  await expect(fact(page, 'Line break')).toHaveText('CR LF');
  await metadata(page).getByRole('button', { name: 'windows-1252' }).click();
  await expect
    .poll(() => rowsOf(page))
    .toEqual([
      ['1', 'Zoë', 'Köln'],
      ['2', 'Ada', 'London'],
    ]);
  await expect(metadata(page).getByText('No problems were found.')).toBeVisible();
  expect((await saved(page)).name).toBe('towns.json');

  // A byte order mark overrides the choice.
  await openFile(page, 'mark.csv', Buffer.from('\ufeffname,town\nÅsa,Malmö\n', 'utf16le'));
  await expect.poll(() => rowsOf(page)).toEqual([['1', 'Åsa', 'Malmö']]);
  await expect(fact(page, 'Encoding')).toHaveText('UTF-16LE, by its byte order mark');
  await page.getByRole('button', { name: 'Edit as text' }).click();
  await expect(source(page)).toHaveText('name,townÅsa,Malmö');
  await expect(fact(page, 'Encoding')).toHaveText('typed text');
});

test('reads a file of an old encoding in the worker and in the page, by the same tables', async ({ page, open }) => {
  const tables = new Set<string>();
  page.on('request', (request) => {
    const name = /\/(encoding-tables\.[^/]+)$/.exec(request.url())?.[1];
    if (name !== undefined) {
      tables.add(name);
    }
  });
  await storeBeforeLoad(page, withHeader);
  await open(route);
  expect([...tables]).toEqual([]);
  // The bytes are 名前,町 and 花,東京 in Shift_JIS.
  await openFile(page, 'towns.csv', Buffer.from('96bc914f2c92ac0a89d42c938c8b9e0a', 'hex'));
  await metadata(page).getByRole('button', { name: 'Shift_JIS' }).click();
  await expect.poll(() => rowsOf(page)).toEqual([['1', '花', '東京']]);
  await page.getByRole('button', { name: 'Edit as text' }).click();
  await expect(source(page)).toHaveText('名前,町花,東京');
  expect([...tables]).toEqual([expect.stringMatching(/\.js$/)]);
});

test('sorts, filters and saves the rows of a large file', async ({ page, open }, info) => {
  await storeBeforeLoad(page, withHeader);
  await open(route);
  const line = (row: number) => `${String(row).padStart(8, '0')},name ${row % 1000},"a comment, in quotes",${row / 4}`;
  const count = 400_000;
  const path = info.outputPath('large.csv');
  await writeFile(
    path,
    `id,name,comment,value\r\n${Array.from({ length: count }, (_, row) => line(row)).join('\r\n')}\r\n`,
  );
  await page.getByLabel('File to open').setInputFiles(path);
  await expect(fact(page, 'Rows')).toHaveText('400,000');
  await expect(page.getByRole('group', { name: 'CSV Source data' })).toContainText('large.csv');
  await expect(source(page)).toBeHidden();

  await table(page).focus();
  await page.keyboard.press('Control+End');
  await expect
    .poll(async () => (await rowsOf(page)).at(-1))
    .toEqual(['400,000', '00399999', 'name 999', 'a comment, in quotes', '99999.75']);
  await table(page).getByRole('button', { name: 'value' }).click();
  await table(page).getByRole('button', { name: 'value' }).click();
  await table(page).focus();
  await page.keyboard.press('Control+Home');
  await expect.poll(async () => (await rowsOf(page))[0]?.[0]).toBe('400,000');
  await page.getByRole('textbox', { name: 'Filter rows' }).fill('name 77');
  await expect(rowsPane(page).getByText('4,400 of 400,000 rows')).toBeVisible();
  const { text } = await saved(page);
  const rows = JSON.parse(text) as { id: string }[];
  expect(rows).toHaveLength(4400);
  expect(rows[0]?.id).toBe('00399779');
  await page.getByRole('button', { name: 'Clear the filter' }).click();
  await expect(rowsPane(page).getByText('400,000 rows')).toBeVisible();
});

test('keeps the rows so far of a file that is cancelled', async ({ page, open }, info) => {
  await open(route);
  const path = info.outputPath('slow.csv');
  // The rows are enough for several progress reports, and their texts are unordered, so sorting them also takes a
  // while.
  const rows = Array.from({ length: 1_000_000 }, (_, row) => `text ${(row * 7919) % 1_000_003} of a row`);
  await writeFile(path, rows.map((text) => `some text,${text},"and ""quotes"""\n`).join(''));
  const cancelled = clickDuring(page, 'Parsing', 'Cancel', 1);
  await page.getByLabel('File to open').setInputFiles(path);
  await cancelled;
  await expect(rowsPane(page).getByText(/^Cancelled: these are the first [\d,]+ rows only\.$/)).toBeVisible();
  expect((await rowsOf(page))[0]?.[3]).toBe('and "quotes"');
  await page.getByRole('button', { name: 'Parse all' }).click();
  await expect(fact(page, 'Rows')).toHaveText('1,000,000');
  // Until then the rows of the new table are being put in order, which can be cancelled, too.
  await expect(rowsPane(page).getByText('1,000,000 rows')).toBeVisible();

  // Cancelling the sorting leaves the rows as they are.
  const head = table(page).getByRole('columnheader', { name: 'Column 2' });
  const sortingCancelled = clickDuring(page, 'Sorting and filtering', 'Cancel');
  await head.getByRole('button').click();
  await sortingCancelled;
  await expect(rowsPane(page).getByRole('progressbar')).toBeHidden();
  await expect(head).toHaveAttribute('aria-sort', 'none');
  await expect(rowsPane(page).getByText('1,000,000 rows')).toBeVisible();
});

test('a copy that a save ends leaves the clipboard as it is', async ({ page, open }) => {
  await storeBeforeLoad(page, { ...withHeader, lastCSVInputContent: 'a,b\n1,2\n' });
  await open(route);
  await expect.poll(() => rowsOf(page)).toHaveLength(1);
  await page.evaluate(() => navigator.clipboard.writeText('untouched'));
  const download = page.waitForEvent('download');
  // Both are clicked in one turn of the page, so that the copy is not done before.
  await rowsPane(page).evaluate((pane) => {
    for (const name of ['Copy to clipboard', 'Save…']) {
      pane.querySelector<HTMLElement>(`button[aria-label="${name}"]`)?.click();
    }
  });
  expect(JSON.parse(await readFile(await (await download).path(), 'utf8'))).toEqual([{ a: '1', b: '2' }]);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('untouched');
  await expect(page.getByRole('alert').filter({ hasText: 'copied' })).toHaveCount(0);
});

test('works on a phone, in both themes', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await storeBeforeLoad(page, { ...withHeader, lastCSVInputContent: 'a,b,c\n1,2\n' });
  await open(route);
  await expect.poll(() => rowsOf(page)).toHaveLength(1);
  await choose(page, 'Export format', 'SQL INSERTs');
  await expect(page.getByRole('textbox', { name: 'Parsed rows as SQL INSERTs' })).toContainText('INSERT INTO');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  // The list fades out.
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expectAccessible(page, 'a phone');
});
