import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatHttpDate,
  formatIso,
  formatIsoWithOffset,
  formatRfc2822,
  formatRfc3339,
  formatRfc9557,
  formatUtcString,
} from '../format/format-instant.ts';
import { maximumInstant, Temporal } from '../temporal.ts';
import { inTimeZone } from '../zones/time-zone.ts';
import { readDateText } from './read-date-text.ts';

const now = Date.UTC(2025, 0, 19);
const zones = [
  'UTC',
  'America/New_York',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Europe/Paris',
] as const;

/** The instant in ISO 8601, or the error code. */
function read(text: string, timeZone = 'UTC'): string {
  const result = readDateText(text, { timeZone, now });
  return result.ok ? Temporal.Instant.fromEpochNanoseconds(result.value.nanoseconds).toString() : result.error.code;
}

function format(text: string): string | undefined {
  const result = readDateText(text, { timeZone: 'UTC', now });
  return result.ok ? result.value.format : undefined;
}

describe('a date among other words', () => {
  test.each([
    ['2025-01-19T10:30:00Z INFO start', 'after it, “INFO start”.', 22, ['2025-01-19T10:30:00Z']],
    ['2025-01-19 10:30:00,123 ERROR x', 'after it, “ERROR x”.', 25, ['2025-01-19 10:30:00,123']],
    ['2025-01-19T10:30:00.123Z [main] x', 'after it, “[main] x”.', 26, ['2025-01-19T10:30:00.123Z']],
    ['[2025-01-19T10:30:00+01:00] a', 'around it.', 1, ['2025-01-19T10:30:00+01:00']],
    ['time=2025-01-19T10:30:00Z', 'before it, “time=”.', 1, ['2025-01-19T10:30:00Z']],
    ['20250119T103000Z INFO', 'after it, “INFO”.', 18, ['20250119T103000Z']],
    ['127.0.0.1 - - [19/Jan/2025:10:30:00 +0100] "GET / HTTP/1.1"', 'around it.', 1, ['19/Jan/2025:10:30:00 +0100']],
    ['2025/01/19 10:30:00 [error] 1#1', 'after it, “[error] 1#1”.', 21, ['2025/01/19 10:30:00']],
    ['Sun, 19 Jan 2025 10:30:00 GMT INFO', 'after it, “INFO”.', 31, ['Sun, 19 Jan 2025 10:30:00 GMT']],
    ['2025-01-19: a note', 'after it, “: a note”.', 11, ['2025-01-19']],
  ])('%s', (text, message, column, suggestions) => {
    const result = readDateText(text, { timeZone: 'UTC', now });
    expect(result).toMatchObject({ error: { code: 'text-around', position: { column }, suggestions } });
    expect(result.ok ? '' : result.error.message).toContain(message);
    expect(read(suggestions[0] ?? '')).toMatch(/^2025-01-19T/);
  });

  test.each([
    ['2025-01-19 10:30:00 CET', 'zone-name'],
    ['Jan 19 10:30:00 host sshd[1]: x', 'no-year'],
    // Text that may belong to the date is not ignored.
    ['2025-01-19 10.30.00', 'unknown-format'],
    ['2025-01-19-10:30:00', 'unknown-format'],
    ['2025-02-30 10:00:00 INFO', 'day'],
    ['12025-01-19', 'unknown-format'],
    ['INFO start', 'unknown-format'],
  ])('%s is %s', (text, code) => {
    expect(read(text)).toBe(code);
  });
});

describe('dates of logs and programs', () => {
  test.each([
    ['10/Oct/2000:13:55:36 -0700', '2000-10-10T20:55:36Z', 'Log date of Apache and nginx'],
    ['[19/Jan/2025:10:30:00 +0000]', '2025-01-19T10:30:00Z', 'Log date of Apache and nginx'],
    ['[Wed Oct 11 14:32:52.123456 2000]', '2000-10-11T12:32:52.123456Z', 'Error log date of Apache'],
    ['2025/01/19 10:30:00', '2025-01-19T09:30:00Z', 'Error log date of nginx'],
    ['Sun Jan 19 10:30:00 2025 +0100', '2025-01-19T09:30:00Z', 'Date of git log'],
    ['Date:   Sun Jan 5 10:30:00 2025 -0330', '2025-01-05T14:00:00Z', 'Date of git log'],
    ['Sun Jan 19 10:30:00 UTC 2025', '2025-01-19T10:30:00Z', 'HTTP date (asctime)'],
    ['2025-01-19 10:30:00 +0000 UTC', '2025-01-19T10:30:00Z', 'Go’s Time.String()'],
    ['2025-01-19 10:30:00.123456789 +0100 CET m=+0.000012', '2025-01-19T09:30:00.123456789Z', 'Go’s Time.String()'],
    ['2025-01-19 10:30:00 AM', '2025-01-19T09:30:00Z', 'ISO 8601 date with a time of 12 hours'],
    ['2025-01-19 12:30 a.m. Z', '2025-01-19T00:30:00Z', 'ISO 8601 date with a time of 12 hours'],
    ['2025-01-19T1:30PM +01:00', '2025-01-19T12:30:00Z', 'ISO 8601 date with a time of 12 hours'],
  ])('%s', (text, instant, name) => {
    expect(read(text, 'Europe/Paris')).toBe(instant);
    expect(format(text)).toBe(name);
  });

  test.each([
    ['Mon Jan 19 10:30:00 2025 +0100', 'weekday'],
    ['31/Feb/2025:10:30:00 +0000', 'day'],
    ['2025/02/31 10:30:00', 'day'],
    ['19/Jan/2025:10:30:00 +2500', 'offset'],
    ['2025-01-19 13:30 PM', 'hour'],
    ['2025-01-19 10:61:00 AM', 'minute'],
  ])('%s is wrong: %s', (text, code) => expect(read(text)).toBe(code));

  test('what is wrong is not looked for where nothing is', () => {
    const result = readDateText('2025-01-19 10:30:00 o’clock', { timeZone: 'UTC', now });
    expect(result.ok ? '' : result.error.message).toContain('remove the text after it, “o’clock”.');
  });
});

describe.each(zones)('read in %s, the same for every text that says where it is', (timeZone) => {
  test.each([
    // RFC 3339, section 5.8
    ['1985-04-12T23:20:50.52Z', '1985-04-12T23:20:50.52Z'],
    ['1996-12-19T16:39:57-08:00', '1996-12-20T00:39:57Z'],
    ['1990-12-31T23:59:60Z', '1991-01-01T00:00:00Z'],
    ['1990-12-31T15:59:60-08:00', '1991-01-01T00:00:00Z'],
    ['1937-01-01T12:00:27.87+00:20', '1937-01-01T11:40:27.87Z'],
    ['1985-04-12t23:20:50z', '1985-04-12T23:20:50Z'],
    ['1985-04-12 23:20:50Z', '1985-04-12T23:20:50Z'],
    // RFC 9557, sections 1 and 4
    ['1996-12-19T16:39:57-08:00[America/Los_Angeles]', '1996-12-20T00:39:57Z'],
    ['1996-12-19T16:39:57-08:00[America/Los_Angeles][u-ca=hebrew]', '1996-12-20T00:39:57Z'],
    ['1996-12-19T16:39:57-08:00[_foo=bar][_baz=bat]', '1996-12-20T00:39:57Z'],
    ['2022-07-08T00:14:07Z[Europe/London]', '2022-07-08T00:14:07Z'],
    ['2022-07-08T01:14[Europe/London]', '2022-07-08T00:14:00Z'],
    ['2022-07-08T01:14[!Europe/London]', '2022-07-08T00:14:00Z'],
    ['1900-01-01T00:00:00+00:09[Europe/Paris]', '1899-12-31T23:50:39Z'],
    ['2025-10-26T02:30:00+01:00[Europe/Paris]', '2025-10-26T01:30:00Z'],
    // ISO 8601
    ['20250119T000000Z', '2025-01-19T00:00:00Z'],
    ['20250119T0000Z', '2025-01-19T00:00:00Z'],
    ['2025-019T12:00Z', '2025-01-19T12:00:00Z'],
    ['2025019T12Z', '2025-01-19T12:00:00Z'],
    ['2025-W03-7T10Z', '2025-01-19T10:00:00Z'],
    ['2025W037T10Z', '2025-01-19T10:00:00Z'],
    ['2024-12-30T00:00Z', '2024-12-30T00:00:00Z'],
    ['2025-W01-1T00:00Z', '2024-12-30T00:00:00Z'],
    ['2020-W53-7T00:00Z', '2021-01-03T00:00:00Z'],
    ['2025-01-19T12.5Z', '2025-01-19T12:30:00Z'],
    ['2025-01-19T12:30,5Z', '2025-01-19T12:30:30Z'],
    ['2025-01-19T10:00:00,123456789z', '2025-01-19T10:00:00.123456789Z'],
    ['2025-01-19T10:00:00+0130', '2025-01-19T08:30:00Z'],
    ['2025-01-19T10:00:00−01', '2025-01-19T11:00:00Z'],
    ['2025-01-19 10:00:00 +0100', '2025-01-19T09:00:00Z'],
    ['2025-01-19 10:00:00 UTC', '2025-01-19T10:00:00Z'],
    ['1900-01-01T00:00:00+00:09:21', '1899-12-31T23:50:39Z'],
    ['2025-01-19T24:00Z', '2025-01-20T00:00:00Z'],
    ['2024-02-29T00:00Z', '2024-02-29T00:00:00Z'],
    ['0000-01-01T00:00Z', '0000-01-01T00:00:00Z'],
    ['+010000-01-01T00:00Z', '+010000-01-01T00:00:00Z'],
    ['-000001-12-31T00:00Z', '-000001-12-31T00:00:00Z'],
    ['-271821-04-20T00:00Z', '-271821-04-20T00:00:00Z'],
    ['-271821-04-19T23:00-01:00', '-271821-04-20T00:00:00Z'],
    ['+275760-09-13T01:00+01:00', '+275760-09-13T00:00:00Z'],
    // RFC 5322, appendix A
    ['Fri, 21 Nov 1997 09:55:06 -0600', '1997-11-21T15:55:06Z'],
    ['Tue, 1 Jul 2003 10:52:37 +0200', '2003-07-01T08:52:37Z'],
    ['Thu, 13 Feb 1969 23:32:54 -0330', '1969-02-14T03:02:54Z'],
    ['Mon, 24 Nov 1997 14:22:01 -0800', '1997-11-24T22:22:01Z'],
    [
      'Thu,\r\n      13\r\n        Feb\r\n          1969\r\n      23:32\r\n               -0330 (Newfoundland Time)',
      '1969-02-14T03:02:00Z',
    ],
    ['21 Nov 97 09:55:06 GMT', '1997-11-21T09:55:06Z'],
    ['Fri, 21 Nov 1997 09(comment):   55  :  06 -0600', '1997-11-21T15:55:06Z'],
    ['fri, 21 nov 1997 09:55:06 (a (nested\\) one)) -0600', '1997-11-21T15:55:06Z'],
    ['21 Nov 1997 09:55 EST', '1997-11-21T14:55:00Z'],
    ['21 Nov 1997 09:55 EDT', '1997-11-21T13:55:00Z'],
    ['21 Nov 1997 09:55 CST', '1997-11-21T15:55:00Z'],
    ['21 Nov 1997 09:55 MDT', '1997-11-21T15:55:00Z'],
    ['21 Nov 1997 09:55 PST', '1997-11-21T17:55:00Z'],
    ['21 Nov 1997 09:55 UT', '1997-11-21T09:55:00Z'],
    ['21 Nov 1997 09:55 -0000', '1997-11-21T09:55:00Z'],
    ['31 Dec 2016 23:59:60 +0000', '2017-01-01T00:00:00Z'],
    ['1 Jan 49 00:00 GMT', '2049-01-01T00:00:00Z'],
    ['1 Jan 50 00:00 GMT', '1950-01-01T00:00:00Z'],
    ['1 Jan 100 00:00 GMT', '2000-01-01T00:00:00Z'],
    // RFC 9110, section 5.6.7
    ['Sun, 06 Nov 1994 08:49:37 GMT', '1994-11-06T08:49:37Z'],
    ['Sunday, 06-Nov-94 08:49:37 GMT', '1994-11-06T08:49:37Z'],
    ['Sun Nov  6 08:49:37 1994', '1994-11-06T08:49:37Z'],
    // 50 years after 2025-01-19, and one day more
    ['Saturday, 19-Jan-75 00:00:00 GMT', '2075-01-19T00:00:00Z'],
    ['Monday, 20-Jan-75 00:00:00 GMT', '1975-01-20T00:00:00Z'],
    ['Wed, 21-Oct-2015 07:28:00 GMT', '2015-10-21T07:28:00Z'],
    // JavaScript
    ['Sun Jan 19 2025 01:00:00 GMT+0100 (Central European Standard Time)', '2025-01-19T00:00:00Z'],
    ['new Date(1737244800000)', '2025-01-19T00:00:00Z'],
    ['const dt = new Date(-1);', '1969-12-31T23:59:59.999Z'],
    ['new Date("2025-01-19")', '2025-01-19T00:00:00Z'],
    ["let x = new Date('2025-01-19T10:00:00.5Z')", '2025-01-19T10:00:00.5Z'],
    ['Date.UTC(2025, 0, 19, 1)', '2025-01-19T01:00:00Z'],
    ['new Date(Date.UTC(2025, 12))', '2026-01-01T00:00:00Z'],
    ["Date.parse('Sun, 19 Jan 2025 00:00:00 GMT')", '2025-01-19T00:00:00Z'],
    // Epochs and quoted texts
    ['1737244800', '2025-01-19T00:00:00Z'],
    ['1737244800123', '2025-01-19T00:00:00.123Z'],
    ['-1.5', '1969-12-31T23:59:58.5Z'],
    ['0', '1970-01-01T00:00:00Z'],
    ['86400', '1970-01-02T00:00:00Z'],
    ['"2025-01-19T00:00:00Z"', '2025-01-19T00:00:00Z'],
    ['  2025-01-19T00:00:00Z\t', '2025-01-19T00:00:00Z'],
  ])('%j', (text, instant) => {
    expect(read(text, timeZone)).toBe(instant);
  });
});

test.each([
  ['2025-01-19', 'UTC', '2025-01-19T00:00:00Z'],
  ['2025-01-19', 'America/New_York', '2025-01-19T05:00:00Z'],
  ['2025-01-19T12:00', 'Asia/Kolkata', '2025-01-19T06:30:00Z'],
  ['20250119', 'Asia/Kolkata', '2025-01-18T18:30:00Z'],
  ['2025019', 'Asia/Kolkata', '2025-01-18T18:30:00Z'],
  ['2025-01', 'UTC', '2025-01-01T00:00:00Z'],
  ['2025-W03', 'UTC', '2025-01-13T00:00:00Z'],
  ['2025-01-19T12:00', 'Australia/Lord_Howe', '2025-01-19T01:00:00Z'],
  ['2025-07-19T12:00', 'Australia/Lord_Howe', '2025-07-19T01:30:00Z'],
  ['1900-01-01', 'Europe/Paris', '1899-12-31T23:50:39Z'],
  ['Sun, 19 Jan 2025 00:00', 'Pacific/Apia', '2025-01-18T11:00:00Z'],
  ['new Date(2025, 0, 19)', 'America/New_York', '2025-01-19T05:00:00Z'],
  ["new Date('2025-01-19T00:00')", 'America/New_York', '2025-01-19T05:00:00Z'],
])('reads %s without an offset in %s, and says so', (text, timeZone, instant) => {
  expect(read(text, timeZone)).toBe(instant);
  const result = readDateText(text, { timeZone, now });
  expect(result.ok && result.value.notes.join()).toContain(`The text has no offset: read in the time zone ${timeZone}`);
});

test.each([
  ['2025-01-19T00:00:00Z', 'RFC 3339'],
  ['2025-01-19T24:00:00Z', 'ISO 8601'],
  ['2025-01-19T00:00Z', 'ISO 8601'],
  ['2025-W03-7', 'ISO 8601 week date'],
  ['2025019', 'ISO 8601 ordinal date, basic format'],
  ['20250119T000000Z', 'ISO 8601, basic format'],
  ['2025-01-19T00:00Z[UTC]', 'RFC 9557'],
  ['Sun, 19 Jan 2025 00:00:00 +0000', 'RFC 2822'],
  ['Sun, 19 Jan 2025 00:00:00 GMT', 'HTTP date (IMF-fixdate)'],
  ['Sun Nov  6 08:49:37 1994', 'HTTP date (asctime)'],
  ['1737244800', 'Epoch in seconds, by its size'],
])('names the format of %s: %s', (text, name) => {
  expect(format(text)).toBe(name);
});

test.each([
  ['19/01/2025', '2025-01-19'],
  ['01/19/2025 3:04:05 PM', '2025-01-19T15:04:05'],
  ['19.01.2025 13:45', '2025-01-19T13:45'],
  ['05/05/2025', '2025-05-05'],
  ['2025/1/9', '2025-01-09'],
  ['2025/01/19 10:30', '2025-01-19T10:30'],
  ['2025.01.19', '2025-01-19'],
  ['2025-1-9', '2025-01-09'],
  ['2025-01-19T7:05', '2025-01-19T07:05'],
  ['January 19, 2025', '2025-01-19'],
  ['Jan. 19th, 2025 at 3 p.m.', '2025-01-19T15:00'],
  ['Sept 9, 2025', '2025-09-09'],
  ['19 January 2025 12:00 AM', '2025-01-19T00:00'],
  ['19 Jan 2025 10:00 PM', '2025-01-19T22:00'],
  ['19-Jan-2025 10:00:00.5 +01:00', '2025-01-19T10:00:00.5+01:00'],
  ['Sunday, January 19 2025 10:00 UTC', '2025-01-19T10:00Z'],
  ['Thurs, 23rd of January 2025', '2025-01-23'],
  ['"January 19, 2025"', '2025-01-19'],
])('reads %s, which can only mean %s', (text, meaning) => {
  const result = readDateText(text, { timeZone: 'Asia/Kolkata', now });
  expect(result).toMatchObject({
    value: {
      meaning,
      format: 'a date in no standard format',
      notes: expect.arrayContaining([`It can only mean ${meaning}.`]),
    },
  });
  expect(read(text, 'Asia/Kolkata')).toBe(read(meaning, 'Asia/Kolkata'));
});

test.each([
  ['31/02/2025', 'day', 1],
  ['February 30, 2025', 'day', 10],
  ['Monday, January 19, 2025', 'weekday', 1],
  ['Version January 19, 2025', 'weekday', 1],
  // November in Finnish, and a month that is not one.
  ['19 marraskuu 2025', 'unknown-format', 1],
  ['19 janvier 2025', 'unknown-format', 1],
  ['19/01/2025 and later', 'unknown-format', 12],
  ['2025/01/19 25:00', 'unknown-format', 12],
  ['January 19, 2025 13:00 PM', 'unknown-format', 18],
  ['January 19, 2025 10:00 EST', 'unknown-format', 18],
  ['19-Jan-25', 'unknown-format', 1],
  ['2025-1-9 at noon', 'unknown-format', 10],
])('does not read %s: %s at column %i', (text, code, column) => {
  expect(readDateText(text, { timeZone: 'UTC', now })).toMatchObject({
    ok: false,
    error: { code, position: { column } },
  });
});

test.each([
  ['01/02/2025', 'ambiguous', ['2025-01-02', '2025-02-01']],
  ['01.02.2025 10:30', 'ambiguous', ['2025-01-02T10:30', '2025-02-01T10:30']],
  ['1-2-2025', 'ambiguous', ['2025-01-02', '2025-02-01']],
  ['01/02/2025, noon', 'ambiguous', []],
  ['01/02/03', 'ambiguous', []],
  ['2025', 'ambiguous', ['2025-01-01']],
  ['202501', 'ambiguous', ['2025-01-01']],
  ['20250119103000', 'ambiguous', ['20250119T103000']],
  ['202501191030', 'ambiguous', ['20250119T1030']],
  ['20250119103000123', 'ambiguous', ['20250119T103000.123']],
  ['20250119103000.123', 'ambiguous', ['20250119T103000.123']],
  ['20250119103000,123', 'ambiguous', ['20250119T103000.123']],
  ['20250119103000.', 'ambiguous', ['20250119T103000']],
  ['202501191030.5', 'ambiguous', ['20250119T1030.5']],
  // Four decimals, as .NET writes them, and six, as Python does.
  ['202501191030001234', 'ambiguous', ['20250119T103000.1234']],
  ['20250119103000123456', 'ambiguous', ['20250119T103000.123456']],
])('does not guess what %s is', (text, code, suggestions) => {
  const result = readDateText(text, { timeZone: 'UTC', now });
  expect(result).toMatchObject({ ok: false, error: { code, suggestions } });
  for (const suggestion of suggestions) {
    expect(readDateText(suggestion, { timeZone: 'UTC', now }).ok).toBe(true);
  }
});

test.each([
  ['20250229', 'There is no day 29 in 2025-02: it has 28 days.', 7],
  ['20250230', 'There is no day 30 in 2025-02: it has 28 days.', 7],
  ['20251301', 'Months go from 01 to 12; this is 13.', 5],
  ['2025366', 'Days of 2025 go from 001 to 365; this is 366.', 5],
  ['20250229103000', 'There is no day 29 in 2025-02: it has 28 days.', 7],
  ['20250229103000123', 'There is no day 29 in 2025-02: it has 28 days.', 7],
  ['202502291030', 'There is no day 29 in 2025-02: it has 28 days.', 7],
])('does not take %s for an epoch: %s', (text, message, column) => {
  expect(readDateText(text, { timeZone: 'UTC', now })).toMatchObject({
    ok: false,
    error: {
      message: `${message} If ${text} is an epoch, put it into “Epoch value”.`,
      position: { column },
    },
  });
});

test.each([
  ['1937244800', '2031-05-22T19:33:20Z'],
  ['2025011910', '2034-03-03T15:18:30Z'],
  ['2025011910300', '2034-03-03T15:18:30.3Z'],
  ['1737244800123456', '2025-01-19T00:00:00.123456Z'],
  ['2025011910300012', '2034-03-03T15:18:30.300012Z'],
  ['2025011910300012345', '2034-03-03T15:18:30.300012345Z'],
  ['1737244800123456789', '2025-01-19T00:00:00.123456789Z'],
  ['12345678', '1970-05-23T21:21:18Z'],
  // There is no month 13, hour 25, minute 60 or second 61.
  ['20251301103000', '2611-09-28T01:25:03Z'],
  ['20250119253000', '2611-09-14T09:07:33Z'],
  ['20250119106000', '2611-09-14T09:05:06Z'],
  ['20250119103061', '2611-09-14T09:05:03.061Z'],
])('takes %s for an epoch', (text, instant) => {
  expect(read(text)).toBe(instant);
  expect(format(text)).toMatch(/^Epoch in /);
});

test.each([
  ['20250119_103000', '2025-01-19T10:30:00Z'],
  ['20250119_1030', '2025-01-19T10:30:00Z'],
  ['20250229_103000', 'day'],
  ['20250119_103000_123', 'unknown-format'],
  ['1_737_244_800', '2025-01-19T00:00:00Z'],
])('does not take the underscore in %s for one between thousands, unless it is', (text, expected) => {
  expect(read(text)).toBe(expected);
});

test.each([
  ['2025-13-01', 'month', 6],
  ['2025-00-01', 'month', 6],
  ['2025-02-29', 'day', 9],
  ['2025-04-31T00:00Z', 'day', 9],
  ['2025-366', 'day', 6],
  ['2025-W53-1', 'week', 7],
  ['2025-W00-1', 'week', 7],
  ['2025-W01-8', 'weekday', 10],
  ['2025-01-19T25:00', 'hour', 12],
  ['2025-01-19T24:00:01', 'hour', 12],
  ['2025-01-19T10:60', 'minute', 15],
  ['2025-01-19T10:00:61', 'second', 18],
  ['2025-01-19T10:00:60Z', 'second', 18],
  ['2025-01-19T10:00:60', 'second', 18],
  ['2025-01-19T10:00:00+24:00', 'offset', 20],
  ['2025-01-19T10:00[Europe/Nowhere]', 'time-zone', 17],
  ['2025-01-19T10:00Z[!foo=bar]', 'annotation', 18],
  ['2025-01-19T10:00[Europe/Paris][!foo=bar]', 'annotation', 31],
  ['2025-01-19T10:00[Europe/Paris][u-ca=gregory][!foo=bar]', 'annotation', 45],
  ['2025-01-19T10:00[Europe/Paris][Europe/London]', 'time-zone', 31],
  ['2025-01-19T10:00[Europe/Paris][Europe/Nowhere]', 'time-zone', 31],
  ['-000000-01-01', 'year', 1],
  ['Mon, 19 Jan 2025 00:00:00 GMT', 'weekday', 1],
  ['Foo, 19 Jan 2025 00:00:00 GMT', 'weekday', 1],
  ['Sun, 19 Jän 2025 00:00:00 GMT', 'unknown-format', 1],
  ['Sun, 19 Foo 2025 00:00:00 GMT', 'month', 9],
  ['Sun, 32 Jan 2025 00:00:00 GMT', 'day', 6],
  ['19 Jan 2025 10:00 CET', 'zone', 19],
  ['19 Jan 2025 10:00 +0160', 'offset', 19],
  ['  2025-13-01', 'month', 8],
  ['new Date(alert(1))', 'unknown-format', 1],
  ['new Date(x)', 'not-a-literal', 10],
  ['tomorrow', 'unknown-format', 1],
])('refuses %s as %s at column %i', (text, code, column) => {
  expect(readDateText(text, { timeZone: 'UTC', now })).toMatchObject({
    ok: false,
    error: { code, position: { column } },
  });
});

describe('an epoch whose notation says its unit', () => {
  test.each([
    ['/Date(1737244800000)/', '2025-01-19T00:00:00Z', 'JSON date of .NET'],
    ['"\\/Date(1737244800123)\\/"', '2025-01-19T00:00:00.123Z', 'JSON date of .NET'],
    ['/Date(1737244800000+0100)/', '2025-01-19T00:00:00Z', 'JSON date of .NET'],
    ['/Date(-62135596800000)/', '0001-01-01T00:00:00Z', 'JSON date of .NET'],
    ['/Date(1)/', '1970-01-01T00:00:00.001Z', 'JSON date of .NET'],
    ['@1737244800', '2025-01-19T00:00:00Z', 'Epoch in seconds, as GNU date takes it'],
    ['@1737244800.5', '2025-01-19T00:00:00.5Z', 'Epoch in seconds, as GNU date takes it'],
    ['@-1', '1969-12-31T23:59:59Z', 'Epoch in seconds, as GNU date takes it'],
  ])('%s', (text, instant, name) => {
    expect(read(text, 'Asia/Kolkata')).toBe(instant);
    expect(format(text)).toBe(name);
  });

  test.each([
    ['/Date(99999999999999999999)/', 'out-of-range'],
    ['@99999999999999999999', 'out-of-range'],
    ['/Date()/', 'unknown-format'],
    ['/Date(2025-01-19)/', 'text-around'],
    ['@', 'unknown-format'],
    ['@now', 'unknown-format'],
  ])('%s is refused', (text, code) => {
    expect(read(text)).toBe(code);
  });
});

describe('a text in new Date(…)', () => {
  test.each([
    '2025',
    '2025-01',
    '2025-01-19',
    '+002025-01-19',
    '-000001-12-31',
    '2025T10:30Z',
    '2025-01T10:30Z',
    '2025-01-19T10:30Z',
    '2025-01-19T10:30:00Z',
    '2025-01-19 10:30:00Z',
    '2025-01-19T10:30:00.5+05:30',
    '2025-01-19T10:30:00.123456Z',
    '1969-12-31T23:59:59.9999999999Z',
    '2025-01-19T24:00Z',
    'Sun, 19 Jan 2025 10:30:00 +0100',
  ])('%s is read as JavaScript does', (literal) => {
    const result = readDateText(`new Date('${literal}')`, { timeZone: 'Asia/Kolkata', now });
    const nanoseconds = BigInt(Date.parse(literal)) * 1_000_000n;
    expect(result).toMatchObject({ ok: true, value: { nanoseconds } });
  });

  test.each(['2025-01-19T10:30', '2025-01-19 10:30', '2025-01-19T10:30:00'])('%s is in local time', (literal) => {
    expect(read(`new Date('${literal}')`, 'Asia/Kolkata')).toBe('2025-01-19T05:00:00Z');
  });

  test.each([
    ['2025-01-19T10:30:00.123456Z', ['A Date holds milliseconds: the digits below are cut off.']],
    ['2025-01-19T10:30:00.1234567891Z', ['A Date holds milliseconds: the digits below are cut off.']],
    ['2025-01-19T10:30:00.123000Z', []],
  ])('the notes on %s are %j', (literal, notes) => {
    expect(readDateText(`new Date('${literal}')`, { timeZone: 'UTC', now })).toMatchObject({ value: { notes } });
  });

  test.each([
    ['2025-01-19_10:30', 'not-a-js-date', 10],
    ['2025-W03-7', 'not-a-js-date', 10],
    ['2025-019', 'not-a-js-date', 10],
    ['20250119', 'not-a-js-date', 10],
    ['20250119T103000Z', 'not-a-js-date', 10],
    ['2025-01-19T10', 'not-a-js-date', 10],
    ['2025-01-19T10:30:00,5Z', 'not-a-js-date', 10],
    ['2025-01-19T10:30.5Z', 'not-a-js-date', 10],
    ['2025-01-19T10:30+0100', 'not-a-js-date', 10],
    ['2025-01-19T10:30 +01:00', 'not-a-js-date', 10],
    ['2025-01-19t10:30z', 'not-a-js-date', 10],
    ['2025-01 10:30', 'not-a-js-date', 10],
    ['2016-12-31T23:59:60Z', 'not-a-js-date', 10],
    ['2025-01-19T10:30Z[UTC]', 'not-a-js-date', 10],
    ['2025-02-30', 'day', 19],
    ['2025-01-19T25:00', 'hour', 22],
    ['2025-01-19T24:00:01', 'hour', 22],
    ['Sun, 19 Foo 2025 10:30:00 GMT', 'month', 19],
    ['19 January', 'not-a-literal', 10],
  ])('%s is refused: %s at column %i', (literal, code, column) => {
    const result = readDateText(`new Date('${literal}')`, { timeZone: 'UTC', now });
    expect(result).toMatchObject({ error: { code, position: { column } } });
  });

  test('the refusal says what JavaScript reads', () => {
    const result = readDateText("new Date('2025-W03-7')", { timeZone: 'UTC', now });
    expect(result.ok ? '' : result.error.message).toBe(
      'JavaScript reads this text as Invalid Date, or in each engine differently. It reads 2025-01-19, 2025-01-19T10:30 and 2025-01-19T10:30:00.000Z.',
    );
  });
});

test.each([
  ['NaN', 'not-a-date'],
  ['Invalid Date', 'not-a-date'],
  ['undefined', 'not-a-date'],
  ['+300000-01-01', 'out-of-range'],
  ['-300000-W01-1', 'out-of-range'],
  ['-300000-001', 'out-of-range'],
  ['+275760-09-13T00:00:00.000000001Z', 'out-of-range'],
  ['-271821-04-19T23:59:59Z', 'out-of-range'],
  ['-271821-04-19', 'out-of-range'],
  ['+275760-09-14', 'out-of-range'],
  ['new Date(8640000000000001)', 'out-of-range'],
  ['8640000000000000000001', 'out-of-range'],
  ['2025-01-19T01:00+05:00[Europe/Paris]', 'offset-of-zone'],
  ['9'.repeat(501), 'too-long'],
  [`2025-01-19T00:00:00.${'9'.repeat(470)}Z`, '2025-01-19T00:00:00.999999999Z'],
  ['('.repeat(500), 'unknown-format'],
  ['👋', 'unknown-format'],
])('says why %s is not an instant', (text, code) => {
  expect(read(text)).toBe(code);
});

const lossless = [
  ['ISO 8601', (time: Temporal.ZonedDateTime) => formatIso(time)],
  ['ISO 8601 with offset', (time: Temporal.ZonedDateTime) => formatIsoWithOffset(time)],
  ['ISO 8601 with offset, short', (time: Temporal.ZonedDateTime) => formatIsoWithOffset(time, 'auto')],
  ['RFC 3339', ifThereIs(formatRfc3339)],
  ['RFC 9557', ifThereIs(formatRfc9557)],
] as const;

const toTheSecond = [
  ['RFC 2822', ifThereIs(formatRfc2822)],
  ['HTTP date', ifThereIs(formatHttpDate)],
  [
    'UTC string',
    (time: Temporal.ZonedDateTime) => (time.withTimeZone('UTC').year < 1000 ? undefined : formatUtcString(time)),
  ],
] as const;

function ifThereIs(write: (time: Temporal.ZonedDateTime) => ReturnType<typeof formatRfc3339>) {
  return (time: Temporal.ZonedDateTime) => {
    const result = write(time);
    return result.ok ? result.value : undefined;
  };
}

const anyInstant = fc.oneof(
  fc.bigInt({ min: -maximumInstant, max: maximumInstant }),
  // 1833 to 2106
  fc.bigInt({ min: -(2n ** 32n) * 1_000_000_000n, max: 2n ** 32n * 1_000_000_000n }),
);

test.each(lossless)('%s is read back to the nanosecond, in any zone', (_, write) => {
  fc.assert(
    fc.property(anyInstant, fc.constantFrom(...zones), fc.constantFrom(...zones), (nanoseconds, zone, readIn) => {
      const text = write(inTimeZone(nanoseconds, zone));
      if (text !== undefined) {
        const result = readDateText(text, { timeZone: readIn, now });
        expect(result).toMatchObject({ ok: true, value: { nanoseconds } });
      }
    }),
    { numRuns: 300 },
  );
});

test.each(toTheSecond)('%s is read back to the second, in any zone', (_, write) => {
  fc.assert(
    fc.property(anyInstant, fc.constantFrom(...zones), (nanoseconds, zone) => {
      const text = write(inTimeZone(nanoseconds, zone));
      if (text !== undefined) {
        const result = readDateText(text, { timeZone: 'UTC', now });
        const seconds = nanoseconds - (((nanoseconds % 1_000_000_000n) + 1_000_000_000n) % 1_000_000_000n);
        expect(result).toMatchObject({ ok: true, value: { nanoseconds: seconds } });
      }
    }),
    { numRuns: 300 },
  );
});

test('any text is read or refused, and never throws', () => {
  const pieces = fc.constantFrom(
    '2025',
    '-',
    '01',
    '19',
    'T',
    ':',
    '00',
    'Z',
    '+',
    '[',
    ']',
    'W',
    ' ',
    ',',
    'Jan',
    'Sun',
    '(',
    ')',
    '"',
    '.',
    '999999',
    'GMT',
    'new Date(',
    'é',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'grapheme' }),
        fc.array(pieces, { maxLength: 14 }).map((list) => list.join('')),
      ),
      (text) => {
        const result = readDateText(text, { timeZone: 'Europe/Paris', now });
        expect(result.ok || result.error.message.length > 0).toBe(true);
      },
    ),
    { numRuns: 3000 },
  );
});
