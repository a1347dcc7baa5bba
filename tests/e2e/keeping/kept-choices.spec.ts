import type { Page } from '@playwright/test';
import { paste } from '#tests/support/page/editor.ts';
import { goTo } from '#tests/support/page/go-to.ts';
import { expect, storeBeforeLoad, test } from '../fixtures.ts';
import { clearEverything } from '../page/clear-everything.ts';

/** RFC 7797, section 4.2: its payload, $.02, is detached. */
const detachedToken =
  'eyJhbGciOiJIUzI1NiIsImI2NCI6ZmFsc2UsImNyaXQiOlsiYjY0Il19..A5dxf2s96_n5FLueVuW1Z_vh161FwXZC4YLPff6dmDY';

test.use({ viewport: { width: 1920, height: 900 }, timezoneId: 'Europe/Paris', locale: 'en-GB' });

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });

async function choose(page: Page, select: string, option: string): Promise<void> {
  await field(page, select).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function press(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    await button(page, name).click();
  }
}

async function expectPressed(page: Page, states: Readonly<Record<string, boolean>>): Promise<void> {
  for (const [name, isPressed] of Object.entries(states)) {
    await expect(button(page, name)).toHaveAttribute('aria-pressed', String(isPressed));
  }
}

async function expectChosen(page: Page, selects: Readonly<Record<string, string | RegExp>>): Promise<void> {
  for (const [name, option] of Object.entries(selects)) {
    await expect(field(page, name)).toHaveText(option);
  }
}

/** How a screen is set, and how to check that it is still set or that it is in its initial state. */
interface Kept {
  readonly route: string;
  readonly set: (page: Page) => Promise<void>;
  readonly expectSet: (page: Page) => Promise<void>;
  readonly expectFirst: (page: Page) => Promise<void>;
}

const groups: Readonly<Record<string, readonly Kept[]>> = {
  'URL and Base64': [
    {
      route: '/URL/URLEncoder',
      async set(page) {
        await choose(page, 'What it is encoded for', 'Form (+ for space)');
        await press(page, 'Dec.');
        await box(page, 'Content to encode/decode').fill('a+%26+b');
        await expect(box(page, 'Result')).toHaveText('a & b');
      },
      async expectSet(page) {
        await expect(box(page, 'Content to encode/decode')).toHaveText('a+%26+b');
        await expect(box(page, 'Result')).toHaveText('a & b');
        await expectPressed(page, { 'Dec.': true });
        await expectChosen(page, { 'What it is encoded for': 'Form (+ for space)' });
      },
      async expectFirst(page) {
        await expectPressed(page, { 'Enc.': true });
        await expect(box(page, 'Result')).toContainText('Fish%20%26%20chips');
      },
    },
    {
      route: '/Base64/Base64Encoder',
      async set(page) {
        await choose(page, 'Alphabet', 'URL-safe: - _');
        await press(page, 'Padding');
        await choose(page, 'Line length', '64 a line');
        await choose(page, 'Text encoding', 'windows-1252 (Western, Latin-1)');
        await choose(page, 'Line breaks', 'CRLF');
        await press(page, 'Decode');
        await paste(box(page, 'Base64 to decode'), 'Y2Fm6Q');
        await expect(box(page, 'Decoded text')).toHaveText('café');
        await press(page, 'Hex');
      },
      async expectSet(page) {
        await expect(page.getByRole('region', { name: 'Hex dump' })).toContainText('63 61 66 e9');
        await expect(box(page, 'Base64 to decode')).toHaveText('Y2Fm6Q');
        await expectPressed(page, { Decode: true, Hex: true });
        await press(page, 'Encode');
        await expectPressed(page, { Padding: false });
        await expectChosen(page, {
          Alphabet: 'URL-safe: - _',
          'Line length': '64 a line',
          'Text encoding': 'windows-1252 (Western, Latin-1)',
          'Line breaks': 'CRLF',
        });
        await press(page, 'Decode');
      },
      async expectFirst(page) {
        await expectPressed(page, { Encode: true, Padding: true });
        await expectChosen(page, { Alphabet: 'Standard: + /', 'Line length': 'One line', 'Line breaks': 'LF' });
        await expect(box(page, 'Base64')).toContainText('SGVsbG8s');
      },
    },
    {
      route: '/Base64/Base64FileEncoder',
      set: (page) => press(page, 'Decode'),
      expectSet: (page) => expectPressed(page, { Decode: true }),
      expectFirst: (page) => expectPressed(page, { Encode: true }),
    },
  ],
  JSON: [
    {
      route: '/JSON/JSONFormatter',
      async set(page) {
        await choose(page, 'Indentation', 'Tab');
        await press(page, 'Minify', 'Tree');
        await button(page, 'Sort keys').click();
        await box(page, 'JSONPath query').fill('$.tools[1]');
        await expect(page.getByRole('tree')).toContainText('"Base64"');
        await page.getByRole('separator').focus();
        await page.keyboard.press('ArrowLeft');
      },
      async expectSet(page) {
        await expect(page.getByRole('tree')).toContainText('"Base64"');
        await expect(box(page, 'JSONPath query')).toHaveValue('$.tools[1]');
        await expectPressed(page, { Tree: true, 'Sort keys': true });
        await expectChosen(page, { Indentation: 'Tab' });
        await expect(button(page, 'Format')).toBeVisible();
        await expect(page.getByRole('separator')).toHaveAttribute('aria-valuenow', '45');
      },
      async expectFirst(page) {
        await expect(box(page, 'Formatted JSON')).toContainText('"offline": true');
        await expect(box(page, 'JSONPath query')).toHaveValue('');
        await expectPressed(page, { Text: true, 'Sort keys': false });
        await expectChosen(page, { Indentation: '2 spaces' });
        await expect(button(page, 'Minify')).toBeVisible();
        await expect(page.getByRole('separator')).toHaveAttribute('aria-valuenow', '50');
      },
    },
    {
      route: '/JSON/JSONConverter',
      async set(page) {
        await choose(page, 'Target', 'Java');
        await choose(page, 'File', 'RootClass.java');
        await button(page, 'Options').click();
        await box(page, 'Generated package name').fill('org.example');
        await page.keyboard.press('Escape');
        await expect(box(page, 'Result')).toContainText('package org.example;');
        await choose(page, 'Target', 'YAML');
        await button(page, 'Options').click();
        await choose(page, 'Quotes', 'Single');
        await page.keyboard.press('Escape');
        await choose(page, 'Target', 'Java');
      },
      async expectSet(page) {
        await expect(box(page, 'Result')).toContainText('package org.example;');
        await expectChosen(page, { Target: 'Java', File: 'RootClass.java' });
        await choose(page, 'Target', 'YAML');
        await expect(button(page, 'Options (1 changed)')).toBeVisible();
        await choose(page, 'Target', 'Java');
        await expect(button(page, 'Options (1 changed)')).toBeVisible();
      },
      async expectFirst(page) {
        await expect(button(page, 'Options')).toBeVisible();
        await choose(page, 'Target', 'Java');
        await expect(box(page, 'Result')).toContainText('package io.quicktype;');
        await expectChosen(page, { File: /^All \d+ files$/ });
      },
    },
    {
      route: '/JSON/JSONRepair',
      async set(page) {
        await press(page, 'Changes');
        await press(page, 'Show only changed lines');
      },
      expectSet: (page) => expectPressed(page, { Changes: true, 'Show only changed lines': false }),
      async expectFirst(page) {
        await expectPressed(page, { Text: true });
        await press(page, 'Changes');
        await expectPressed(page, { 'Show only changed lines': true });
      },
    },
  ],
  'RegEx and UUID': [
    {
      route: '/RegExTester',
      async set(page) {
        await press(page, 'Replacement');
        await box(page, 'Replacement').fill('<$1>');
        await press(page, 'List');
        await choose(page, 'Extract', 'Group 1');
        await press(page, 'Unique', 'Sorted');
      },
      async expectSet(page) {
        await expect(box(page, 'Extracted list')).toHaveText('TOOL-42');
        await expectPressed(page, { List: true, Unique: true, Sorted: true });
        await expectChosen(page, { Extract: 'Group 1' });
        await press(page, 'Replacement');
        await expect(box(page, 'Replacement')).toHaveValue('<$1>');
        await expect(box(page, 'Text after the replacement')).toContainText('<TOOL-42>');
        await press(page, 'List');
      },
      async expectFirst(page) {
        await expectPressed(page, { Matches: true });
        await press(page, 'Replacement');
        await expect(box(page, 'Replacement')).toHaveValue('');
        await press(page, 'List');
        await expectPressed(page, { Unique: false, Sorted: false });
        await expectChosen(page, { Extract: 'Whole match' });
      },
    },
    {
      route: '/UUIDGenerator',
      async set(page) {
        for (const name of ['Upper case', 'No hyphens', 'Braces', 'Quotes and commas']) {
          await page.getByRole('checkbox', { name }).check();
        }
        await page.getByRole('spinbutton', { name: 'Quantity' }).fill('7');
        await choose(page, 'Version', 'Nano ID');
        await page.getByRole('spinbutton', { name: 'Length' }).fill('30');
        await box(page, 'Alphabet').fill('abc');
        await choose(page, 'Version', 'Version 5');
        await choose(page, 'Namespace', 'Another UUID');
        await box(page, 'Namespace UUID').fill('6ba7b811-9dad-11d1-80b4-00c04fd430c8');
        await box(page, 'Names, one a line').fill('https://www.example.com');
        await box(page, 'UUID or ULID').fill('01ARZ3NDEKTSV4RRFFQ69G5FAV');
      },
      async expectSet(page) {
        await expect(box(page, 'Generated identifiers')).toHaveText('"{A0787AFDC17057738D6002739168DE9F}"');
        await expectChosen(page, { Version: 'Version 5', Namespace: 'Another UUID' });
        await expect(box(page, 'Namespace UUID')).toHaveValue('6ba7b811-9dad-11d1-80b4-00c04fd430c8');
        await expect(box(page, 'Names, one a line')).toHaveText('https://www.example.com');
        await expect(box(page, 'UUID or ULID')).toHaveValue('01ARZ3NDEKTSV4RRFFQ69G5FAV');
        await expect(page.getByRole('table', { name: 'What the identifier says' })).toContainText('2016');
        await choose(page, 'Version', 'Nano ID');
        await expect(box(page, 'Generated identifiers')).toHaveText(/^("\{[abc]{30}\}",?){7}$/);
        await expect(page.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('7');
        await expect(page.getByRole('spinbutton', { name: 'Length' })).toHaveValue('30');
        await expect(box(page, 'Alphabet')).toHaveValue('abc');
        await choose(page, 'Version', 'Version 5');
      },
      async expectFirst(page) {
        await expect(box(page, 'Generated identifiers')).toHaveText(/^([\da-f-]{36}){5}$/);
        await expectChosen(page, { Version: 'Version 4' });
        await expect(page.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('5');
        await expect(box(page, 'UUID or ULID')).toHaveValue('');
        await choose(page, 'Version', 'Version 5');
        await expectChosen(page, { Namespace: 'DNS' });
        await expect(box(page, 'Names, one a line')).toHaveText('example.com');
      },
    },
  ],
  'JWT and Date': [
    {
      route: '/JWTDecoder',
      async set(page) {
        await page.getByRole('spinbutton', { name: 'Clock tolerance' }).fill('90');
        await choose(page, 'Key format', 'Secret (text)');
        await press(page, 'Sign');
        await box(page, 'Payload to sign').fill('{"sub":"kept"}');
        await box(page, 'Header to sign').fill('{"alg":"HS384"}');
        await paste(box(page, 'JSON web token to decode'), detachedToken);
        await box(page, 'Detached payload').fill('$.02');
      },
      async expectSet(page) {
        await expectPressed(page, { Sign: true });
        await expectChosen(page, { 'Key format': 'Secret (text)', Algorithm: 'HS384' });
        await expect(box(page, 'Payload to sign')).toHaveText('{"sub":"kept"}');
        await expect(box(page, 'Header to sign')).toHaveText('{"alg":"HS384"}');
        await expect(box(page, 'Detached payload')).toHaveText('$.02');
      },
      async expectFirst(page) {
        await expectPressed(page, { Read: true });
        await expect(page.getByRole('spinbutton', { name: 'Clock tolerance' })).toHaveValue('60');
        await expectChosen(page, { 'Key format': 'Detect the format' });
        await press(page, 'Sign');
        // It is the token's payload, as whenever signing begins.
        await expect(box(page, 'Payload to sign')).toContainText('Ada Lovelace');
      },
    },
    {
      route: '/DateConverter',
      async set(page) {
        await field(page, 'Time zone').fill('Tokyo');
        await page.getByRole('option', { name: 'Asia/Tokyo', exact: true }).click();
        await press(page, 'Difference');
        await box(page, 'Second date').fill('2000-01-01T00:00:00Z');
        await press(page, 'Time zones');
        await button(page, 'Remove Europe/London').click();
        await field(page, 'Add a time zone').fill('Nairobi');
        await page.getByRole('option', { name: 'Africa/Nairobi', exact: true }).click();
      },
      async expectSet(page) {
        await expect(field(page, 'Time zone')).toHaveValue('Asia/Tokyo');
        const zones = page.getByRole('table', { name: 'Time zones' });
        await expect(zones).toContainText('Africa/Nairobi');
        await expect(zones).not.toContainText('Europe/London');
        await expectPressed(page, { 'Time zones': true });
        await press(page, 'Difference');
        await expect(box(page, 'Second date')).toHaveValue('2000-01-01T00:00:00Z');
        await press(page, 'Time zones');
      },
      async expectFirst(page) {
        await expect(field(page, 'Time zone')).toHaveValue('Europe/Paris');
        await expectPressed(page, { Formats: true });
        await press(page, 'Time zones');
        await expect(page.getByRole('table', { name: 'Time zones' })).toContainText('Europe/London');
        await press(page, 'Difference');
        await expect(box(page, 'Second date')).toHaveValue('');
      },
    },
  ],
};

for (const [name, screens] of Object.entries(groups)) {
  test(`what was chosen in ${name} is there after another screen and after a reload, until all is cleared`, async ({
    page,
    open,
  }) => {
    const show = (route: string) => page.goto(`./#${route}`);
    await open('/Home');
    for (const { route, set } of screens) {
      await show(route);
      await set(page);
    }
    await show('/Home');
    for (const { route, expectSet } of screens) {
      await show(route);
      await expectSet(page);
    }
    await page.reload();
    for (const { route, expectSet } of screens) {
      await show(route);
      await expectSet(page);
    }
    await show('/Preferences');
    await clearEverything(page);
    for (const { route, expectFirst } of screens) {
      await show(route);
      await expectFirst(page);
    }
  });
}

test('a number that cannot be taken stays in its field, and the last good one is kept', async ({ page, open }) => {
  await open('/UUIDGenerator');
  const quantity = page.getByRole('spinbutton', { name: 'Quantity' });
  await quantity.fill('12');
  await quantity.fill('0');
  await expect(page.getByText('valid range: [1..9999]')).toBeVisible();
  await expect(button(page, 'Generate')).toBeDisabled();
  await page.reload();
  await expect(quantity).toHaveValue('12');
});

test('damaged choices fall back one by one', async ({ page, open }) => {
  const value = { kind: 'v9', quantity: 3, namespace: 7, names: ['x'], size: 0, hasBraces: true, isUpperCase: 'yes' };
  await storeBeforeLoad(page, {
    'choices:UUIDGenerator': JSON.stringify({ version: 1, value }),
    'choices:DateConverter': JSON.stringify({
      version: 1,
      value: { view: 'zones', zones: ['Mars/Base', 'Asia/Tokyo', 1] },
    }),
    'choices:JSONConverter': JSON.stringify({
      version: 1,
      value: { optionsOf: { csharp: { namespace: 'My.Own', 'array-type': 'none', features: 4, x: {} }, java: 1 } },
    }),
  });
  await open('/UUIDGenerator');
  await expect(box(page, 'Generated identifiers')).toHaveText(/^(\{[\da-f-]{36}\}){3}$/);
  await goTo(page, '/DateConverter');
  const rows = page.getByRole('table', { name: 'Time zones' }).getByRole('row');
  await expect(rows).toHaveCount(2);
  await expect(rows.last()).toContainText('Asia/Tokyo');
  await goTo(page, '/JSON/JSONConverter');
  await expect(box(page, 'Result')).toContainText('namespace My.Own');
  await expect(button(page, 'Options (1 changed)')).toBeVisible();
});
