import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

test.use({ viewport: { width: 1920, height: 800 }, permissions: ['clipboard-read', 'clipboard-write'] });

const route = '/UUIDGenerator';
const output = (page: Page) => page.getByRole('textbox', { name: 'Generated identifiers' });
const quantity = (page: Page) => page.getByRole('spinbutton', { name: 'Quantity' });

async function lines(page: Page): Promise<string[]> {
  return (await output(page).locator('.cm-line').allTextContents()).filter((line) => line !== '');
}

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('five of version 4 are there at once, and Generate makes others', async ({ page, open }) => {
  await open(route);
  await expect(page.getByRole('combobox', { name: 'Version' })).toHaveText('Version 4');
  await expect(quantity(page)).toHaveValue('5');
  await expect.poll(() => lines(page)).toHaveLength(5);
  const first = await lines(page);
  for (const line of first) {
    expect(line).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  }
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect.poll(() => lines(page)).not.toEqual(first);
});

test('the quantity has a range, and what was made stays', async ({ page, open }) => {
  await open(route);
  await expect.poll(() => lines(page)).toHaveLength(5);
  for (const wrong of ['0', '10000', '-3', '']) {
    await quantity(page).fill(wrong);
    await expect(page.getByText('valid range: [1..9999]')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Generate', exact: true })).toBeDisabled();
  }
  await expect(page.getByText('Stale')).toBeVisible();
  expect(await lines(page)).toHaveLength(5);
  await quantity(page).fill('2');
  await expect.poll(() => lines(page)).toHaveLength(2);
  await expect(page.getByText('Stale')).toHaveCount(0);
});

test('9,999 of version 7 at once are copied and saved in order', async ({ page, open }) => {
  await open(route);
  await choose(page, 'Version', 'Version 7');
  await quantity(page).fill('9999');
  await expect(page.getByText('9,999 identifiers')).toBeVisible();
  await page.getByRole('button', { name: 'Copy to clipboard', exact: true }).click();
  const read = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(async () => (await read()).length).toBe(9999 * 37 - 1);
  const ids = (await read()).split('\n');
  expect(ids).toEqual([...new Set(ids)].sort());
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save As…' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('uuids.txt');
  expect(await readFile(await download.path(), 'utf8')).toBe(`${ids.join('\n')}\n`);
});

test('the layout changes how they are written, not what they are', async ({ page, open }) => {
  await open(route);
  await expect.poll(() => lines(page)).toHaveLength(5);
  const plain = await lines(page);
  await page.getByRole('checkbox', { name: 'Upper case' }).check();
  await page.getByRole('checkbox', { name: 'No hyphens' }).check();
  await page.getByRole('checkbox', { name: 'Braces' }).check();
  await page.getByRole('checkbox', { name: 'Quotes and commas' }).check();
  const expected = plain.map((id, index) => `"{${id.toUpperCase().replaceAll('-', '')}}"${index === 4 ? '' : ','}`);
  await expect.poll(() => lines(page)).toEqual(expected);
});

test('names of versions 3 and 5 with a namespace of the list or of one’s own', async ({ page, open }) => {
  await open(route);
  await choose(page, 'Version', 'Version 5');
  await page.getByRole('textbox', { name: 'Names, one a line' }).fill('www.example.com\nÜber 👋');
  await expect
    .poll(() => lines(page))
    .toEqual(['2ed6657d-e927-568b-95e1-2665a8aea6a2', expect.stringMatching(/^[\da-f-]{36}$/)]);
  await choose(page, 'Namespace', 'Another UUID');
  const namespace = page.getByRole('textbox', { name: 'Namespace UUID' });
  await expect(page.getByText('A UUID has 32 hexadecimal digits; this has 0')).toBeVisible();
  await namespace.fill('{6BA7B810-9DAD-11D1-80B4-00C04FD430C8}');
  await expect.poll(async () => (await lines(page))[0]).toBe('2ed6657d-e927-568b-95e1-2665a8aea6a2');
  await namespace.fill('6ba7b810-9dad-11d1-80b4-00c04fd430cx');
  await expect(page.getByText('Character 36: “x” is not a hexadecimal digit.')).toBeVisible();
  await expect(page.getByText('Stale')).toBeVisible();
});

test('ULIDs and Nano IDs', async ({ page, open }) => {
  await open(route);
  await choose(page, 'Version', 'ULID');
  await expect.poll(async () => (await lines(page))[0]).toMatch(/^[0-7][\dA-Z]{25}$/);
  await expect(page.getByRole('checkbox', { name: 'No hyphens' })).toBeDisabled();
  await choose(page, 'Version', 'Nano ID');
  await page.getByRole('spinbutton', { name: 'Length' }).fill('10');
  await page.getByRole('textbox', { name: 'Alphabet' }).fill('01');
  await expect.poll(async () => (await lines(page))[0]).toMatch(/^[01]{10}$/);
  await page.getByRole('textbox', { name: 'Alphabet' }).fill('0');
  await expect(page.getByText('An alphabet has 2 to 256 characters.')).toBeVisible();
});

test('takes UUIDs and ULIDs apart', async ({ page, open }) => {
  await open(route);
  const table = page.getByRole('table', { name: 'What the identifier says' });
  const row = (name: string) =>
    table.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
  await page.getByRole('button', { name: 'Use a sample' }).click();
  await expect(row('Kind')).toContainText('UUID version 6');
  const input = page.getByRole('textbox', { name: 'UUID or ULID' });
  await input.fill('urn:uuid:C232AB00-9414-11EC-B3C8-9F6BDECED846');
  await expect(row('Kind')).toContainText('UUID version 1');
  await expect(row('Variant')).toContainText('RFC 9562');
  await expect(row('Time')).toContainText('2022-02-22T19:22:22.0000000Z');
  await expect(row('Clock sequence')).toContainText('13256');
  await expect(row('Node')).toContainText('9f:6b:de:ce:d8:46');
  await row('Node').getByRole('button').click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('9f:6b:de:ce:d8:46');
  await input.fill('01ARZ3NDEKTSV4RRFFQ69G5FAV');
  await expect(row('Kind')).toContainText('ULID');
  await expect(row('As a UUID')).toContainText('01563e3a-b5d3-d676-4c61-efb99302bd5b');
  await input.fill('c232ab00-9414-11ec-b3c8');
  await expect(page.getByText('A UUID has 32 hexadecimal digits; this has 20 hexadecimal digits.')).toBeVisible();
});

test('fits a phone', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(route);
  await expect.poll(() => lines(page)).toHaveLength(5);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
