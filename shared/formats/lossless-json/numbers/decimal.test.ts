import { describe, expect, it } from 'vitest';
import { compareDecimals, parseDecimal } from './decimal.ts';

describe('parseDecimal', () => {
  it.each([
    ['0', false, '', 0],
    ['-0.00e5', false, '', 0],
    ['1', false, '1', 1],
    ['-120', true, '12', 3],
    ['0.0012', false, '12', -2],
    ['12.50E3', false, '125', 5],
    ['1e+21', false, '1', 22],
    ['1e-7', false, '1', -6],
    ['12345678901234567890', false, '1234567890123456789', 20],
  ])('reads %s', (text, negative, digits, exponent) => {
    expect(parseDecimal(text)).toEqual({ negative, digits, exponent });
  });
});

describe('compareDecimals', () => {
  it.each([
    ['1', '1.0', 0],
    ['100', '1e2', 0],
    ['-0', '0', 0],
    ['12345678901234567890', '12345678901234567891', -1],
    ['0.1', '0.10000000000000001', -1],
    ['9', '10', -1],
    ['-9', '-10', 1],
    ['-1', '1', -1],
    ['0', '1e-400', -1],
    ['-1e-400', '0', -1],
    ['1e400', '1e399', 1],
    ['95', '9.6', 1],
  ])('%s against %s', (a, b, expected) => {
    expect(Math.sign(compareDecimals(parseDecimal(a), parseDecimal(b)))).toBe(expected);
    expect(Math.sign(compareDecimals(parseDecimal(b), parseDecimal(a)))).toBe(expected === 0 ? 0 : -expected);
  });
});
