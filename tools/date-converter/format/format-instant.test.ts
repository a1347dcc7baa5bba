import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { formatExcelSerial } from '../excel-serial.ts';
import { floorDivide, maximumInstant, nanosecondsPerDay, Temporal } from '../temporal.ts';
import { inTimeZone, localTimeZone } from '../zones/time-zone.ts';
import { writeDateCode } from './date-code.ts';
import { formatForLocale, formatIso, formatIsoWeek } from './format-instant.ts';
import { listCode, listEpochs, listLocalFormats, listUtcFormats } from './list-formats.ts';

const instantOf = (iso: string) => Temporal.Instant.from(iso).epochNanoseconds;

/** The rows as an object of names and values. */
function rowsOf(list: readonly { readonly name: string; readonly value: string }[]): Record<string, string> {
  return Object.fromEntries(list.map(({ name, value }) => [name, value]));
}

describe('in UTC', () => {
  test.each([
    [
      '1970-01-01T00:00:00Z',
      {
        'ISO 8601': '1970-01-01T00:00:00.000Z',
        'RFC 3339': '1970-01-01T00:00:00Z',
        'RFC 2822': 'Thu, 01 Jan 1970 00:00:00 +0000',
        'HTTP date': 'Thu, 01 Jan 1970 00:00:00 GMT',
        'UTC string': 'Thu, 01 Jan 1970 00:00:00 GMT',
        'ISO week': '1970-W01-4',
        'Day of year': '1',
        'Excel serial': '25569',
      },
    ],
    [
      '2025-01-19T12:00:00.123456789Z',
      {
        'ISO 8601': '2025-01-19T12:00:00.123456789Z',
        'RFC 3339': '2025-01-19T12:00:00.123456789Z',
        'RFC 2822': 'Sun, 19 Jan 2025 12:00:00 +0000',
        'HTTP date': 'Sun, 19 Jan 2025 12:00:00 GMT',
        'UTC string': 'Sun, 19 Jan 2025 12:00:00 GMT',
        'ISO week': '2025-W03-7',
        'Day of year': '19',
        'Excel serial': '45676.5000014289',
      },
    ],
    // Formats without years before 1900 are empty.
    [
      '1899-12-31T23:59:59Z',
      {
        'ISO 8601': '1899-12-31T23:59:59.000Z',
        'RFC 3339': '1899-12-31T23:59:59Z',
        'RFC 2822': '',
        'HTTP date': '',
        'UTC string': 'Sun, 31 Dec 1899 23:59:59 GMT',
        'ISO week': '1899-W52-7',
        'Day of year': '365',
        'Excel serial': '',
      },
    ],
    [
      '+010000-01-01T00:00:00.000001Z',
      {
        'ISO 8601': '+010000-01-01T00:00:00.000001Z',
        'RFC 3339': '',
        'RFC 2822': '',
        'HTTP date': '',
        'UTC string': 'Sat, 01 Jan 10000 00:00:00 GMT',
        'ISO week': '9999-W52-6',
        'Day of year': '1',
        'Excel serial': '',
      },
    ],
    [
      '-000001-01-01T00:00:00Z',
      {
        'ISO 8601': '-000001-01-01T00:00:00.000Z',
        'RFC 3339': '',
        'RFC 2822': '',
        'HTTP date': '',
        'UTC string': 'Fri, 01 Jan -0001 00:00:00 GMT',
        'ISO week': '-000002-W53-5',
        'Day of year': '1',
        'Excel serial': '',
      },
    ],
  ])('%s', (iso, rows) => {
    expect(rowsOf(listUtcFormats(instantOf(iso)))).toEqual(rows);
  });

  test('what a format cannot say is told', () => {
    const list = listUtcFormats(instantOf('1850-01-01T00:00:00Z'));
    expect(list.find(({ name }) => name === 'HTTP date')?.note).toBe('An HTTP date has years from 1900 to 9999 only.');
  });
});

describe('on the clocks of a zone', () => {
  test.each([
    [
      '2025-01-19T00:00:00Z',
      'Asia/Kolkata',
      {
        Locale: 'Sonntag, 19. Januar 2025 um 5:30:00 GMT+5:30',
        'Local ISO 8601': '2025-01-19T05:30:00.000+05:30',
        'RFC 9557': '2025-01-19T05:30:00+05:30[Asia/Kolkata]',
        'Local RFC 2822': 'Sun, 19 Jan 2025 05:30:00 +0530',
        'Local ISO week': '2025-W03-7',
        'Local day of year': '19',
        'Local Excel serial': '45676.2291666667',
      },
    ],
    [
      '1900-01-01T00:00:00Z',
      'Europe/Paris',
      {
        'Local ISO 8601': '1900-01-01T00:09:21.000+00:09:21',
        'RFC 9557': '1900-01-01T00:09:21+00:09[Europe/Paris]',
        'Local RFC 2822': '',
        'Local ISO week': '1900-W01-1',
        'Local day of year': '1',
        'Local Excel serial': '1.0064930556',
      },
    ],
    [
      '2024-12-31T23:30:00Z',
      'Australia/Lord_Howe',
      { 'Local ISO 8601': '2025-01-01T10:30:00.000+11:00', 'Local ISO week': '2025-W01-3', 'Local day of year': '1' },
    ],
  ])('%s in %s', (iso, timeZone, rows) => {
    expect(rowsOf(listLocalFormats(instantOf(iso), timeZone, 'de-DE'))).toMatchObject(rows);
  });

  test.each([
    ['en-US', 'UTC', '2025-01-19T00:00:00Z', /^Sunday, January 19, 2025 at 12:00:00\sAM UTC$/],
    ['en-US', 'UTC', '0000-06-01T00:00:00Z', /^Thursday, June 1, 1 BC?.* at 12:00:00\sAM UTC$/],
    ['en-GB', '+05:30', '2025-01-19T00:00:00Z', /^Sunday,? 19 January 2025 at 5:30:00 \+05:30$/],
  ])('in the locale %s and zone %s', (locale, timeZone, iso, text) => {
    expect(formatForLocale(inTimeZone(instantOf(iso), timeZone), locale)).toMatch(text);
  });

  test('a calendar other than the Gregorian is named', () => {
    const [locale] = listLocalFormats(0n, 'Asia/Bangkok', 'th-TH');
    expect(locale?.value).toContain('2513');
    expect(locale?.note).toBe('th-TH, Buddhist calendar, Asia/Bangkok');
  });
});

test('each unit has all its digits', () => {
  expect(rowsOf(listEpochs(-1n))).toEqual({
    'Epoch seconds': '-0.000000001',
    'Epoch milliseconds': '-0.000001',
    'Epoch microseconds': '-0.001',
    'Epoch nanoseconds': '-1',
  });
});

describe('code', () => {
  test('makes the instant, from the epoch and from ISO 8601', () => {
    expect(rowsOf(listCode(1737244800_123000000n, 'Europe/Paris'))).toEqual({
      'new Date from epoch': 'const dt = new Date(1737244800123);',
      'new Date from ISO': "const dt = new Date('2025-01-19T00:00:00.123Z');",
      'date-fns format':
        "import { format } from 'date-fns';\n\nconst text = format(new Date(1737244800123), \"yyyy-MM-dd'T'HH:mm:ss.SSSxxx\");",
      'date-fns time zone':
        "import { TZDate } from '@date-fns/tz';\nimport { format } from 'date-fns';\n\nconst dt = new TZDate(1737244800123, 'Europe/Paris');\nconst text = format(dt, \"yyyy-MM-dd'T'HH:mm:ss.SSSxxx\");",
    });
  });

  test('both make the same Date for every instant, cut to the millisecond', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -maximumInstant, max: maximumInstant }), (nanoseconds) => {
        const { fromEpoch, fromIso, isCut } = writeDateCode(nanoseconds, 'UTC');
        const milliseconds = Number(/\((.*)\)/.exec(fromEpoch)?.[1]);
        expect(new Date(/'(.*)'/.exec(fromIso)?.[1] ?? '').getTime()).toBe(milliseconds);
        expect(BigInt(milliseconds)).toBe(floorDivide(nanoseconds, 1_000_000n));
        expect(isCut).toBe(nanoseconds % 1_000_000n !== 0n);
      }),
    );
  });
});

describe('the Excel serial', () => {
  test.each([
    ['1900-01-01T00:00', '1'],
    ['1900-02-28T12:00', '59.5'],
    ['1900-03-01T00:00', '61'],
    ['2000-01-01T00:00', '36526'],
    ['2025-01-19T06:00', '45676.25'],
    ['2025-01-19T00:00:01', '45676.0000115741'],
    ['2025-01-19T23:59:59.999999999', '45676.9999999999'],
    ['9999-12-31T00:00', '2958465'],
  ])('of %s is %s', (local, serial) => {
    expect(formatExcelSerial(Temporal.PlainDateTime.from(local))).toEqual({ ok: true, value: serial });
  });

  test.each(['1899-12-31T23:59', '+010000-01-01T00:00'])('is not there for %s', (local) => {
    expect(formatExcelSerial(Temporal.PlainDateTime.from(local)).ok).toBe(false);
  });
});

describe('the ISO week', () => {
  test.each([
    ['2024-12-29', '2024-W52-7'],
    ['2024-12-30', '2025-W01-1'],
    ['2020-12-31', '2020-W53-4'],
    ['2021-01-03', '2020-W53-7'],
    ['2021-01-04', '2021-W01-1'],
    ['2027-01-01', '2026-W53-5'],
    ['2008-12-28', '2008-W52-7'],
    ['2008-12-29', '2009-W01-1'],
    ['2010-01-03', '2009-W53-7'],
  ])('of %s is %s', (date, week) => {
    expect(formatIsoWeek(inTimeZone(instantOf(`${date}T00:00Z`), 'UTC'))).toBe(week);
  });

  test('is that of its Thursday, which decides the year', () => {
    fc.assert(
      fc.property(fc.integer({ min: -50_000_000, max: 50_000_000 }), (day) => {
        // 1970-01-01 was a Thursday; Monday is 0.
        const weekday = (((day + 3) % 7) + 7) % 7;
        const thursday = new Date((day - weekday + 3) * 86_400_000);
        const newYear = new Date(0);
        newYear.setUTCFullYear(thursday.getUTCFullYear(), 0, 1);
        const week = Math.floor((thursday.getTime() - newYear.getTime()) / 86_400_000 / 7) + 1;
        const written = formatIsoWeek(inTimeZone(BigInt(day) * nanosecondsPerDay, 'UTC'));
        expect(written.endsWith(`-W${String(week).padStart(2, '0')}-${weekday + 1}`)).toBe(true);
        expect(Number(written.slice(0, written.indexOf('-W')))).toBe(thursday.getUTCFullYear());
      }),
    );
  });
});

test('ISO 8601 is what Date writes, for whole milliseconds', () => {
  fc.assert(
    fc.property(fc.integer({ min: -8.64e15, max: 8.64e15 }), (milliseconds) => {
      const written = formatIso(inTimeZone(BigInt(milliseconds) * 1_000_000n, 'UTC'));
      expect(written).toBe(new Date(milliseconds).toISOString());
    }),
  );
});

test('clocks show what Intl shows, in any zone', () => {
  const zones = [
    'Europe/Paris',
    'America/New_York',
    'Asia/Kolkata',
    'Australia/Lord_Howe',
    'Pacific/Apia',
    'Africa/Casablanca',
  ];
  const formats = new Map(
    zones.map((timeZone) => [
      timeZone,
      new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
    ]),
  );
  fc.assert(
    // 1900 to 2100
    fc.property(
      fc.integer({ min: -2_208_988_800, max: 4_102_444_800 }),
      fc.constantFrom(...zones),
      (seconds, timeZone) => {
        const here = inTimeZone(BigInt(seconds) * 1_000_000_000n, timeZone);
        const shown = here.toPlainDateTime().toString({ smallestUnit: 'second' }).replace('T', ' ');
        expect(formats.get(timeZone)?.format(seconds * 1000)).toBe(shown);
      },
    ),
    { numRuns: 500 },
  );
});

describe('whatever the time zone of the machine', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  test.each(['UTC', 'America/New_York', 'Asia/Kolkata', 'Pacific/Apia', 'Australia/Lord_Howe'])('%s', (timeZone) => {
    vi.stubEnv('TZ', timeZone);
    expect(localTimeZone()).toBe(timeZone);
    const nanoseconds = instantOf('2024-12-30T01:02:03.123456789Z');
    expect(
      rowsOf([...listUtcFormats(nanoseconds), ...listEpochs(nanoseconds), ...listCode(nanoseconds, 'Asia/Tokyo')]),
    ).toMatchObject({
      'ISO 8601': '2024-12-30T01:02:03.123456789Z',
      'RFC 2822': 'Mon, 30 Dec 2024 01:02:03 +0000',
      'UTC string': 'Mon, 30 Dec 2024 01:02:03 GMT',
      'ISO week': '2025-W01-1',
      'Day of year': '365',
      'Excel serial': '45656.0430917067',
      'Epoch seconds': '1735520523.123456789',
      'new Date from ISO': "const dt = new Date('2024-12-30T01:02:03.123Z');",
    });
    expect(rowsOf(listLocalFormats(nanoseconds, 'Asia/Tokyo', 'en-US'))).toMatchObject({
      Locale: expect.stringMatching(/^Monday, December 30, 2024 at 10:02:03\sAM GMT\+9$/),
      'Local ISO 8601': '2024-12-30T10:02:03.123456789+09:00',
    });
  });
});
