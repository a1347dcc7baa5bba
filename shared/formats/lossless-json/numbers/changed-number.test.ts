import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isChangedByJavaScript } from './changed-number.ts';
import { compareDecimals, parseDecimal } from './decimal.ts';

function isChanged(text: string): boolean {
  const bytes = new TextEncoder().encode(`[${text}]`);
  return isChangedByJavaScript(bytes, 1, bytes.length - 1);
}

describe('isChangedByJavaScript', () => {
  it.each([
    '0',
    '-0',
    '-0.0e99999',
    '7',
    '-7',
    '1.0',
    '1E2',
    '100e-2',
    '0.1',
    '3.14159',
    '1.7976931348623157e308',
    '5e-324',
    '123456789012345',
    '9007199254740992',
    '9007199254740994',
    '123456789012345680000',
    '1000000000000000000000000000000000000',
    '0.30000000000000004',
    '2.220446049250313e-16',
    '1.0000000000000000000000000000000000000',
    `0.${'0'.repeat(300)}1`,
    `1${'0'.repeat(300)}`,
    `0.${'0'.repeat(250)}1e251`,
  ])('keeps %s', (text) => {
    expect(isChanged(text)).toBe(false);
  });

  it.each([
    '9007199254740993',
    '12345678901234567890',
    '-12345678901234567890',
    '1e400',
    '-1e400',
    '1e-400',
    '1e309',
    '2e-324',
    '0.1000000000000000055',
    '0.10000000000000001',
    '0.30000000000000005',
    '3.141592653589793238',
    '1e999999999999999999999',
    `0.${'0'.repeat(400)}1`,
    `1${'0'.repeat(400)}`,
    '2.2204460492503131e-16',
    '1234567890123456e-330',
  ])('changes %s', (text) => {
    expect(isChanged(text)).toBe(true);
  });

  // An algorithm that scans all digits for each digit would take hours.
  it('takes a number of a million digits', () => {
    expect(isChanged('1'.repeat(1_000_000))).toBe(true);
    expect(isChanged(`1${'0'.repeat(500_000)}.${'0'.repeat(500_000)}1`)).toBe(true);
    expect(isChanged(`0.${'0'.repeat(1_000_000)}`)).toBe(false);
  });

  it('agrees with parsing and printing the number', () => {
    const digits = (minimum: number, maximum: number) => {
      return fc.stringMatching(new RegExp(`^[1-9][0-9]{${minimum - 1},${maximum - 1}}$`));
    };
    const plain = fc.tuple(digits(14, 18), fc.nat(25)).map(([text, place]) => {
      return place < text.length
        ? `${text.slice(0, place) || '0'}.${text.slice(place)}`
        : `0.${'0'.repeat(place - text.length)}${text}`;
    });
    const scientific = fc.tuple(digits(14, 18), fc.integer({ min: -340, max: 310 })).map(([text, exponent]) => {
      return `${text[0]}.${text.slice(1)}e${exponent}`;
    });
    const double = fc.double({ noNaN: true, noDefaultInfinity: true });
    const powerOfTwo = fc
      .tuple(fc.integer({ min: -80, max: 80 }), fc.constantFrom(15, 16, 17))
      .map(([exponent, precision]) => {
        return (2 ** exponent).toPrecision(precision);
      });
    fc.assert(
      fc.property(fc.oneof(plain, scientific, double.map(String), powerOfTwo), (text) => {
        const value = Number(text);
        const expected =
          !Number.isFinite(value) || compareDecimals(parseDecimal(text), parseDecimal(String(value))) !== 0;
        expect(isChanged(text)).toBe(expected);
      }),
      { numRuns: 20_000 },
    );
  });
});
