import { describe, expect, test } from 'vitest';
import { type PickedTime, readPickedTime, toPickedTime } from '../parse/read-picked-time.ts';
import { Temporal } from '../temporal.ts';
import { resolveLocalTime } from './resolve-local-time.ts';
import { inTimeZone } from './time-zone.ts';

function resolve(local: string, timeZone: string, preference = {}) {
  const result = resolveLocalTime(Temporal.PlainDateTime.from(local), timeZone, preference);
  if (!result.ok) {
    return { code: result.error.code };
  }
  const { nanoseconds, change } = result.value;
  const instant = Temporal.Instant.fromEpochNanoseconds(nanoseconds).toString();
  return change === undefined ? { instant } : { instant, ...change };
}

describe('names what clocks skip', () => {
  test.each([
    [
      '2025-03-30T02:30',
      'Europe/Paris',
      '2025-03-30T01:30:00Z',
      '02:30 on 2025-03-30 does not exist in Europe/Paris: clocks went forward from 02:00 to 03:00.',
      '2025-03-30 01:30 +01:00',
      '2025-03-30 03:30 +02:00',
    ],
    [
      '2025-03-09T02:00',
      'America/New_York',
      '2025-03-09T07:00:00Z',
      '02:00 on 2025-03-09 does not exist in America/New_York: clocks went forward from 02:00 to 03:00.',
      '2025-03-09 01:00 -05:00',
      '2025-03-09 03:00 -04:00',
    ],
    [
      '2025-10-05T02:15',
      'Australia/Lord_Howe',
      '2025-10-04T15:45:00Z',
      '02:15 on 2025-10-05 does not exist in Australia/Lord_Howe: clocks went forward from 02:00 to 02:30.',
      '2025-10-05 01:45 +10:30',
      '2025-10-05 02:45 +11:00',
    ],
    [
      '2011-12-30T12:00',
      'Pacific/Apia',
      '2011-12-30T22:00:00Z',
      '12:00 on 2011-12-30 does not exist in Pacific/Apia: clocks went forward from 2011-12-30 00:00 to 2011-12-31 00:00.',
      '2011-12-29 12:00 -10:00',
      '2011-12-31 12:00 +14:00',
    ],
  ])('%s in %s', (local, timeZone, instant, message, earlier, later) => {
    expect(resolve(local, timeZone)).toEqual({ instant, kind: 'gap', message, earlier, later, chosen: 'later' });
    expect(resolve(local, timeZone, { choice: 'earlier' })).toMatchObject({ chosen: 'earlier' });
  });
});

describe('names what clocks repeat', () => {
  test.each([
    [
      '2025-10-26T02:30',
      'Europe/Paris',
      ['2025-10-26T00:30:00Z', '2025-10-26T01:30:00Z'],
      '02:30 on 2025-10-26 happens twice in Europe/Paris: clocks went back from 03:00 to 02:00.',
    ],
    [
      '2025-11-02T01:00',
      'America/New_York',
      ['2025-11-02T05:00:00Z', '2025-11-02T06:00:00Z'],
      '01:00 on 2025-11-02 happens twice in America/New_York: clocks went back from 02:00 to 01:00.',
    ],
    [
      '2025-04-06T01:45',
      'Australia/Lord_Howe',
      ['2025-04-05T14:45:00Z', '2025-04-05T15:15:00Z'],
      '01:45 on 2025-04-06 happens twice in Australia/Lord_Howe: clocks went back from 02:00 to 01:30.',
    ],
    [
      '1911-03-10T23:55',
      'Europe/Paris',
      ['1911-03-10T23:45:39Z', '1911-03-10T23:55:00Z'],
      '23:55 on 1911-03-10 happens twice in Europe/Paris: the offset went from +00:09:21 to +00:00.',
    ],
  ])('%s in %s', (local, timeZone, [first, second], message) => {
    expect(resolve(local, timeZone)).toMatchObject({ instant: first, kind: 'overlap', message, chosen: 'earlier' });
    expect(resolve(local, timeZone, { choice: 'later' })).toMatchObject({ instant: second, chosen: 'later' });
  });

  test('the offset that was there is kept, unless another is chosen', () => {
    expect(resolve('2025-10-26T02:30', 'Europe/Paris', { offset: 3600 })).toMatchObject({ chosen: 'later' });
    expect(resolve('2025-10-26T02:30', 'Europe/Paris', { offset: 7200 })).toMatchObject({ chosen: 'earlier' });
    expect(resolve('2025-10-26T02:30', 'Europe/Paris', { offset: 3600, choice: 'earlier' })).toMatchObject({
      chosen: 'earlier',
    });
  });
});

test.each([
  ['2025-03-30T01:59:59.999999999', 'Europe/Paris', '2025-03-30T00:59:59.999999999Z'],
  ['2025-03-30T03:00', 'Europe/Paris', '2025-03-30T01:00:00Z'],
  ['2025-10-26T03:00', 'Europe/Paris', '2025-10-26T02:00:00Z'],
  ['2025-03-30T02:30', 'Asia/Kolkata', '2025-03-29T21:00:00Z'],
  ['1900-01-01T00:00', 'Europe/Paris', '1899-12-31T23:50:39Z'],
  ['2011-12-31T00:00', 'Pacific/Apia', '2011-12-30T10:00:00Z'],
])('%s in %s is beyond doubt', (local, timeZone, instant) => {
  expect(resolve(local, timeZone)).toEqual({ instant });
});

test('what is out of range in a zone is refused', () => {
  expect(resolve('+275760-09-13T00:00', 'America/New_York')).toEqual({ code: 'out-of-range' });
  expect(resolve('-271821-04-20T00:00', 'Asia/Tokyo')).toEqual({ code: 'out-of-range' });
});

describe('pickers', () => {
  const picked: PickedTime = { date: '2025-01-19', time: '01:02', nanosecondsBelow: 0, offset: undefined };

  test.each([
    [{ ...picked }, '2025-01-19T00:02:00Z'],
    [{ ...picked, time: '01:02:03' }, '2025-01-19T00:02:03Z'],
    [{ ...picked, time: '01:02:03.4' }, '2025-01-19T00:02:03.4Z'],
    [{ ...picked, time: '01:02:03.004', nanosecondsBelow: 5006 }, '2025-01-19T00:02:03.004005006Z'],
    [{ ...picked, date: '12025-01-19' }, '+012025-01-19T00:02:00Z'],
    [{ ...picked, date: '0001-01-19' }, '0001-01-19T00:52:39Z'],
  ])('read %o', (pick, instant) => {
    const result = readPickedTime(pick, 'Europe/Paris', undefined);
    expect(result.ok && Temporal.Instant.fromEpochNanoseconds(result.value.nanoseconds).toString()).toBe(instant);
  });

  test.each([
    [{ ...picked, date: '' }, 'no-date'],
    [{ ...picked, time: '' }, 'no-time'],
    [{ ...picked, date: '275760-09-14' }, 'out-of-range'],
    [{ ...picked, date: '275760-09-13', time: '23:00' }, 'out-of-range'],
  ])('refuse %o', (pick, code) => {
    expect(readPickedTime(pick, 'Europe/Paris', undefined)).toMatchObject({ ok: false, error: { code } });
  });

  test.each([
    '1970-01-01T00:00:00.123456789Z',
    '2025-10-26T01:30:00Z',
    '+275760-09-13T00:00:00Z',
    '0001-01-02T00:00:00Z',
  ])('show %s, and read the same', (iso) => {
    const instant = Temporal.Instant.from(iso).epochNanoseconds;
    for (const timeZone of ['UTC', 'Europe/Paris', 'America/New_York', 'Australia/Lord_Howe']) {
      expect(readPickedTime(toPickedTime(inTimeZone(instant, timeZone)), timeZone, undefined)).toMatchObject({
        value: { nanoseconds: instant },
      });
    }
  });

  test('show no date before the year 1, which pickers do not have', () => {
    expect(toPickedTime(inTimeZone(Temporal.Instant.from('0000-12-31T00:00Z').epochNanoseconds, 'UTC')).date).toBe('');
  });
});
