import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isChangedByDouble, normalizeDecimal } from './number-text.ts';

describe('normalizeDecimal', () => {
  test.each([
    ['1', '1'],
    ['-12345678901234567890', '-12345678901234567890'],
    ['+5', '5'],
    ['.5', '0.5'],
    ['-.5E+3', '-0.5E+3'],
    ['5.', '5'],
    ['5.e3', '5e3'],
    ['007', '7'],
    ['000', '0'],
    ['-00.50', '-0.50'],
    ['', undefined],
    ['.', undefined],
    ['-', undefined],
    ['0x1', undefined],
    ['1 ', undefined],
    ['e5', undefined],
  ])('makes %j %s', (text, json) => expect(normalizeDecimal(text)).toBe(json));

  test('gives JSON of the same value', () => {
    const digits = fc.stringMatching(/^[0-9]{0,20}$/u);
    fc.assert(
      fc.property(fc.constantFrom('', '+', '-'), digits, digits, fc.constantFrom('', 'e5', 'E-7'), (sign, a, b, e) => {
        fc.pre(a + b !== '');
        const text = `${sign}${a}.${b}${e}`;
        expect(JSON.parse(normalizeDecimal(text) ?? '')).toBe(Number(text));
      }),
    );
  });
});

test.each([
  ['1', false],
  ['1.0', false],
  ['1e5', false],
  ['0.1', false],
  ['9007199254740992', false],
  ['9007199254740993', true],
  ['12345678901234567890', true],
  ['1e400', true],
  ['0.1234567890123456789', true],
])('isChangedByDouble(%j) is %s', (text, isChanged) => expect(isChangedByDouble(text)).toBe(isChanged));
