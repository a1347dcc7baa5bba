import { describe, expect, test } from 'vitest';
import { inspectId } from './inspect-id.ts';
import { formatUtc } from './uuid-time.ts';

function inspected(text: string) {
  const result = inspectId(text);
  if (!result.ok) {
    throw new Error(result.error.message);
  }
  const { title, time, fields } = result.value;
  const values = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  const notes = Object.fromEntries(fields.map(({ name, note }) => [name, note]));
  return { title, time: time && formatUtc(time), values, notes };
}

describe('the vectors of RFC 9562, appendices A and B', () => {
  test('A.1: version 1', () => {
    const { title, time, values, notes } = inspected('C232AB00-9414-11EC-B3C8-9F6BDECED846');
    expect({ title, time }).toEqual({ title: 'UUID version 1', time: '2022-02-22T19:22:22.0000000Z' });
    expect(values).toMatchObject({
      'Standard form': 'c232ab00-9414-11ec-b3c8-9f6bdeced846',
      Version: '1',
      Variant: 'RFC 9562',
      Timestamp: '138648505420000000',
      'Clock sequence': String(0x33c8),
      Node: '9f:6b:de:ce:d8:46',
    });
    expect(notes.Node).toBe('Random: its multicast bit is set');
  });

  test('A.2: version 3', () => {
    expect(inspected('5df41881-3aed-3515-88a7-2f4a814cf09e')).toMatchObject({
      title: 'UUID version 3',
      time: undefined,
      values: { Hash: '5df418813aed 515 08a72f4a814cf09e' },
    });
  });

  test('A.3: version 4', () => {
    expect(inspected('919108f7-52d1-4320-9bac-f847db4148a8')).toMatchObject({
      title: 'UUID version 4',
      time: undefined,
      values: { 'Random part': '919108f752d1 320 1bacf847db4148a8' },
    });
  });

  test('A.4: version 5', () => {
    expect(inspected('2ed6657d-e927-568b-95e1-2665a8aea6a2')).toMatchObject({
      title: 'UUID version 5',
      values: { Hash: '2ed6657de927 68b 15e12665a8aea6a2' },
    });
  });

  test('A.5: version 6', () => {
    expect(inspected('1EC9414C-232A-6B00-B3C8-9F6BDECED846')).toMatchObject({
      title: 'UUID version 6',
      time: '2022-02-22T19:22:22.0000000Z',
      values: { Timestamp: '138648505420000000', 'Clock sequence': String(0x33c8), Node: '9f:6b:de:ce:d8:46' },
    });
  });

  test('A.6: version 7', () => {
    expect(inspected('017F22E2-79B0-7CC3-98C4-DC0C0C07398F')).toMatchObject({
      title: 'UUID version 7',
      time: '2022-02-22T19:22:22.000Z',
      values: { Timestamp: '1645557742000', 'Random part': 'cc3 18c4dc0c0c07398f' },
    });
  });

  test('B.1 and B.2: version 8', () => {
    expect(inspected('2489E9AD-2EE2-8E00-8EC9-32D5F69181C0').title).toBe('UUID version 8');
    expect(inspected('5c146b14-3c52-8afd-938a-375d0df1fbf6').notes.Version).toBe('In a format of its maker');
  });
});

describe('times', () => {
  test.each([
    ['the beginning of the Gregorian calendar', '00000000-0000-1000-8000-000000000000', '1582-10-15T00:00:00.0000000Z'],
    ['one step of 100 ns before 1970', '13813fff-1dd2-11b2-8000-000000000000', '1969-12-31T23:59:59.9999999Z'],
    ['1970', '13814000-1dd2-11b2-8000-000000000000', '1970-01-01T00:00:00.0000000Z'],
    ['the last of version 1', 'ffffffff-ffff-1fff-bfff-ffffffffffff', '5236-03-31T21:21:00.6846975Z'],
    ['the last of version 6', 'ffffffff-ffff-6fff-bfff-ffffffffffff', '5236-03-31T21:21:00.6846975Z'],
    ['the first of version 7', '00000000-0000-7000-8000-000000000000', '1970-01-01T00:00:00.000Z'],
    ['the last of version 7', 'ffffffff-ffff-7fff-bfff-ffffffffffff', '+010889-08-02T05:31:50.655Z'],
  ])('%s', (_, uuid, time) => {
    expect(inspected(uuid).time).toBe(time);
  });
});

describe('what is of no version', () => {
  test.each([
    ['00000000-0000-0000-0000-000000000000', 'Nil UUID', undefined],
    ['FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF', 'Max UUID', undefined],
    ['f81d4fae-7dec-11d0-2765-00a0c91e6bf6', 'UUID of the variant NCS', 'NCS'],
    ['00000000-0000-0000-c000-000000000046', 'UUID of the variant Microsoft', 'Microsoft'],
    ['f81d4fae-7dec-11d0-e765-00a0c91e6bf6', 'UUID of the variant Reserved', 'Reserved'],
  ])('%s is the %s', (text, title, variant) => {
    const result = inspected(text);
    expect(result.title).toBe(title);
    expect(result.values.Variant).toBe(variant);
    expect(result.values.Version).toBeUndefined();
    expect(result.time).toBeUndefined();
  });

  test.each([0, 9, 15])('version %d is not defined', (version) => {
    const digit = version.toString(16);
    expect(inspected(`f81d4fae-7dec-${digit}1d0-a765-00a0c91e6bf6`)).toMatchObject({
      title: `UUID version ${version}`,
      notes: { Version: 'Not defined' },
    });
  });
});

test('version 2 has a local identifier and its domain', () => {
  expect(inspected('000003e8-cbb1-21ea-b300-3c5282c6dcf4').values).toMatchObject({
    'Local identifier': '1000',
    'Local domain': '0',
    Node: '3c:52:82:c6:dc:f4',
  });
  expect(inspected('000003e8-cbb1-21ea-b301-3c5282c6dcf4').notes.Node).toBe('The MAC address of a network card');
});

test('the number of a UUID (RFC 9562, section 4)', () => {
  expect(inspected('f81d4fae-7dec-11d0-a765-00a0c91e6bf6').values['As a number']).toBe(
    '329800735698586629295641978511506172918',
  );
});

describe('ULIDs', () => {
  test.each([
    '01ARZ3NDEKTSV4RRFFQ69G5FAV',
    '01arz3ndektsv4rrffq69g5fav',
    ' olarz3ndektsv4rrffq69g5fav ',
    // The generator lays them out like this.
    '"01ARZ3NDEKTSV4RRFFQ69G5FAV",',
    '{01ARZ3NDEKTSV4RRFFQ69G5FAV}',
  ])('%s', (text) => {
    expect(inspected(text)).toMatchObject({
      title: 'ULID',
      time: '2016-07-30T23:54:10.259Z',
      values: { 'Standard form': '01ARZ3NDEKTSV4RRFFQ69G5FAV', 'As a UUID': '01563e3a-b5d3-d676-4c61-efb99302bd5b' },
    });
  });

  test('and UUIDs are the same 128 bits', () => {
    expect(inspected('01563e3a-b5d3-d676-4c61-efb99302bd5b').values['As a ULID']).toBe('01ARZ3NDEKTSV4RRFFQ69G5FAV');
    expect(inspected('7ZZZZZZZZZZZZZZZZZZZZZZZZZ')).toMatchObject({
      time: '+010889-08-02T05:31:50.655Z',
      values: { 'As a UUID': 'ffffffff-ffff-ffff-ffff-ffffffffffff' },
    });
  });

  test.each([
    ['8ZZZZZZZZZZZZZZZZZZZZZZZZZ', 1, 'begins with 0 to 7'],
    [' 01ARZ3NDEKTSV4RRFFQ69G5FAU', 27, 'The letter U is not used'],
    [' "01ARZ3NDEKTSV4RRFFQ69G5FAU"', 28, 'The letter U is not used'],
  ])('%s is none', (text, column, message) => {
    const result = inspectId(text);
    expect(result).toMatchObject({ ok: false, error: { code: 'invalid-ulid', position: { column } } });
    expect(result.ok ? '' : result.error.message).toContain(message);
  });
});
