import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { epochUnits } from '../epoch-units.ts';
import { formatEpoch, formatRecognizableEpoch } from '../format/format-epoch.ts';
import { maximumInstant } from '../temporal.ts';
import { parseEpoch } from './parse-epoch.ts';
import { joinEpoch, splitEpoch } from './stored-epoch.ts';

const anyInstant = fc.bigInt({ min: -maximumInstant, max: maximumInstant });

function read(text: string, unit?: (typeof epochUnits)[number]) {
  const result = parseEpoch(text, unit);
  return result.ok ? { nanoseconds: result.value.nanoseconds, unit: result.value.unit } : result.error.code;
}

describe('recognises the unit by size', () => {
  test.each([
    ['0', 0n, 'seconds'],
    ['-0', 0n, 'seconds'],
    ['1737244800', 1737244800_000000000n, 'seconds'],
    ['99999999999', 99999999999_000000000n, 'seconds'],
    ['100000000000', 100000000_000000000n, 'milliseconds'],
    ['1737244800000', 1737244800_000000000n, 'milliseconds'],
    ['99999999999999', 99999999999_999000000n, 'milliseconds'],
    ['100000000000000', 100000000_000000000n, 'microseconds'],
    ['1737244800123456', 1737244800_123456000n, 'microseconds'],
    ['1737244800123456789', 1737244800_123456789n, 'nanoseconds'],
    ['-1', -1_000000000n, 'seconds'],
    ['-99999999999.5', -99999999999_500000000n, 'seconds'],
    ['-1737244800000', -1737244800_000000000n, 'milliseconds'],
    ['-2208988800000', -2208988800_000000000n, 'milliseconds'],
    ['-1737244800123456789', -1737244800_123456789n, 'nanoseconds'],
    ['1.7372448e9', 1737244800_000000000n, 'seconds'],
    ['1.7372448e12', 1737244800_000000000n, 'milliseconds'],
    ['1e-9', 1n, 'seconds'],
  ])('%s', (text, nanoseconds, unit) => {
    expect(read(text)).toEqual({ nanoseconds, unit });
  });

  test('says what a value of 12 digits could be as well', () => {
    const result = parseEpoch('253402300799');
    expect(result.ok && result.value.alternative).toEqual({ unit: 'seconds', date: '9999-12-31' });
    const usual = parseEpoch('1737244800000');
    expect(usual.ok && usual.value.alternative).toBeUndefined();
  });
});

test.each([
  ['1000', 'milliseconds', 1_000_000_000n],
  ['1000', 'nanoseconds', 1000n],
  ['253402300799', 'seconds', 253402300799_000000000n],
  ['1.5', 'microseconds', 1500n],
  ['-1.5', 'nanoseconds', -2n],
] as const)('reads %s in the unit that was chosen, %s', (text, unit, nanoseconds) => {
  expect(read(text, unit)).toEqual({ nanoseconds, unit });
});

test.each([
  [' 1737244800 ', 1737244800n],
  ['+1737244800', 1737244800n],
  ['1_737_244_800', 1737244800n],
  ['1 737 244 800', 1737244800n],
  ['1 737 244 800', 1737244800n],
  ["1'737'244'800", 1737244800n],
  ['1,737,244,800', 1737244800n],
  ['−86400', -86400n],
  ['.5e1', 5n],
  ['5.', 5n],
  ['1.7E9', 1700000000n],
  ['0e999', 0n],
  ['00000000000000000000000000001', 1n],
])('takes the number %s', (text, seconds) => {
  expect(read(text)).toEqual({ nanoseconds: seconds * 1_000_000_000n, unit: 'seconds' });
});

test('keeps every digit of decimals, and says where it cuts off', () => {
  expect(read('1737244800.123456789')).toEqual({ nanoseconds: 1737244800_123456789n, unit: 'seconds' });
  expect(parseEpoch('1737244800.123456789')).toMatchObject({ value: { isCut: false } });
  expect(parseEpoch('1737244800.1234567891')).toMatchObject({
    value: { isCut: true, nanoseconds: 1737244800_123456789n },
  });
  expect(parseEpoch('-0.0000000001')).toMatchObject({ value: { isCut: true, nanoseconds: -1n } });
  expect(parseEpoch('1e-999')).toMatchObject({ value: { isCut: true, nanoseconds: 0n } });
});

test.each([
  ['NaN', 'not-a-number'],
  ['-Infinity', 'not-a-number'],
  ['', 'not-a-number'],
  ['-', 'not-a-number'],
  ['.', 'not-a-number'],
  ['e5', 'not-a-number'],
  ['1e', 'unexpected-character'],
  ['0x10', 'not-decimal'],
  ['0b1', 'not-decimal'],
  ['1,737', 'ambiguous-comma'],
  ['1737244800,5', 'unexpected-comma'],
  ['1.737.244', 'second-point'],
  ['12abc', 'unexpected-character'],
  ['2025-01-19T00:00:00Z', 'unexpected-character'],
  ['١٢٣', 'unexpected-character'],
  ['1__0', 'unexpected-character'],
  ['9'.repeat(201), 'too-long'],
  ['9'.repeat(200), 'out-of-range'],
  ['1e400', 'out-of-range'],
  ['1e999999999', 'out-of-range'],
  ['8640000000000000000001', 'out-of-range'],
])('refuses %s as %s', (text, code) => {
  expect(read(text)).toBe(code);
});

test('names the place of what is wrong', () => {
  expect(parseEpoch('  12x4')).toMatchObject({
    error: { position: { column: 5 }, message: expect.stringContaining('“x”') },
  });
});

test('the ends of the range are in it', () => {
  expect(read('8640000000000', 'seconds')).toEqual({ nanoseconds: maximumInstant, unit: 'seconds' });
  expect(read('-8640000000000000', 'milliseconds')).toEqual({ nanoseconds: -maximumInstant, unit: 'milliseconds' });
  expect(read('8640000000000.000000001', 'seconds')).toBe('out-of-range');
});

test('an instant in each unit is read back to the nanosecond', () => {
  fc.assert(
    fc.property(anyInstant, fc.constantFrom(...epochUnits), (nanoseconds, unit) => {
      expect(read(formatEpoch(nanoseconds, unit), unit)).toEqual({ nanoseconds, unit });
    }),
  );
});

test('an instant is written so that its size shows its unit', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        anyInstant,
        fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }),
        fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }),
      ),
      fc.constantFrom(...epochUnits),
      (nanoseconds, unit) => {
        const result = parseEpoch(formatRecognizableEpoch(nanoseconds, unit));
        expect(result.ok && result.value.nanoseconds).toBe(nanoseconds);
      },
    ),
  );
});

test.each([
  ['1000 ms', '1000', 'milliseconds'],
  ['1000ms', '1000', 'milliseconds'],
  ['1.5 s', '1.5', 'seconds'],
  ['7 us', '7', 'microseconds'],
  ['7 µs', '7', 'microseconds'],
  [' ns', '', 'nanoseconds'],
  ['1000', '1000', undefined],
  ['hours', 'hours', undefined],
  ['', '', undefined],
])('keeps the unit with the value: %s', (stored, text, unit) => {
  expect(splitEpoch(stored)).toEqual({ text, unit });
  expect(splitEpoch(joinEpoch({ text, unit: unit as undefined }))).toEqual({ text, unit });
});

describe.each(epochUnits)('with the unit %s', (unit) => {
  test.each(['', '-', '12a', '1e', '1e-', 'x', 's', '5 m', ' ', '12 ', '12\n', ' 12'])(
    'keeps what is typed before it is a number: %j',
    (text) => {
      expect(splitEpoch(joinEpoch({ text, unit }))).toEqual({ text, unit });
    },
  );
});

test('any text comes back as it was stored with a unit', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...epochUnits), (text, unit) => {
      expect(splitEpoch(joinEpoch({ text, unit }))).toEqual({ text, unit });
    }),
  );
});
