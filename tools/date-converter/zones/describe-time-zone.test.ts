import { describe, expect, test } from 'vitest';
import { maximumInstant, Temporal } from '../temporal.ts';
import { describeTimeZone } from './describe-time-zone.ts';
import { findTimeZones, listTimeZones } from './find-time-zones.ts';
import { formatOffset, isTimeZone } from './time-zone.ts';

const describeAt = (iso: string, id: string) => describeTimeZone(Temporal.Instant.from(iso).epochNanoseconds, id);

test.each([
  ['Europe/Paris', '2025-01-19T00:00Z', '+01:00', false, undefined, '2025-03-30 02:00', '03:00'],
  ['Europe/Paris', '2025-07-19T00:00Z', '+02:00', true, '1 h', '2025-10-26 03:00', '02:00'],
  ['America/New_York', '2025-03-09T06:59:59Z', '-05:00', false, undefined, '2025-03-09 02:00', '03:00'],
  ['America/New_York', '2025-03-09T07:00:00Z', '-04:00', true, '1 h', '2025-11-02 02:00', '01:00'],
  ['Australia/Lord_Howe', '2025-01-19T00:00Z', '+11:00', true, '30 min', '2025-04-06 02:00', '01:30'],
  ['Australia/Lord_Howe', '2025-07-19T00:00Z', '+10:30', false, undefined, '2025-10-05 02:00', '02:30'],
  ['Europe/Dublin', '2025-07-01T00:00Z', '+01:00', true, '1 h', '2025-10-26 02:00', '01:00'],
  ['Europe/Dublin', '2025-01-01T00:00Z', '+00:00', false, undefined, '2025-03-30 01:00', '02:00'],
  ['Antarctica/Troll', '2025-07-01T00:00Z', '+02:00', true, '2 h', '2025-10-26 03:00', '01:00'],
  ['America/New_York', '1943-01-15T00:00Z', '-04:00', true, '1 h', '1945-09-30 02:00', '01:00'],
  ['Europe/London', '1941-07-15T00:00Z', '+02:00', true, undefined, '1941-08-10 03:00', '02:00'],
  ['Pacific/Apia', '2011-12-29T00:00Z', '-10:00', true, '1 h', '2011-12-30 00:00', '2011-12-31 00:00'],
  ['Europe/Paris', '1900-01-01T00:00Z', '+00:09:21', false, undefined, '1911-03-11 00:00', '1911-03-10 23:50:39'],
])('%s at %s', (id, iso, offset, isDaylightSaving, saving, from, to) => {
  expect(describeAt(iso, id)).toMatchObject({ offset, isDaylightSaving, saving, nextChange: { from, to } });
});

test.each([
  ['UTC', '2025-01-19T00:00Z', '+00:00'],
  ['Asia/Kolkata', '2025-01-19T00:00Z', '+05:30'],
  ['+05:30', '2025-01-19T00:00Z', '+05:30'],
  ['America/Phoenix', '2025-07-19T00:00Z', '-07:00'],
  ['Pacific/Apia', '2025-01-19T00:00Z', '+13:00'],
  ['Europe/Istanbul', '2016-12-01T00:00Z', '+03:00'],
])('%s at %s has no daylight saving time and no change ahead', (id, iso, offset) => {
  expect(describeAt(iso, id)).toMatchObject({ offset, isDaylightSaving: false, nextChange: undefined });
});

test('what clocks show', () => {
  expect(describeAt('2025-01-19T00:00:00.123456789Z', 'America/Los_Angeles')).toMatchObject({
    name: 'Pacific Standard Time',
    weekday: 'Sat',
    date: '2025-01-18',
    time: '16:00:00.123456789',
  });
});

test('every zone can be described, at the ends of time too', () => {
  for (const id of ['UTC', 'Europe/Paris', 'America/New_York', 'Asia/Kolkata', 'Pacific/Apia', '+05:30']) {
    for (const instant of [-maximumInstant, -1n, 0n, maximumInstant]) {
      expect(describeTimeZone(instant, id).id).toBe(id);
    }
  }
});

describe('finds a zone', () => {
  const zones = listTimeZones();

  test('by its newer name, UTC first, each once', () => {
    expect(zones[0]).toBe('UTC');
    expect(zones).toEqual(expect.arrayContaining(['Asia/Kolkata', 'Europe/Kyiv', 'America/New_York']));
    expect(zones).not.toContain('Asia/Calcutta');
    expect(new Set(zones).size).toBe(zones.length);
    expect(zones.every(isTimeZone)).toBe(true);
  });

  test.each([
    ['new york', 'America/New_York'],
    ['New_York', 'America/New_York'],
    ['kolk', 'Asia/Kolkata'],
    ['calcutta', 'Asia/Kolkata'],
    ['kiev', 'Europe/Kyiv'],
    ['Mumbai', 'Asia/Kolkata'],
    ['san fran', 'America/Los_Angeles'],
    ['zürich', 'Europe/Zurich'],
    ['Sao Paulo', 'America/Sao_Paulo'],
    ['são p', 'America/Sao_Paulo'],
    ['utc', 'UTC'],
    ['us/pacific', 'US/Pacific'],
    ['+05:30', '+05:30'],
    ['UTC+5', '+05:00'],
    ['gmt-3', '-03:00'],
    ['−0330', '-03:30'],
    ['lord howe', 'Australia/Lord_Howe'],
    ['Australia/', 'Australia/Adelaide'],
  ])('%s is %s', (query, id) => {
    expect(findTimeZones(query, zones)[0]).toBe(id);
  });

  test('all for nothing typed, none for what there is not', () => {
    expect(findTimeZones(' ', zones)).toBe(zones);
    expect(findTimeZones('Atlantis', zones)).toEqual([]);
    expect(findTimeZones('+25:00', zones)).toEqual([]);
  });
});

test.each([
  [0, '+00:00'],
  [-19800, '-05:30'],
  [561, '+00:09:21'],
  [-17762, '-04:56:02'],
])('writes the offset %i as %s', (seconds, text) => {
  expect(formatOffset(seconds)).toBe(text);
});
