import { describe, expect, test } from 'vitest';
import { operationOf, runOperation } from '#tests/support/operations/run-operation.ts';
import { operations } from './operations.ts';

async function answer(id: string, input: string, options = {}) {
  const result = await runOperation(operationOf(operations, id), input, options);
  return result.ok ? result.value : { ...result.error, text: result.error.code };
}

const generate = (options = {}) => answer('uuid.generate', '', options);

describe('uuid.generate', () => {
  test.each([
    [{}, /^(?:[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}\n?){5}$/],
    [{ kind: 'v7', quantity: 1 }, /^[\da-f]{8}-[\da-f]{4}-7/],
    [{ kind: 'ulid', quantity: 2 }, /^[\dA-Z]{26}\n[\dA-Z]{26}$/],
    [{ kind: 'nanoid', quantity: 1, size: 4, alphabet: 'ab' }, /^[ab]{4}$/],
    [{ kind: 'v3', names: 'a\nb' }, /^[\da-f-]{36}\n[\da-f-]{36}$/],
    [{ kind: 'nil', quantity: 1, isUpperCase: true, hasNoHyphens: true, hasBraces: true }, /^\{0{32}\}$/],
    [{ kind: 'max', quantity: 2, isQuotedList: true }, /^"f{8}-.*",\n"f{8}-.*"$/],
    [{ quantity: 0 }, /^bad-option$/],
    [{ quantity: 10_000 }, /^bad-option$/],
    [{ kind: 'v5', namespace: 'x' }, /^invalid-namespace$/],
    [{ kind: 'v5', names: '' }, /^no-name$/],
    [{ kind: 'nanoid', alphabet: 'aa' }, /^invalid-alphabet$/],
  ])('%j', async (options, text) => {
    expect((await generate(options)).text).toMatch(text);
  });

  test('names the file by the kind', async () => {
    expect(await generate()).toMatchObject({ fileName: 'uuids.txt' });
    expect(await generate({ kind: 'nanoid' })).toMatchObject({ fileName: 'nanoids.txt' });
  });

  test('gives others each time, in their order', async () => {
    const ids = [await generate({ kind: 'v7' }), await generate({ kind: 'v7' })].flatMap(({ text }) =>
      text.split('\n'),
    );
    expect(new Set(ids).size).toBe(10);
    expect(ids).toEqual(ids.toSorted());
  });
});

describe('uuid.inspect', () => {
  test('takes a UUID apart', async () => {
    const { text } = await answer('uuid.inspect', 'C232AB00-9414-11EC-B3C8-9F6BDECED846');
    expect(JSON.parse(text)).toMatchObject({
      title: 'UUID version 1',
      time: '2022-02-22T19:22:22.0000000Z',
      fields: expect.arrayContaining([
        { name: 'Node', value: '9f:6b:de:ce:d8:46', note: 'Random: its multicast bit is set' },
      ]),
    });
  });

  test('has no time where there is none', async () => {
    const { text } = await answer('uuid.inspect', '919108f7-52d1-4320-9bac-f847db4148a8');
    expect(JSON.parse(text)).not.toHaveProperty('time');
  });

  test.each([
    ['', 'invalid-uuid', 0],
    ['017f22e2-79b0-7cc3-98c4-dc0c0c07398g', 'invalid-uuid', 35],
    ['8ZZZZZZZZZZZZZZZZZZZZZZZZZ', 'invalid-ulid', 0],
  ])('says where %j is wrong', async (input, code, offset) => {
    expect(await answer('uuid.inspect', input)).toMatchObject({ code, position: { offset } });
  });
});
