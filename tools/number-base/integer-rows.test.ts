import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { integerRows } from './integer-rows.ts';
import { writeInteger } from './write-integer.ts';

const plain = { isUpperCase: false, isGrouped: false, hasPrefix: false };

const rowOf = (value: bigint, name: string) => integerRows(value, 36, plain).find((row) => row.name === name);

test('writes the usual bases, and one more', () => {
  const rows = integerRows(0xcafen, 36, plain);
  expect(rows.slice(0, 5)).toEqual([
    { name: 'Binary', value: '1100101011111110', note: '16 bits' },
    { name: 'Octal', value: '145376' },
    { name: 'Decimal', value: '51966' },
    { name: 'Hex', value: 'cafe' },
    { name: 'Base 36', value: '143i' },
  ]);
  expect(integerRows(1n, 16, plain).map(({ name }) => name)).not.toContain('Base 16');
});

test.each([
  [0n, '1 bit'],
  [1n, '1 bit'],
  [255n, '8 bits'],
  [-255n, '8 bits, without its sign'],
  [2n ** 1000n, '1,001 bits'],
])('%s has %s', (value, note) => {
  expect(rowOf(value, 'Binary')?.note).toBe(note);
});

describe('two’s complement', () => {
  test.each([
    [255n, 'Unsigned 8-bit', '255', undefined],
    [255n, 'Signed 8-bit', '-1', 'bad'],
    [256n, 'Unsigned 8-bit', '0', 'bad'],
    [-1n, 'Unsigned 8-bit', '255', 'bad'],
    [-1n, 'Signed 8-bit', '-1', undefined],
    [-128n, 'Signed 8-bit', '-128', undefined],
    [-129n, 'Signed 8-bit', '127', 'bad'],
    [127n, 'Signed 8-bit', '127', undefined],
    [-1n, '8 bits', 'ff', undefined],
    [1n, '16 bits', '0001', undefined],
    [65_535n, 'Unsigned 16-bit', '65535', undefined],
    [0xffff_ffffn, 'Signed 32-bit', '-1', 'bad'],
    [2n ** 63n, 'Signed 64-bit', '-9223372036854775808', 'bad'],
    [2n ** 64n - 1n, 'Unsigned 64-bit', '18446744073709551615', undefined],
    [2n ** 64n, 'Unsigned 64-bit', '0', 'bad'],
  ])('%s as %s is %s', (value, name, text, tone) => {
    const row = rowOf(value, name);
    expect(row?.value).toBe(text);
    expect(row?.tone).toBe(tone);
  });

  test('is that of typed arrays', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(2n ** 64n), max: 2n ** 65n }), (value) => {
        const bytes = new DataView(BigUint64Array.of(BigInt.asUintN(64, value)).buffer);
        expect(rowOf(value, 'Signed 64-bit')?.value).toBe(String(bytes.getBigInt64(0, true)));
        expect(rowOf(value, 'Unsigned 32-bit')?.value).toBe(String(bytes.getUint32(0, true)));
        expect(rowOf(value, 'Signed 16-bit')?.value).toBe(String(bytes.getInt16(0, true)));
        expect(rowOf(value, 'Unsigned 8-bit')?.value).toBe(String(bytes.getUint8(0)));
      }),
    );
  });
});

describe('digits are written', () => {
  test.each([
    [255n, 16, { isUpperCase: true }, 'FF'],
    [255n, 16, { hasPrefix: true }, '0xff'],
    [-255n, 2, { hasPrefix: true, isGrouped: true }, '-0b1111 1111'],
    [8n, 8, { hasPrefix: true }, '0o10'],
    [1_234_567n, 10, { isGrouped: true, hasPrefix: true }, '1 234 567'],
    [123n, 10, { isGrouped: true }, '123'],
    [0n, 36, { hasPrefix: true }, '0'],
    [0x12345n, 16, { isGrouped: true }, '1 2345'],
  ])('%s in base %d with %j as %s', (value, base, style, text) => {
    expect(writeInteger(value, base, { ...plain, ...style })).toBe(text);
  });
});
