import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { integerValue } from './integer-value.ts';
import { digitsOf, readDigits } from './read-digits.ts';

function valueOrCode(text: string, base?: number): bigint | string {
  const read = readDigits(text, base);
  return read.ok ? integerValue(read.value) : read.error.code;
}

describe('reads', () => {
  test.each([
    ['0', undefined, 0n],
    ['255', undefined, 255n],
    [' \n 255 \r\n', undefined, 255n],
    ['0xff', undefined, 255n],
    ['0XFF', undefined, 255n],
    ['0o377', undefined, 255n],
    ['0b1111_1111', undefined, 255n],
    ["1'000'000", undefined, 1_000_000n],
    ['1 000 000', undefined, 1_000_000n],
    ['1\u202f000', undefined, 1000n],
    ['1’000', undefined, 1000n],
    ['-1', undefined, -1n],
    ['− 0x10', undefined, -16n],
    ['+7', undefined, 7n],
    ['0x10', 16, 16n],
    ['10', 16, 16n],
    // In base 16, the characters of the prefix are digits.
    ['0b1', 16, 0xb1n],
    ['0b1', 12, 133n],
    ['0x1', 36, 33n * 36n + 1n],
    ['zz', 36, 1295n],
    ['ZZ', 36, 1295n],
    ['007', 8, 7n],
    ['18446744073709551616', undefined, 2n ** 64n],
    ['1,234,567', undefined, 1_234_567n],
    ['-1.234.567', undefined, -1_234_567n],
    ['123n', undefined, 123n],
    ['1_000n', undefined, 1000n],
    ['-0xffn', undefined, -255n],
    ['0b11n', undefined, 3n],
    ['n', 36, 23n],
  ] as const)('%j in base %s', (text, base, value) => {
    expect(valueOrCode(text, base)).toBe(value);
  });
});

describe('refuses, at the place', () => {
  test.each([
    ['778', 8, 3, '“8” is not a digit of base 8, at position 3. Its digits are 0 to 7.'],
    ['0b12', undefined, 4, '“2” is not a digit of base 2, at position 4. Its digits are 0 and 1.'],
    ['0xfg', undefined, 4, '“g” is not a digit of base 16, at position 4. Its digits are 0 to 9 and a to f.'],
    ['1.5', undefined, 2, '“.” is not a digit of base 10, at position 2. Its digits are 0 to 9.'],
    // One mark alone may be that of a fraction.
    ['1,234', undefined, 2, '“,” is not a digit of base 10, at position 2. Its digits are 0 to 9.'],
    ['1,234.567', undefined, 2, '“,” is not a digit of base 10, at position 2. Its digits are 0 to 9.'],
    ['1,234,56', undefined, 2, '“,” is not a digit of base 10, at position 2. Its digits are 0 to 9.'],
    ['1,234,567', 10, 2, '“,” is not a digit of base 10, at position 2. Its digits are 0 to 9.'],
    ['n', undefined, 1, '“n” is not a digit of base 10, at position 1. Its digits are 0 to 9.'],
    [
      ' 7f',
      undefined,
      3,
      '“f” is not a digit of base 10, at position 3. Its digits are 0 to 9. Hexadecimal digits begin with 0x, or choose their base.',
    ],
    ['1😀', undefined, 2, '“😀” is not a digit of base 10, at position 2. Its digits are 0 to 9.'],
    ['--1', undefined, 2, '“-” is not a digit of base 10, at position 2. Its digits are 0 to 9.'],
    ['1\n2', undefined, 2, 'A second line begins here: give one number at a time.'],
    ['', undefined, 1, 'There are no digits here: base 10 uses 0 to 9.'],
    ['-', undefined, 2, 'There are no digits here: base 10 uses 0 to 9.'],
    ['0x', undefined, 3, 'There are no digits here: base 16 uses 0 to 9 and a to f.'],
    ['_', 11, 2, 'There are no digits here: base 11 uses 0 to 9 and a.'],
    ['٣', undefined, 1, '“٣” is not a digit of base 10, at position 1. Its digits are 0 to 9.'],
  ])('%j in base %s', (text, base, column, message) => {
    expect(readDigits(text, base)).toMatchObject({ ok: false, error: { message, position: { line: 1, column } } });
  });
});

test('names the digits of a base', () => {
  expect([2, 10, 11, 12, 36].map(digitsOf)).toEqual([
    '0 and 1',
    '0 to 9',
    '0 to 9 and a',
    '0 to 9 and a to b',
    '0 to 9 and a to z',
  ]);
});

test('reads what JavaScript writes in any base, grouped in any way', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(2n ** 300n), max: 2n ** 300n }),
      fc.integer({ min: 2, max: 36 }),
      fc.constantFrom('', '_', "'", ' '),
      (value, base, separator) => {
        const text = value.toString(base);
        const grouped = text.replace(/(?<=.)(?=.(?:..)*$)/g, separator);
        expect(valueOrCode(grouped.replace(/^-[_']/, '-'), base)).toBe(value);
      },
    ),
  );
});

test('reads a hundred thousand digits of a base that is not a power of two', () => {
  const value = 7n ** 50_000n;
  expect(valueOrCode(value.toString(35), 35)).toBe(value);
});
