import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ok } from '#shared/result.ts';
import { type AnyOperation, defineOperation, readOptions } from './define-operation.ts';

const repeat = defineOperation({
  id: 'text.repeat',
  title: 'Repeat a text',
  takes: 'text',
  accepts: ['text/plain'],
  produces: ['text/plain'],
  options: v.object({
    times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.title('Times')), 2),
    separator: v.optional(v.pipe(v.string(), v.title('Separator')), ''),
  }),
  example: { input: 'a', output: 'aa' },
  run: (input, { times, separator }) =>
    ok({ data: Array.from({ length: times }, () => input).join(separator), mediaType: 'text/plain' }),
});

it('is one of the operations of a list', () => {
  const operations: readonly AnyOperation[] = [repeat];
  expect(operations[0]?.id).toBe('text.repeat');
});

describe('readOptions', () => {
  it.each([
    [undefined, { times: 2, separator: '' }],
    [{}, { times: 2, separator: '' }],
    [{ times: 3 }, { times: 3, separator: '' }],
    [{ separator: '-' }, { times: 2, separator: '-' }],
  ])('%j', (options, filled) => {
    expect(readOptions(repeat.options, options)).toEqual({ ok: true, value: filled });
  });

  it.each([
    [{ time: 3 }, 'There is no option “time”. It has times, separator.'],
    [{ times: 'x' }, 'Times must be a number; this is “x”.'],
    [{ times: 0 }, 'Times must be at least 1; this is 0.'],
    [null, 'The options must be an object; this is null.'],
  ])('refuses %j', (options, message) => {
    const result = readOptions(repeat.options, options);
    expect(result).toMatchObject({ ok: false, error: { code: 'bad-option', message: expect.stringMatching(message) } });
  });
});
