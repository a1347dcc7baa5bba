import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isKeptFromPapaParse, isTypedColumn, typeOf } from './typed-value.ts';

test.each([
  ['', 'null'],
  ['true', 'boolean'],
  ['FALSE', 'boolean'],
  ['True', 'text'],
  ['0', 'number'],
  ['-12', 'number'],
  ['1.50', 'number'],
  ['0.001', 'number'],
  ['123456789012345', 'number'],
  ['1234567890123456', 'text'],
  ['9007199254740993', 'text'],
  ['0.1234567890123456', 'text'],
  ['007', 'text'],
  ['-0', 'text'],
  ['-0.0', 'text'],
  ['1e5', 'text'],
  ['+1', 'text'],
  ['.5', 'text'],
  ['5.', 'text'],
  [' 5', 'text'],
  ['0x10', 'text'],
  ['NaN', 'text'],
  ['Infinity', 'text'],
  ['1,5', 'text'],
  ['2024-01-02', 'text'],
  ['2024-01-02T03:04:05Z', 'text'],
] as const)('%j is %s', (value, kind) => {
  expect(typeOf(value).kind).toBe(kind);
});

test.each([
  ['007', true],
  ['1e5', true],
  [' 5', true],
  ['.5', true],
  ['2024-01-02T03:04:05Z', true],
  ['2024-01-02T03:04+01:00', true],
  ['1.5', false],
  ['2024-01-02', false],
  ['text', false],
  ['12345678901234567890', false],
])('PapaParse would change %j: %s', (value, expected) => {
  expect(isKeptFromPapaParse(value)).toBe(expected);
});

test('a number written by JavaScript says the same as the text', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^-?\d{1,12}(\.\d{1,6})?$/), (value) => {
      if (typeOf(value).kind === 'number') {
        const digits = value.split('.')[1]?.length ?? 0;
        expect((JSON.parse(value) as number).toFixed(digits)).toBe(value);
      }
    }),
  );
});

test('columns have types by name, or by index without names', () => {
  expect(isTypedColumn({ b: true }, ['a', 'b'])(1)).toBe(true);
  expect(isTypedColumn({ b: true }, ['a', 'b'])(0)).toBe(false);
  expect(isTypedColumn({ 1: true }, undefined)(1)).toBe(true);
  expect(isTypedColumn({}, ['__proto__'])(0)).toBe(false);
});
