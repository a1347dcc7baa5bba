import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { paste, write } from '#tests/support/page/editor.ts';
import { servePlain } from '#tests/support/servers/plain-static-server.ts';
import { builtSite } from '#tests/support/servers/serve-site.ts';
import { expect, readLocalStorage, storeBeforeLoad, test } from '../fixtures.ts';
import { withControl } from '../page/with-control.ts';
import { expectWorkElsewhere, watchTasks } from '../page/worker-tasks.ts';

test.use({ viewport: { width: 1920, height: 800 }, permissions: ['clipboard-read', 'clipboard-write'] });

const route = '/URL/CURLConverter';
const command = (page: Page) => page.getByRole('textbox', { name: 'cURL command' });
const code = (page: Page) => page.getByRole('textbox', { name: 'Code', exact: true });
const language = (page: Page) => page.getByRole('combobox', { name: 'Target language' });
const error = (page: Page) => page.getByRole('region', { name: 'cURL command' }).getByRole('note');
const warnings = (page: Page) => page.getByRole('list', { name: 'Warnings' }).getByRole('listitem');

async function choose(page: Page, name: string): Promise<void> {
  await withControl(language(page), async (select) => {
    await select.click();
    await page.getByRole('option', { name, exact: true }).click();
  });
}

test('converts the sample, then what is typed, in the language that is chosen, and keeps both', async ({
  page,
  open,
}) => {
  await open(route);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('cURL Converter');
  await expect(language(page)).toHaveText('JavaScript (fetch)');
  await expect(code(page)).toContainText("fetch('https://api.example.com/v1/tools?limit=10', {");

  await write(command(page), "curl https://a.com -H 'A: b'");
  await expect(code(page)).toHaveText("fetch('https://a.com', {  headers: {    'A': 'b'  }});");
  await choose(page, 'Python (Requests)');
  await expect(code(page)).toContainText("response = requests.get('https://a.com', headers=headers)");

  await page.reload();
  await expect(language(page)).toHaveText('Python (Requests)');
  await expect(code(page)).toContainText("requests.get('https://a.com'");
  await expect.poll(() => readLocalStorage(page, 'lastCurlValue')).toBe("curl https://a.com -H 'A: b'");
  await expect.poll(() => readLocalStorage(page, 'lastCurlTargetLanguage')).toBe('Python');
});

test('the language can be chosen by keyboard, and an unknown kept one is JavaScript', async ({ page, open }) => {
  await storeBeforeLoad(page, { lastCurlTargetLanguage: 'COBOL', lastCurlValue: 'curl https://a.com' });
  await open(route);
  await expect(language(page)).toHaveText('JavaScript (fetch)');
  await language(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('ru');
  await page.keyboard.press('Enter');
  await expect(language(page)).toHaveText('Ruby (Net::HTTP)');
  await expect(code(page)).toContainText("require 'net/http'");
});

test('the button converts at once', async ({ page, open }) => {
  await open(route);
  await write(command(page), 'curl https://b.com');
  await page.getByRole('button', { name: 'Convert', exact: true }).click();
  await expect(code(page)).toHaveText("fetch('https://b.com');");
  await write(command(page), ' ');
  await expect(page.getByRole('button', { name: 'Convert', exact: true })).toBeDisabled();
});

test('says what is wrong and where, and keeps the last good result as stale', async ({ page, open }) => {
  await open(route);
  await write(command(page), 'curl https://a.com');
  await expect(code(page)).toHaveText("fetch('https://a.com');");
  await write(command(page), "curl https://a.com \\\n  -H 'A: b");
  await expect(error(page)).toContainText('Line 2, column 6: This quotation mark is not closed.');
  await expect(command(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('.cm-errorMark')).toHaveCount(1);
  await expect(code(page)).toHaveText("fetch('https://a.com');");
  await expect(page.getByText('Stale')).toBeVisible();
  // Code in the previous language could be mistaken for code in the chosen one.
  await choose(page, 'Wget');
  await expect(code(page)).toHaveCount(0);
  await expect(page.getByText('Stale')).toHaveCount(0);

  await write(command(page), 'wget https://a.com');
  await expect(error(page)).toContainText('Line 1, column 1: A command that begins with “curl” was expected');
  await write(command(page), 'curl -k');
  await expect(error(page)).toContainText('This curl command has no URL.');
  await write(command(page), 'curl https://c.com');
  await expect(code(page)).toContainText('wget --output-document - https://c.com');
  await expect(error(page)).toHaveCount(0);
});

test('warnings name what was left out, and lead to its place', async ({ page, open }) => {
  await open(route);
  await write(command(page), 'curl https://a.com \\\n  --foo bar \\\n  --max-time 5');
  await expect(warnings(page)).toHaveCount(2);
  await expect(warnings(page).first()).toContainText('“--foo” is not a known curl option. It was ignored');
  await expect(warnings(page).last()).toContainText('--max-time is not supported by this target');
  await expect(code(page)).toHaveText("fetch('https://a.com');");
  await warnings(page).last().getByRole('button', { name: 'Line 3, column 3' }).click();
  await expect(command(page)).toBeFocused();
  await expect(page.getByRole('region', { name: 'cURL command' })).toContainText('Ln 3, Col 3');
});

test('a command of cmd.exe and one whose lines only break', async ({ page, open }) => {
  await open(route);
  await paste(
    command(page),
    'curl ^"https://a.com/?b=1^&c=2^" ^\n  -H ^"A: ^\\^"x^\\^"^" ^\n  --data-raw ^"^{^\\^"d^\\^":1^}^"',
  );
  await expect(page.getByText('Read as a command of Windows’ Command Prompt (cmd)')).toBeVisible();
  await expect(code(page)).toContainText("fetch('https://a.com/?b=1&c=2', {");
  await expect(code(page)).toContainText(`'A': '"x"'`);
  await expect(code(page)).toContainText(`body: '{"d":1}'`);

  await paste(command(page), "curl 'https://a.com'\n-H 'A: b'\n--data 'c=d'");
  await expect(code(page)).toContainText("'c': 'd'");
  await expect(page.getByText('Read as a command')).toHaveCount(0);
  await expect(warnings(page)).toHaveCount(0);
});

test('what may be for another shell is said, and read so at a click', async ({ page, open }) => {
  await open(route);
  await write(command(page), 'curl https://a.com/commits/HEAD^');
  await expect(code(page)).toHaveText("fetch('https://a.com/commits/HEAD^');");
  const note = page.getByRole('region', { name: 'Code' }).getByRole('status');
  await expect(note).toContainText('A caret is an escape in Command Prompt, and a character in other shells.');
  await note.getByRole('button', { name: 'Read as Windows’ Command Prompt (cmd)' }).click();
  await expect(code(page)).toHaveText("fetch('https://a.com/commits/HEAD');");
  await expect(note).toContainText('as you chose');
  await page.reload();
  await expect(code(page)).toHaveText("fetch('https://a.com/commits/HEAD');");
  await note.getByRole('button', { name: 'Guess the shell' }).click();
  await expect(code(page)).toHaveText("fetch('https://a.com/commits/HEAD^');");
});

test('credentials with letters outside of Latin-1 are encoded in the worker', async ({ page, open }) => {
  await storeBeforeLoad(page, { lastCurlTargetLanguage: 'HTTP' });
  await open(route);
  await write(command(page), 'curl -u ü:€ https://a.com');
  await expect(code(page)).toContainText('Authorization: Basic w7w64oKs');
});

test('the result is copied, saved with the extension of its language, and sent on', async ({ page, open }) => {
  await storeBeforeLoad(page, { lastCurlValue: 'curl https://a.com', lastCurlTargetLanguage: 'JsonString' });
  await open(route);
  await expect(code(page)).toContainText('"url": "https://a.com"');
  await page.getByRole('button', { name: 'Copy to clipboard' }).click();
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(clipboard).not.toBe('');
  const copied = await clipboard();
  expect(JSON.parse(copied)).toMatchObject({ url: 'https://a.com' });

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save As…' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('request.json');
  expect(await readFile(await download.path(), 'utf8')).toBe(copied);

  await page.getByRole('button', { name: 'Send to…' }).click();
  await page.getByRole('menuitem', { name: 'JSON Formatter' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('JSON Formatter');
  await expect.poll(() => readLocalStorage(page, 'lastJSONFormatterValue')).toBe(copied);
});

test('an empty command offers a sample', async ({ page, open }) => {
  await storeBeforeLoad(page, { lastCurlValue: '' });
  await open(route);
  await expect(page.getByRole('button', { name: 'Copy to clipboard' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Save As…' })).toBeDisabled();
  await page.getByRole('button', { name: 'Use a sample' }).click();
  await expect(code(page)).toContainText('api.example.com');
});

test('a body of a million characters converts while the page answers', async ({ page, open }) => {
  await watchTasks(page);
  await open(route);
  await expect(code(page)).toContainText('fetch(');
  const body = JSON.stringify({ a: `${'some words '.repeat(95_000)}end` });
  expect(body.length).toBeGreaterThan(1_000_000);
  await paste(command(page), `curl https://large.example.com -d '${body}'`);
  await page.getByRole('button', { name: 'Help' }).click();
  await expect(page.getByText('never leaves', { exact: false }).or(page.getByText('leaves it'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(code(page)).toContainText("fetch('https://large.example.com'");
  await expectWorkElsewhere(page, 'convert');
  await expect(page.getByText('Too large to keep after you close the app')).toBeVisible();
});

test('works without a network once it is there, and below a path of any static server', async ({ page, context }) => {
  const server = await servePlain(builtSite, '/tools/web-toolbox/');
  try {
    const requests: string[] = [];
    context.on('request', (request) => requests.push(request.url()));
    const elsewhere = await context.newPage();
    await elsewhere.goto(`${server.address}#${route}`);
    await expect(code(elsewhere)).toContainText('fetch(');
    expect(requests.filter((address) => !address.startsWith(server.address))).toEqual([]);
    expect(requests.filter((address) => address.endsWith('.wasm'))).toHaveLength(2);
    await context.setOffline(true);
    await write(elsewhere.getByRole('textbox', { name: 'cURL command' }), 'curl https://offline.example.com');
    await expect(code(elsewhere)).toContainText('offline.example.com');
  } finally {
    await context.setOffline(false);
    server.close();
  }
  // The fixture's page is shared with the other tests.
  await page.close();
});

test('the licence of its grammar, a WebAssembly file, is among those of what ships', async ({ page, open }) => {
  await open('/licences');
  await page.getByText(/^tree-sitter-bash \d/).click();
  await expect(page.getByText('Copyright (c) 2017 Max Brunsfeld', { exact: false })).toBeVisible();
});

test('on a phone the command and the code are one below the other', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(route);
  await choose(page, 'PowerShell (Invoke-WebRequest)');
  await expect(code(page)).toContainText('Invoke-WebRequest');
  const [above, below] = [await command(page).boundingBox(), await code(page).boundingBox()];
  expect(above && below && above.y + above.height <= below.y).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
