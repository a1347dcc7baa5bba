import type { Page } from '@playwright/test';
import { paste, write } from '#tests/support/page/editor.ts';
import { expect, readLocalStorage, test } from '../fixtures.ts';
import { expectNotice } from '../page/notices.ts';
import { expectWorkElsewhere, holdAnswers, releaseAnswers, watchTasks } from '../page/worker-tasks.ts';

test.use({ viewport: { width: 1920, height: 900 }, permissions: ['clipboard-read', 'clipboard-write'] });

const route = '/URL/URLParser';
const linkName = 'Click the link to open the URL in a new tab';
const input = (page: Page) => page.getByRole('textbox', { name: 'URL', exact: true });
const link = (page: Page) => page.getByRole('link', { name: linkName });
const fragment = (page: Page, name: string) =>
  page
    .getByRole('table', { name: 'Fragment / Value' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
    .getByRole('cell')
    .first();
const nameField = (page: Page, number: number) =>
  page.getByRole('textbox', { name: `Name of parameter ${number}`, exact: true });
const valueField = (page: Page, number: number) =>
  page.getByRole('textbox', { name: `Value of parameter ${number}`, exact: true });
const parameterRows = (page: Page) => page.getByRole('table', { name: 'Parameter / Value' }).getByRole('row');
const urlAlert = (page: Page) => page.getByRole('region', { name: 'URL', exact: true }).getByRole('note');

test('copying a part waits for that of the present URL', async ({ page, open }) => {
  await watchTasks(page);
  await open(route);
  await expect(fragment(page, 'host')).toBeVisible();
  await page.evaluate(() => navigator.clipboard.writeText('nothing yet'));
  await holdAnswers(page, 'parse');
  await paste(input(page), 'https://held.example/');
  const copy = page.getByRole('button', { name: 'Copy to clipboard: host' });
  await copy.click();
  await expect(copy).toHaveAccessibleDescription('Waits for the result');
  await releaseAnswers(page);
  await paste(input(page), 'https://newest.example/');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('newest.example');
});

test('takes a URL apart as the standard reads it, and keeps it', async ({ page, open }) => {
  await open(route);
  await write(input(page), 'HTTPS://an%20na:p@BÜCHER.example:443/a/../Straße?q=web+tools&tag=1&tag=%F0%9F%91%8B#é');
  await expect(fragment(page, 'host')).toContainText('xn--bcher-kva.example');
  await expect(fragment(page, 'host')).toContainText('In Unicode: bücher.example');
  await expect(fragment(page, 'hash')).toContainText('#%C3%A9');
  await expect(fragment(page, 'origin')).toHaveText('https://xn--bcher-kva.example');
  await expect(fragment(page, 'pathname')).toContainText('/Stra%C3%9Fe');
  await expect(fragment(page, 'port')).toContainText('<default>');
  await expect(fragment(page, 'protocol')).toHaveText('https:');
  await expect(fragment(page, 'search')).toHaveText('?q=web+tools&tag=1&tag=%F0%9F%91%8B');
  await expect(fragment(page, 'username')).toContainText('an%20na');
  await expect(fragment(page, 'password')).toHaveText('p');
  await expect(page.getByRole('table', { name: 'Fragment / Value' }).getByRole('rowheader')).toHaveText([
    'hash',
    'host',
    'origin',
    'pathname',
    'port',
    'protocol',
    'search',
    'username',
    'password',
  ]);
  await expect(parameterRows(page)).toHaveCount(4);
  await expect(valueField(page, 1)).toHaveValue('web tools');
  await expect(nameField(page, 3)).toHaveValue('tag');
  await expect(valueField(page, 3)).toHaveValue('👋');

  await page.reload();
  await expect(valueField(page, 3)).toHaveValue('👋');
  await expect.poll(() => readLocalStorage(page, 'lastUrlParserValue')).toContain('HTTPS://an%20na');
});

test('the URL follows a changed parameter, and nothing else in it changes', async ({ page, open }) => {
  await open(route);
  await write(input(page), 'https://x/?a=1+2&b=%20x&c&&d=%E4#h?&a');
  await expect(valueField(page, 2)).toHaveValue(' x');
  await valueField(page, 2).click();
  await valueField(page, 2).press('End');
  await page.keyboard.type('yz ü&', { delay: 20 });
  await expect(valueField(page, 2)).toBeFocused();
  await expect(valueField(page, 2)).toHaveValue(' xyz ü&');
  await expect(input(page)).toHaveText('https://x/?a=1+2&b=%20xyz+%C3%BC%26&c&&d=%E4#h?&a');
  await expect(fragment(page, 'search')).toHaveText('?a=1+2&b=%20xyz+%C3%BC%26&c&&d=%E4');

  // When typing in the middle of the text, the caret stays in place.
  await valueField(page, 2).press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('12', { delay: 100 });
  await expect(valueField(page, 2)).toHaveValue(' 12xyz ü&');

  await nameField(page, 3).fill('');
  await expect(input(page)).toHaveText('https://x/?a=1+2&b=%2012xyz+%C3%BC%26&=&&d=%E4#h?&a');
  await expect(nameField(page, 3)).toBeFocused();
  await page.keyboard.type('n');
  await expect(nameField(page, 3)).toHaveValue('n');
  await page.getByRole('button', { name: 'Remove parameter 3' }).click();
  await expect(input(page)).toHaveText('https://x/?a=1+2&b=%2012xyz+%C3%BC%26&&d=%E4#h?&a');
  await page.getByRole('button', { name: 'Move parameter 1 down' }).click();
  await expect(input(page)).toHaveText('https://x/?b=%2012xyz+%C3%BC%26&a=1+2&&d=%E4#h?&a');
  await page.reload();
  await expect(valueField(page, 1)).toHaveValue(' 12xyz ü&');
});

test('parameters are added, typed in while they are empty, and removed', async ({ page, open }) => {
  await open(route);
  await write(input(page), 'https://x/#h');
  await expect(page.getByText('This URL has no parameters.')).toBeVisible();
  const add = page.getByRole('button', { name: 'Add parameter' });
  await add.click();
  await expect(nameField(page, 1)).toBeFocused();
  await expect(input(page)).toHaveText('https://x/?=#h');
  await page.keyboard.type('é=', { delay: 150 });
  await page.keyboard.press('Tab');
  await page.keyboard.type('1');
  await expect(input(page)).toHaveText('https://x/?%C3%A9%3D=1#h');
  await add.click();
  await expect(nameField(page, 2)).toBeFocused();
  await page.keyboard.type('b');
  await expect(input(page)).toHaveText('https://x/?%C3%A9%3D=1&b=#h');
  await page.getByRole('button', { name: 'Remove parameter 1' }).click();
  await page.getByRole('button', { name: 'Remove parameter 1' }).click();
  await expect(input(page)).toHaveText('https://x/#h');
  await expect(add).toBeFocused();
});

test('line breaks in a value outlive an edit beside them', async ({ page, open }) => {
  await open(route);
  await write(input(page), 'https://x/?text=a%0D%0Ab%00');
  await expect(valueField(page, 1)).toHaveValue(/^a.*b/s);
  await valueField(page, 1).click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('>');
  await expect(input(page)).toHaveText('https://x/?text=%3Ea%0D%0Ab%00');
  await page.keyboard.press('Enter');
  await expect(input(page)).toHaveText('https://x/?text=%3Ea%0D%0Ab%00');
});

test('only harmless URLs can be opened', async ({ page, open }) => {
  await open(route);
  for (const [text, href] of [
    ['https:example.org/a b', 'https://example.org/a%20b'],
    ['FTP://example.org/', 'ftp://example.org/'],
    ['mailto:a@b.example?subject=x', 'mailto:a@b.example?subject=x'],
    ['http://0x7f.1/', 'http://127.0.0.1/'],
  ] as const) {
    await paste(input(page), text);
    await expect(link(page)).toHaveAttribute('href', href);
    await expect(link(page)).toHaveAttribute('target', '_blank');
    await expect(link(page)).toHaveAttribute('rel', 'noopener noreferrer');
  }
  for (const [text, protocol] of [
    ['javascript:alert(document.domain)', 'javascript:'],
    [' \u0001JaVaScRiPt:alert(1)', 'javascript:'],
    ['java\nscr\tipt:alert(1)', 'javascript:'],
    ['data:text/html,<script>alert(1)</script>', 'data:'],
    ['vbscript:msgbox(1)', 'vbscript:'],
    ['blob:https://example.org/1', 'blob:'],
    ['file:///etc/passwd', 'file:'],
  ] as const) {
    await paste(input(page), text);
    await expect(fragment(page, 'protocol')).toHaveText(protocol);
    await expect(page.locator('main a:not(nav a)')).toHaveCount(0);
  }
  await expect(page.locator('a[href^="javascript" i], a[href^="data" i], a[href^="file" i]')).toHaveCount(0);
});

test('says what is wrong and where, keeps the last result as stale, and helps', async ({ page, open }) => {
  await open(route);
  await write(input(page), 'https://example.org/?a=1');
  await expect(valueField(page, 1)).toHaveValue('1');
  await expect(fragment(page, 'host')).toHaveText('example.org');
  await write(input(page), 'https://exa mple.org/?a=1');
  await expect(urlAlert(page)).toContainText('Line 1, column 12: A space cannot be in a host.');
  await expect(input(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('.cm-errorMark')).toHaveCount(1);
  await expect(fragment(page, 'host')).toHaveText('example.org');
  await expect(page.getByRole('region', { name: 'Fragments' }).getByRole('status')).toContainText('Stale');
  await expect(valueField(page, 1)).not.toBeEditable();
  await expect(link(page)).toHaveCount(0);

  await write(input(page), 'http://[::1');
  await expect(urlAlert(page)).toContainText('not closed with “]”');
  await write(input(page), 'http://a:65536');
  await expect(urlAlert(page)).toContainText('Line 1, column 10: The port 65536 is out of range');

  await write(input(page), 'example.org/x?b=2');
  await expect(urlAlert(page)).toContainText('The scheme is missing');
  await page.getByRole('button', { name: 'Add https://' }).click();
  await expect(input(page)).toHaveText('https://example.org/x?b=2');
  await expect(valueField(page, 1)).toHaveValue('2');
  await expect(page.getByRole('note')).toHaveCount(0);

  await write(input(page), 'localhost:8080/x');
  await expect(page.getByText('“localhost:” is read as the scheme.')).toBeVisible();
  await page.getByRole('button', { name: 'Add http://' }).click();
  await expect(fragment(page, 'port')).toHaveText('8080');
});

test('notes tell what was left out, and where this browser departs from the standard', async ({ page, open }) => {
  await open(route);
  await paste(input(page), ' https://x/a\n  b|c ');
  await expect(page.getByText('Tabs and line breaks are left out')).toBeVisible();
  await expect(page.getByText('Spaces and control characters at the ends are left out.')).toBeVisible();
  await expect(fragment(page, 'pathname')).toContainText('/a%20%20b|c');
  // Chromium writes %7C; once it no longer does, there is nothing to note.
  const native = await page.evaluate(() => new URL('https://x/|').pathname);
  await expect(page.getByText('This browser departs from the standard here')).toHaveCount(native === '/|' ? 0 : 1);
});

test('bytes of a parameter that are not UTF-8 are explained at their field', async ({ page, open }) => {
  await open(route);
  await write(input(page), 'https://example.org/?city=Z%FCrich&name=Z%C3%BCrich');
  await expect(valueField(page, 1)).toHaveValue('Z\ufffdrich');
  await expect(valueField(page, 1)).toHaveAccessibleDescription(
    '“%FC” is not UTF-8, which never has this byte. In ISO 8859-1 (Latin-1) it would be “ü”.',
  );
  await expect(valueField(page, 2)).toHaveValue('Zürich');
  await expect(valueField(page, 2)).toHaveAccessibleDescription('');
});

test('an empty field offers a sample; values are copied and sent on', async ({ page, open }) => {
  await open(route);
  await write(input(page), ' ');
  await expect(page.getByRole('note')).toHaveCount(0);
  await page.getByRole('button', { name: 'Use a sample' }).click();
  await expect(fragment(page, 'host')).toHaveText('example.com:8443');
  await expectNotice(page, 'Content copied into clipboard: https://example.com:8443 …', () =>
    page.getByRole('button', { name: 'Copy to clipboard: origin' }).click(),
  );
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(clipboard).toBe('https://example.com:8443');
  await page.getByRole('button', { name: 'Copy to clipboard: value of parameter 4' }).click();
  await expect.poll(clipboard).toBe('Zürich');
  await page.getByRole('button', { name: 'Copy to clipboard: all parameters as JSON' }).click();
  await expect.poll(clipboard).toContain('"name": "tag"');
  await expect
    .poll(async () => JSON.parse(await clipboard()))
    .toEqual([
      { name: 'q', value: 'web tools' },
      { name: 'tag', value: 'url' },
      { name: 'tag', value: 'query' },
      { name: 'city', value: 'Zürich' },
    ]);
  await page.getByRole('button', { name: 'Send to…' }).click();
  await page.getByRole('menuitem', { name: 'URL Encoder / decoder' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('URL Encoder / decoder');
  await expect.poll(() => readLocalStorage(page, 'lastUrlEncoderValue')).toContain('https://anna@example.com');
});

test('a hundred thousand parameters are listed, edited and added without holding the page', async ({ page, open }) => {
  await watchTasks(page);
  await open(route);
  const text = `https://x/?${Array.from({ length: 100_000 }, (_, index) => `p${index}=v${index}`).join('&')}`;
  await paste(input(page), text);
  await expect(page.getByText('100,000 parameters')).toBeVisible();
  await valueField(page, 3).fill('changed');
  await expect(page.getByText('Too large to keep after you close the app')).toBeVisible();
  await page.getByRole('button', { name: 'Add parameter' }).click();
  await expect(page.getByRole('textbox', { name: 'Name of parameter 100,001' })).toBeFocused();
  await page.keyboard.type('last');
  await expect(page.getByText('100,001 parameters')).toBeVisible();
  await expect(fragment(page, 'search')).toContainText('&p2=changed&');
  await expectWorkElsewhere(page, 'parse');
  expect(await page.getByRole('table', { name: 'Parameter / Value' }).getByRole('row').count()).toBeLessThan(60);
});

test('a data URL of a megabyte shows its start, and is copied whole', async ({ page, open }) => {
  await open(route);
  await paste(input(page), `data:image/png;base64,${'iVBO'.repeat(250_000)}`);
  await expect(fragment(page, 'pathname')).toContainText('… (1,000,017 characters)');
  await page.getByRole('button', { name: 'Copy to clipboard: pathname' }).click();
  await expect.poll(() => page.evaluate(async () => (await navigator.clipboard.readText()).length)).toBe(1_000_017);
});

test('works on a phone', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(route);
  await write(input(page), 'https://example.org/?a=1&b=2');
  await expect(valueField(page, 2)).toHaveValue('2');
  await valueField(page, 2).fill('3');
  await expect(input(page)).toHaveText('https://example.org/?a=1&b=3');
  await page.getByRole('button', { name: 'Actions for parameter 1' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(input(page)).toHaveText('https://example.org/?b=3');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  const field = await valueField(page, 1).boundingBox();
  const copy = await page.getByRole('button', { name: 'Copy to clipboard: value of parameter 1' }).boundingBox();
  expect(field && copy && field.x + field.width <= copy.x).toBe(true);
});
