import { describe, expect, test } from 'vitest';
import { operationOf, runOperation } from '#tests/support/operations/run-operation.ts';
import { operations } from './operations.ts';
import { recognise } from './recognise.ts';

async function rowsOf(id: string, input: string, options = {}) {
  const result = await runOperation(operationOf(operations, id), input, options);
  return result.ok
    ? Object.fromEntries((result.value.rows ?? []).map(({ name, value, note }) => [name, note ? [value, note] : value]))
    : result.error;
}

describe('number-base.convert', () => {
  test.each([
    ['255', {}, { Hex: 'ff', 'Base 36': '73' }],
    ['ff', { from: '16', isUpperCase: true, hasPrefix: true }, { Hex: '0xFF', Octal: '0o377' }],
    ['0b1010', { another: '3', isGrouped: true }, { 'Base 3': '101', Decimal: '10' }],
    ['778', { from: '8' }, { code: 'not-a-digit', position: { offset: 2, line: 1, column: 3 } }],
    ['1', { from: '37' }, { message: expect.stringMatching(/^Read as must be “prefix”, .* or “36”; this is “37”\.$/) }],
  ])('%j with %j', async (input, options, expected) => {
    expect(await rowsOf('number-base.convert', input, options)).toMatchObject(expected);
  });

  test('gives JSON of names and values', async () => {
    const result = await runOperation(operationOf(operations, 'number-base.convert'), '10');
    expect(result.ok && JSON.parse(String(result.value.data))).toMatchObject({ Binary: '1010', 'Signed 64-bit': '10' });
  });
});

describe('number-base.take-float-apart', () => {
  test('0.1', async () => {
    expect(await rowsOf('number-base.take-float-apart', '0.1')).toEqual({
      Value: ['0.1', 'Normal'],
      'Exact value': [
        '0.1000000000000000055511151231257827021181583404541015625',
        'Not exactly what you typed, but the nearest representable number',
      ],
      Bits: '0x3fb999999999999a',
      Sign: ['0', 'Positive'],
      Exponent: ['01111111011', '1019 − 1023 = −4'],
      Significand: [
        '1001100110011001100110011001100110011001100110011010',
        'After a leading 1 that is not stored; all in all 7205759403792794 × 2^−56',
      ],
      'Next below': ['0.09999999999999999', '0x3fb9999999999999'],
      'Next above': ['0.10000000000000002', '0x3fb999999999999b'],
    });
  });

  test.each([
    ['-0', {}, { Value: ['-0', 'Zero'], Sign: ['1', 'Negative'] }],
    ['5e-324', {}, { Value: ['5e-324', 'Subnormal'], 'Next below': ['0', '0x0000000000000000'] }],
    ['1e999', {}, { Value: ['Infinity', 'Infinity'], Exponent: ['11111111111', 'All ones: infinity or NaN'] }],
    ['NaN', { format: 'single' }, { Bits: '0x7fc00000', Value: ['NaN', 'Quiet NaN'] }],
    ['7fa00001', { format: 'single', reading: 'bits' }, { Value: ['NaN', 'Signalling NaN'] }],
    ['NaN', {}, { Significand: [`1${'0'.repeat(51)}`, 'NaN with the payload 0'] }],
    ['0xffc00005', { format: 'single' }, { Significand: [`1${'0'.repeat(19)}101`, 'NaN with the payload 5'] }],
    ['0.5', { format: 'single' }, { 'Exact value': '0.5', Bits: '0x3f000000' }],
  ])('%j with %j', async (input, options, expected) => {
    expect(await rowsOf('number-base.take-float-apart', input, options)).toMatchObject(expected);
  });
});

describe('recognises', () => {
  test.each([
    ['0xff', '255 in decimal'],
    [' -0b101\n', '-5 in decimal'],
    ['0o17', '15 in decimal'],
    ['0xdead_beef', '3735928559 in decimal'],
    ['255', '0xff in hexadecimal, 0b11111111 in binary'],
    ['ff', undefined],
    ['0x', undefined],
    ['0xfg', undefined],
    ['0x1\n0x2', undefined],
    [`0x${'f'.repeat(100)}`, undefined],
  ])('%j', (text, preview) => {
    expect(recognise({ text, size: text.length })?.preview).toBe(preview);
  });
});
