/// <reference types="vite/types/importMeta.d.ts" />
import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { ok } from '#shared/result.ts';
import { type AnyOperation, defineOperation, type OptionsSchema, optionHints } from './define-operation.ts';
import { describeOperation, isOptionValue } from './describe-operation.ts';

const lists = import.meta.glob<readonly AnyOperation[]>('./*/operations.ts', { eager: true, import: 'operations' });

const withOptions = (options: OptionsSchema) =>
  defineOperation({
    id: 'a.b',
    title: 'Do it',
    takes: 'text',
    accepts: ['text/plain'],
    produces: ['text/plain'],
    options,
    example: { input: 'x', output: 'x' },
    run: (text) => ok({ data: text, mediaType: 'text/plain' }),
  });

const describeOne = (entry: OptionsSchema['entries'][string]) =>
  describeOperation(withOptions(v.object({ one: entry }))).options[0];

describe('describes the control of', () => {
  test.each([
    [
      'a boolean',
      v.optional(v.pipe(v.boolean(), v.title('Upper case'), v.description('Of the digits.')), true),
      { kind: 'switch', title: 'Upper case', description: 'Of the digits.', default: true },
    ],
    [
      'a picklist, with words for some of its values',
      v.optional(v.pipe(v.picklist(['hex', 'b64']), v.title('As'), optionHints({ labels: { hex: 'Hex' } })), 'b64'),
      {
        kind: 'choice',
        title: 'As',
        default: 'b64',
        choices: [
          { value: 'hex', label: 'Hex' },
          { value: 'b64', label: 'b64' },
        ],
      },
    ],
    [
      'a picklist of numbers',
      v.optional(v.pipe(v.picklist([0, 64]), v.title('Length')), 0),
      {
        kind: 'choice',
        title: 'Length',
        default: 0,
        choices: [
          { value: 0, label: '0' },
          { value: 64, label: '64' },
        ],
      },
    ],
    [
      'a whole number with limits',
      v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9), v.title('Count')), 5),
      { kind: 'number', title: 'Count', default: 5, isInteger: true, minimum: 1, maximum: 9 },
    ],
    [
      'a number that may be none',
      v.optional(v.pipe(v.nullable(v.number()), v.title('Mask')), null),
      { kind: 'number', title: 'Mask', default: null, isInteger: false },
    ],
    [
      'a text',
      v.optional(v.pipe(v.string(), v.title('Key'), optionHints({ placeholder: 'A key' })), ''),
      { kind: 'text', title: 'Key', default: '', placeholder: 'A key' },
    ],
    [
      'a title around the default',
      v.pipe(v.optional(v.string(), 'a'), v.title('Outer')),
      { title: 'Outer', default: 'a' },
    ],
  ])('%s', (_, entry, expected) => {
    expect(describeOne(entry)).toMatchObject({ name: 'one', ...expected });
  });

  test('no list: it stays at its default', () => {
    expect(describeOne(v.optional(v.array(v.string()), []))).toBeUndefined();
  });
});

describe.each(
  Object.values(lists)
    .flat()
    .map((operation) => [operation.id, operation] as const),
)('%s', (_, operation) => {
  it('is described in what can be sent to a page, and each control can have its default', () => {
    const described = describeOperation(operation);
    expect(structuredClone(described)).toEqual(described);
    for (const option of described.options) {
      expect(isOptionValue(option, option.default), option.name).toBe(true);
    }
  });
});

test.each([
  [v.optional(v.pipe(v.boolean(), v.title('A')), true), [true, false], ['true', 1, null]],
  [v.optional(v.pipe(v.picklist(['a', 'b']), v.title('A')), 'a'), ['a', 'b'], ['c', 0, true, undefined]],
  [
    v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9), v.title('A')), 5),
    [1, 9],
    [0, 10, 1.5, '1', null, Number.NaN],
  ],
  [v.optional(v.pipe(v.nullable(v.number()), v.title('A')), null), [null, -1.5], ['', Number.POSITIVE_INFINITY]],
  [v.optional(v.pipe(v.string(), v.title('A')), ''), ['', 'a'], [1, null, undefined]],
])('%# tells values that can be kept from others', (entry, good, bad) => {
  const option = describeOne(entry);
  if (option === undefined) {
    throw new Error('The option is not described.');
  }
  expect(good.filter((value) => !isOptionValue(option, value))).toEqual([]);
  expect(bad.filter((value) => isOptionValue(option, value))).toEqual([]);
});
