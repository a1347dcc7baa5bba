import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseLocale } from '#shared/formats/words/locale.ts';
import { maximumInstant, nanosecondsPerDay, Temporal } from '../temporal.ts';
import { measureDifference } from './measure-difference.ts';
import { relativeTimeOf } from './relative-time.ts';

const instantOf = (iso: string) => Temporal.Instant.from(iso).epochNanoseconds;
const measure = (first: string, second: string, timeZone = 'UTC') =>
  measureDifference(instantOf(first), instantOf(second), timeZone);

test.each([
  ['2025-01-19T00:00Z', '2025-01-19T00:00Z', 'UTC', 'same', '0 seconds', 'PT0S'],
  ['2024-02-29T00:00Z', '2025-03-01T12:00Z', 'UTC', 'later', '1 year 1 day 12 hours', 'P1Y1DT12H'],
  ['2025-01-31T00:00Z', '2025-02-28T00:00Z', 'UTC', 'later', '28 days', 'P28D'],
  ['2025-03-30T00:00Z', '2025-03-29T00:00Z', 'UTC', 'earlier', '1 day', '-P1D'],
  // A day of 23 hours
  ['2025-03-29T12:00Z', '2025-03-30T11:00Z', 'Europe/Paris', 'later', '1 day', 'P1D'],
  [
    '1970-01-01T00:00Z',
    '1970-01-01T00:00:01.002003004Z',
    'UTC',
    'later',
    '1 second 2 milliseconds 3 microseconds 4 nanoseconds',
    'PT1.002003004S',
  ],
])('from %s to %s in %s', (first, second, timeZone, direction, words, iso) => {
  expect(measure(first, second, timeZone)).toMatchObject({ direction, words, iso });
});

test('totals are exact, or rounded and said to be', () => {
  const totals = Object.fromEntries(
    measure('2025-01-01T00:00Z', '2025-01-02T08:00:00.000000001Z').totals.map(({ unit, value, isRounded }) => [
      unit,
      [value, isRounded],
    ]),
  );
  expect(totals).toEqual({
    Weeks: ['0.190476', true],
    'Days of 24 hours': ['1.333333', true],
    Hours: ['32', true],
    Minutes: ['1920', true],
    Seconds: ['115200.000000001', false],
    Milliseconds: ['115200000.000001', false],
    Microseconds: ['115200000000.001', false],
    Nanoseconds: ['115200000000001', false],
  });
  expect(measure('2025-01-02T00:00Z', '2025-01-01T12:00Z').totals[1]).toEqual({
    unit: 'Days of 24 hours',
    value: '-0.5',
    isRounded: false,
  });
});

test.each([
  // 2025-01-17 was a Friday.
  ['2025-01-17', '2025-01-17', 0],
  ['2025-01-17', '2025-01-18', 1],
  ['2025-01-18', '2025-01-20', 0],
  ['2025-01-17', '2025-01-20', 1],
  ['2025-01-17', '2025-01-24', 5],
  ['2025-01-24', '2025-01-17', -5],
  ['2025-01-01', '2026-01-01', 261],
])('business days from %s to %s: %i', (first, second, days) => {
  expect(measure(`${first}T00:00Z`, `${second}T00:00Z`).businessDays).toBe(days);
});

test('business days are those that counting finds', () => {
  fc.assert(
    fc.property(fc.integer({ min: -30_000, max: 30_000 }), fc.integer({ min: 0, max: 400 }), (start, length) => {
      const isBusinessDay = (day: number) => ![0, 6].includes(new Date(day * 86_400_000).getUTCDay());
      const count = Array.from({ length }, (_, index) => start + index).filter(isBusinessDay).length;
      const from = BigInt(start) * nanosecondsPerDay;
      const to = BigInt(start + length) * nanosecondsPerDay;
      expect(measureDifference(from, to, 'UTC')).toMatchObject({ businessDays: count, calendarDays: length });
      expect(measureDifference(to, from, 'UTC')).toMatchObject({ businessDays: 0 - count, calendarDays: 0 - length });
    }),
  );
});

test('calendar days are midnights of the zone', () => {
  expect(measure('2025-01-19T22:00Z', '2025-01-19T23:30Z', 'Europe/Paris').calendarDays).toBe(1);
  expect(measure('2025-01-19T22:00Z', '2025-01-19T23:30Z', 'UTC').calendarDays).toBe(0);
});

test('added to the first, the difference gives the second', () => {
  const anyInstant = fc.bigInt({ min: -(2n ** 33n) * 1_000_000_000n, max: 2n ** 33n * 1_000_000_000n });
  fc.assert(
    fc.property(
      anyInstant,
      anyInstant,
      fc.constantFrom('UTC', 'Europe/Paris', 'Australia/Lord_Howe'),
      (first, second, timeZone) => {
        const { iso } = measureDifference(first, second, timeZone);
        const start = Temporal.Instant.fromEpochNanoseconds(first).toZonedDateTimeISO(timeZone);
        expect(start.add(iso).epochNanoseconds).toBe(second);
      },
    ),
  );
});

test('the whole range can be measured', () => {
  expect(measureDifference(-maximumInstant, maximumInstant, 'UTC').words).toBe('547,581 years 4 months 24 days');
  for (const timeZone of ['America/New_York', 'Asia/Kolkata']) {
    expect(measureDifference(maximumInstant, -maximumInstant, timeZone).direction).toBe('earlier');
  }
});

describe('relative', () => {
  const now = instantOf('2025-01-19T12:00:00Z');
  test.each([
    ['2025-01-19T12:00:00Z', 'now', 'less than a second'],
    ['2025-01-19T11:59:59.5Z', 'now', 'less than a second'],
    ['2025-01-19T11:59:59Z', '1 second ago', '1 second'],
    ['2025-01-19T08:00:48Z', '3 hours ago', '3 hours 59 minutes 12 seconds'],
    ['2025-01-19T15:00:00Z', 'in 3 hours', '3 hours'],
    ['2025-01-18T12:00:00Z', '1 day ago', '1 day'],
    ['2025-02-19T12:00:00Z', 'in 1 month', '1 month'],
    ['1970-01-01T00:00:00Z', '55 years ago', '55 years 18 days 12 hours'],
    ['+275760-09-13T00:00:00Z', 'in 273,735 years', '273,735 years 7 months 24 days 12 hours'],
  ])('%s is %s', (iso, short, exact) => {
    expect(relativeTimeOf(instantOf(iso), now)).toEqual({ short, exact });
  });

  test('both texts write their numbers in the same language', () => {
    chooseLocale('de-DE');
    expect(relativeTimeOf(instantOf('-010022-02-19T12:00:00Z'), now)).toEqual({
      short: '12.046 years ago',
      exact: '12.046 years 11 months',
    });
    chooseLocale(undefined);
  });
});
