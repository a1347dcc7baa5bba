import type { Locator, Page } from '@playwright/test';
import { expect, readLocalStorage, storeBeforeLoad, test } from '../fixtures.ts';
import { expectNotice } from '../page/notices.ts';
import { withControl } from '../page/with-control.ts';

test.use({
  viewport: { width: 1920, height: 900 },
  permissions: ['clipboard-read', 'clipboard-write'],
  timezoneId: 'Europe/Paris',
  locale: 'en-GB',
});

const route = '/DateConverter';
const epoch = (page: Page) => page.getByRole('textbox', { name: 'Epoch value' });
const dateText = (page: Page) => page.getByRole('textbox', { name: 'Date text' });
const date = (page: Page) => page.getByLabel('Date', { exact: true });
const time = (page: Page) => page.getByLabel('Time', { exact: true });
const zone = (page: Page) => page.getByRole('combobox', { name: 'Time zone', exact: true });
const result = (page: Page) => page.getByRole('region', { name: 'Result' });
const notes = (page: Page) => page.getByRole('region', { name: 'Instant' }).getByRole('status');

/** Finds the row of a format by its full name. */
const row = (page: Page, name: string): Locator =>
  result(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) });

/** Finds the value of a format, without the note below it. */
const value = (page: Page, name: string): Locator => row(page, name).getByRole('cell').first().locator('> div').first();

async function chooseZone(page: Page, field: Locator, query: string, id: string): Promise<void> {
  await field.fill(query);
  await page.getByRole('option', { name: id, exact: true }).click();
}

async function chooseUnit(page: Page, unit: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Unit' }).click();
  await page.getByRole('option', { name: unit, exact: true }).click();
}

test('the sample is read by its size and shown in every format', async ({ page, open }) => {
  await open(route);
  await expect(epoch(page)).toHaveValue('1737244800000');
  await expect(page.getByText('Read as milliseconds, by its size.')).toBeVisible();
  await expect(value(page, 'ISO 8601')).toHaveText('2025-01-19T00:00:00.000Z');
  await expect(value(page, 'RFC 2822')).toHaveText('Sun, 19 Jan 2025 00:00:00 +0000');
  await expect(value(page, 'UTC string')).toHaveText('Sun, 19 Jan 2025 00:00:00 GMT');
  await expect(value(page, 'ISO week')).toHaveText('2025-W03-7');
  await expect(value(page, 'Day of year')).toHaveText('19');
  await expect(value(page, 'Excel serial')).toHaveText('45676');
  await expect(value(page, 'Epoch nanoseconds')).toHaveText('1737244800000000000');
  await expect(value(page, 'Locale')).toHaveText('Sunday, 19 January 2025 at 1:00:00 CET');
  await expect(row(page, 'Locale')).toContainText('en-GB, Europe/Paris');
  await expect(value(page, 'Local ISO 8601')).toHaveText('2025-01-19T01:00:00.000+01:00');
  await expect(value(page, 'Relative')).toHaveText(/^\d+ (?:years?|months) ago$/);
  await expect(value(page, 'new Date from epoch')).toHaveText('const dt = new Date(1737244800000);');
  await expect(value(page, 'new Date from ISO')).toHaveText("const dt = new Date('2025-01-19T00:00:00.000Z');");
  await expect(value(page, 'date-fns format')).toContainText("from 'date-fns'");
  await expect(value(page, 'date-fns time zone')).toContainText("new TZDate(1737244800000, 'Europe/Paris')");
  await expect(date(page)).toHaveValue('2025-01-19');
  await expect(time(page)).toHaveValue('01:00:00.000');
  await expect(dateText(page)).toHaveValue('2025-01-19T01:00:00+01:00');
});

test('an epoch keeps its digits, its unit can be changed, and both are there after a reload', async ({
  page,
  open,
}) => {
  await open(route);
  await epoch(page).fill('1737244800123456789');
  await expect(page.getByText('Read as nanoseconds, by its size.')).toBeVisible();
  await expect(value(page, 'ISO 8601')).toHaveText('2025-01-19T00:00:00.123456789Z');
  await expect(value(page, 'Epoch seconds')).toHaveText('1737244800.123456789');
  await expect(row(page, 'new Date from epoch')).toContainText(
    'const dt = new Date(1737244800123);Date holds milliseconds',
  );

  await epoch(page).fill('253402300799');
  await expect(page.getByText('As seconds it would be 9999-12-31.')).toBeVisible();
  await chooseUnit(page, 'Seconds');
  await expect(value(page, 'ISO 8601')).toHaveText('9999-12-31T23:59:59.000Z');
  await expect(epoch(page)).toHaveValue('253402300799');
  await page.reload();
  await expect(value(page, 'ISO 8601')).toHaveText('9999-12-31T23:59:59.000Z');
  await expect(epoch(page)).toHaveValue('253402300799');

  await epoch(page).fill('-1 ns');
  await expect(epoch(page)).toHaveValue('-1');
  await expect(value(page, 'ISO 8601')).toHaveText('1969-12-31T23:59:59.999999999Z');
  await chooseUnit(page, 'By size');
  await expect(value(page, 'ISO 8601')).toHaveText('1969-12-31T23:59:59.000Z');
  await epoch(page).fill('1_737_244_800');
  await page.reload();
  await expect(epoch(page)).toHaveValue('1_737_244_800');
  await expect(value(page, 'ISO 8601')).toHaveText('2025-01-19T00:00:00.000Z');
});

test('an epoch is typed key by key after its unit was chosen, and a wrong letter is deleted', async ({
  page,
  open,
}) => {
  await open(route);
  await chooseUnit(page, 'Seconds');
  for (const [typed, shown, iso] of [
    ['-86400', '-86400', '1969-12-31T00:00:00.000Z'],
    ['1e9', '1e9', '2001-09-09T01:46:40.000Z'],
  ] as const) {
    await epoch(page).fill('');
    await epoch(page).pressSequentially(typed);
    await expect(epoch(page)).toHaveValue(shown);
    await expect(value(page, 'ISO 8601')).toHaveText(iso);
  }
  await epoch(page).fill('');
  await epoch(page).pressSequentially('12a');
  await epoch(page).press('Backspace');
  await expect(epoch(page)).toHaveValue('12');
  await expect(value(page, 'ISO 8601')).toHaveText('1970-01-01T00:00:12.000Z');
});

test('a damaged value falls back to the sample, an empty one is an empty state', async ({ page, open }) => {
  await storeBeforeLoad(page, { lastEpochValue: 'soon' });
  await open(route);
  await expect(epoch(page)).toHaveValue('1737244800000');
  await epoch(page).fill('');
  await expect(page.getByRole('note')).toHaveCount(0);
  await expect(page.getByText('press Now: it is shown here')).toBeVisible();
  await expect(date(page)).toHaveValue('');
  await expect(dateText(page)).toHaveValue('');
  await expect.poll(() => readLocalStorage(page, 'lastEpochValue')).toBe('');
  await page.getByRole('button', { name: 'Use a sample' }).click();
  await expect(value(page, 'ISO 8601')).toHaveText('2025-01-19T00:00:00.000Z');
});

test('what is not an epoch says so, and the last good result stays as stale', async ({ page, open }) => {
  await open(route);
  const alert = page.getByRole('region', { name: 'Instant' }).getByRole('note');
  for (const [text, message] of [
    ['NaN', 'NaN is not a point in time.'],
    ['12x', 'Character 3: “x” is not part of a number.'],
    ['8640000000000000000001', 'This is out of range: dates go from -271821-04-20 to +275760-09-13 UTC'],
    ['1,737', '1,737 can be 1737 or 1.737'],
  ] as const) {
    await epoch(page).fill(text);
    await expect(alert).toContainText(message);
    await expect(epoch(page)).toHaveValue(text);
    await expect(epoch(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(value(page, 'ISO 8601')).toHaveText('2025-01-19T00:00:00.000Z');
    await expect(result(page).getByText('Stale')).toBeVisible();
  }
  await epoch(page).fill('8640000000000000000000');
  await expect(value(page, 'ISO 8601')).toHaveText('+275760-09-13T00:00:00.000Z');
  await expect(row(page, 'RFC 2822')).toContainText('four-digit years only');
  await expect(result(page).getByText('Stale')).toHaveCount(0);
});

test('Now sets now', async ({ page, open }) => {
  await open(route);
  const before = Date.now();
  await page.getByRole('button', { name: 'Now', exact: true }).click();
  await expect(value(page, 'Relative')).toHaveText(/^(?:now|\d+ seconds? ago)$/);
  const now = Number(await epoch(page).inputValue());
  expect(now).toBeGreaterThanOrEqual(before);
  expect(now).toBeLessThanOrEqual(Date.now());
});

test('text in the standard formats is read, and all inputs follow', async ({ page, open }) => {
  await open(route);
  for (const [text, iso, format] of [
    ['1985-04-12T23:20:50.52Z', '1985-04-12T23:20:50.520Z', 'RFC 3339'],
    ['20250119T103000,5Z', '2025-01-19T10:30:00.500Z', 'ISO 8601, basic format'],
    ['2025-W01-1T00:00Z', '2024-12-30T00:00:00.000Z', 'ISO 8601 week date'],
    ['2025-019', '2025-01-18T23:00:00.000Z', 'ISO 8601 ordinal date'],
    ['Fri, 21 Nov 1997 09(comment):   55  :  06 -0600', '1997-11-21T15:55:06.000Z', 'RFC 2822'],
    ['Sunday, 06-Nov-94 08:49:37 GMT', '1994-11-06T08:49:37.000Z', 'HTTP date (RFC 850)'],
    ['2025-01-19T01:00[Europe/Paris]', '2025-01-19T00:00:00.000Z', 'RFC 9557'],
    ["const dt = new Date('2025-01-19');", '2025-01-19T00:00:00.000Z', 'JavaScript’s new Date(…)'],
    ['-000001-01-01T00:00:00Z', '-000001-01-01T00:00:00.000Z', 'ISO 8601'],
  ] as const) {
    await dateText(page).fill(text);
    await expect(value(page, 'ISO 8601')).toHaveText(iso);
    await expect(notes(page)).toContainText(`Read as ${format}.`);
    await expect(dateText(page)).toHaveValue(text);
  }
  await dateText(page).fill('2025-01-19 10:30');
  await expect(notes(page)).toContainText('The text has no offset: read in the time zone Europe/Paris (+01:00).');
  await expect(epoch(page)).toHaveValue('1737279000000');
  await expect(time(page)).toHaveValue('10:30:00.000');
  // The text is read again in the chosen time zone.
  await chooseZone(page, zone(page), 'mumbai', 'Asia/Kolkata');
  await expect(value(page, 'ISO 8601')).toHaveText('2025-01-19T05:00:00.000Z');
  await expect(time(page)).toHaveValue('10:30:00.000');
  await page.reload();
  await expect(value(page, 'ISO 8601')).toHaveText('2025-01-19T05:00:00.000Z');
});

test('text that can be read in two ways is refused, with what may be meant', async ({ page, open }) => {
  await open(route);
  await dateText(page).fill('01/02/2025');
  await expect(page.getByRole('note')).toContainText('01/02/2025 can be 2025-01-02 or 2025-02-01');
  await expect(value(page, 'ISO 8601')).toHaveText('2025-01-19T00:00:00.000Z');
  await expect(result(page).getByText('Stale')).toBeVisible();
  await page.getByRole('button', { name: 'Read as 2025-02-01' }).click();
  await expect(page.getByRole('note')).toHaveCount(0);
  await expect(value(page, 'Local ISO 8601')).toHaveText('2025-02-01T00:00:00.000+01:00');

  await dateText(page).fill('2025-02-29');
  await expect(page.getByRole('note')).toContainText('Character 9: There is no day 29 in 2025-02: it has 28 days.');
  await dateText(page).fill('');
  await expect(page.getByRole('note')).toHaveCount(0);
  await dateText(page).blur();
  await expect(dateText(page)).toHaveValue('2025-02-01T00:00:00+01:00');
});

test('the pickers set the instant in the zone that is chosen', async ({ page, open }) => {
  await open(route);
  await epoch(page).fill('1737244800123456789');
  await date(page).fill('1899-12-31');
  // A change of the date keeps the time to the nanosecond; the offset of Paris included seconds then.
  await expect(value(page, 'Local ISO 8601')).toHaveText('1899-12-31T01:00:00.123456789+00:09:21');
  await time(page).fill('23:59:30');
  await expect(value(page, 'Local ISO 8601')).toHaveText('1899-12-31T23:59:30.000+00:09:21');
  await expect(row(page, 'Local RFC 2822')).toContainText('RFC 2822 has no years before 1900');
  await chooseZone(page, zone(page), 'utc', 'UTC');
  await expect(value(page, 'ISO 8601')).toHaveText('1899-12-31T23:59:30.000Z');
  await time(page).fill('');
  await expect(page.getByText('Choose a time.')).toBeVisible();
  await expect(result(page).getByText('Stale')).toBeVisible();
});

test('a local time that clocks skip or repeat is named, and one chooses', async ({ page, open }) => {
  await open(route);
  await date(page).fill('2025-10-26');
  await time(page).fill('02:30');
  await expect(notes(page)).toContainText(
    '02:30 on 2025-10-26 happens twice in Europe/Paris: clocks went back from 03:00 to 02:00.',
  );
  await expect(value(page, 'ISO 8601')).toHaveText('2025-10-26T00:30:00.000Z');
  await page.getByRole('button', { name: 'Later: 2025-10-26 02:30 +01:00' }).click();
  await expect(value(page, 'ISO 8601')).toHaveText('2025-10-26T01:30:00.000Z');

  await dateText(page).fill('2025-03-30T02:30');
  await expect(notes(page)).toContainText(
    '02:30 on 2025-03-30 does not exist in Europe/Paris: clocks went forward from 02:00 to 03:00.',
  );
  await expect(value(page, 'Local ISO 8601')).toHaveText('2025-03-30T03:30:00.000+02:00');
  await page.getByRole('button', { name: 'Earlier: 2025-03-30 01:30 +01:00' }).click();
  await expect(value(page, 'Local ISO 8601')).toHaveText('2025-03-30T01:30:00.000+01:00');

  await chooseZone(page, zone(page), 'apia', 'Pacific/Apia');
  await date(page).fill('2011-12-30');
  await expect(notes(page)).toContainText('2011-12-30 does not exist in Pacific/Apia');
});

test('time zones are added by their city and removed, with daylight saving time', async ({ page, open }) => {
  await open(route);
  await page.getByRole('button', { name: 'Time zones' }).click();
  const table = page.getByRole('table', { name: 'Time zones' });
  const rowOf = (id: string) => table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: id }) });
  await expect(rowOf('Europe/Paris')).toContainText('Sun 2025-01-19 01:00:00+01:00');
  await expect(rowOf('Europe/Paris').getByRole('cell', { name: 'Not in force' })).toContainText(
    'Next change 2025-03-30 02:00 → 03:00 (+02:00)',
  );
  await expect(rowOf('Asia/Kolkata')).toContainText('+05:30');

  const add = page.getByRole('combobox', { name: 'Add a time zone' });
  await chooseZone(page, add, 'lord howe', 'Australia/Lord_Howe');
  await expect(rowOf('Australia/Lord_Howe')).toContainText('In force (+30 min)');
  await expect(add).toHaveValue('');
  await expect(add).toBeFocused();
  await chooseZone(page, add, 'utc+5:45', '+05:45');
  await expect(rowOf('+05:45')).toContainText('05:45:00');
  await page.getByRole('button', { name: 'Remove Europe/London' }).click();
  await expect(rowOf('Europe/London')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Remove Asia/Kolkata' })).toBeFocused();
  await page.getByRole('button', { name: 'Copy to clipboard: Asia/Tokyo' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('2025-01-19T09:00:00+09:00');

  // The zones are kept after a visit to another view.
  await page.getByRole('button', { name: 'Formats' }).click();
  await page.getByRole('button', { name: 'Time zones' }).click();
  await expect(rowOf('Australia/Lord_Howe')).toBeVisible();
});

test('the difference from a second date', async ({ page, open }) => {
  await open(route);
  await epoch(page).fill('1709164800');
  await page.getByRole('button', { name: 'Difference' }).click();
  await expect(page.getByText('Type a second date')).toBeVisible();
  const second = page.getByRole('textbox', { name: 'Second date' });
  await second.fill('2025-03-01T12:00Z');
  await chooseZone(page, zone(page), 'utc', 'UTC');
  await expect(value(page, 'Difference')).toHaveText('1 year 1 day 12 hours');
  await expect(row(page, 'Difference')).toContainText('The second date is later.');
  await expect(value(page, 'ISO 8601 duration')).toHaveText('P1Y1DT12H');
  await expect(value(page, 'Seconds')).toHaveText('31665600');
  await expect(value(page, 'Business days')).toHaveText('262');
  await second.fill('03/01/2025');
  await expect(page.getByRole('note')).toContainText('03/01/2025 can be');
  await expect(page.getByText('as soon as the second date can be read')).toBeVisible();
});

test('a value is copied', async ({ page, open }) => {
  await open(route);
  await expectNotice(page, 'Content copied into clipboard: 2025-01-19T00:00:00Z …', () =>
    page.getByRole('button', { name: 'Copy to clipboard: RFC 3339' }).click(),
  );
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('2025-01-19T00:00:00Z');
  await epoch(page).fill('-5000000000');
  await expect(page.getByRole('button', { name: 'Copy to clipboard: HTTP date' })).toBeDisabled();
});

test('fits a phone', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(route);
  await dateText(page).fill('2025-10-26 02:30');
  for (const view of ['Formats', 'Time zones', 'Difference']) {
    await withControl(page.getByRole('button', { name: view }), (button) => button.click());
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  }
});

for (const { timezoneId, locale } of [
  { timezoneId: 'UTC', locale: 'en-US' },
  { timezoneId: 'America/New_York', locale: 'de-DE' },
  { timezoneId: 'Asia/Kolkata', locale: 'ar-EG' },
  { timezoneId: 'Pacific/Apia', locale: 'th-TH' },
  { timezoneId: 'Australia/Lord_Howe', locale: 'fa-IR' },
]) {
  test.describe(`on a machine in ${timezoneId} that speaks ${locale}`, () => {
    test.use({ timezoneId, locale });

    test('results are the same, and what is said of them has its numbers', async ({ page, open }) => {
      const { format } = new Intl.NumberFormat(locale);
      await open(route);
      await expect(zone(page)).toHaveValue(timezoneId);
      await dateText(page).fill('Mon, 30 Dec 2024 01:02:03 GMT');
      await expect(epoch(page)).toHaveValue('1735520523000');
      await dateText(page).fill('2024-12-30T01:02:03.004005006Z');
      await expect(result(page).getByRole('table', { name: 'In UTC', exact: true }).last()).toHaveText(
        [
          'In UTCValueCopy',
          'ISO 86012024-12-30T01:02:03.004005006Z',
          'RFC 33392024-12-30T01:02:03.004005006Z',
          'RFC 2822Mon, 30 Dec 2024 01:02:03 +0000Digits below a second are left out: this format has none.',
          'HTTP dateMon, 30 Dec 2024 01:02:03 GMTDigits below a second are left out: this format has none.',
          'UTC stringMon, 30 Dec 2024 01:02:03 GMTDigits below a second are left out: this format has none.',
          'ISO week2025-W01-1',
          `Day of year365of ${format(366)}; ${format(1)} day is left after it`,
          'Excel serial45656.0430903241',
        ].join(''),
      );
      await expect(value(page, 'Epoch microseconds')).toHaveText('1735520523004005.006');
      await expect(value(page, 'new Date from ISO')).toHaveText("const dt = new Date('2024-12-30T01:02:03.004Z');");
      await expect(value(page, 'Relative')).toHaveText(/^\p{Nd}+ (?:years?|months?) ago$/u);
      await expect(row(page, 'Locale')).toContainText(timezoneId);

      // With a chosen time zone, that of the machine is irrelevant.
      await chooseZone(page, zone(page), 'paris', 'Europe/Paris');
      await dateText(page).fill('2025-03-30T02:30');
      await expect(notes(page)).toContainText('02:30 on 2025-03-30 does not exist in Europe/Paris');
      await expect(value(page, 'ISO 8601')).toHaveText('2025-03-30T01:30:00.000Z');
      await date(page).fill('2025-07-01');
      await time(page).fill('12:00');
      await expect(value(page, 'Local ISO 8601')).toHaveText('2025-07-01T12:00:00.000+02:00');
    });
  });
}
