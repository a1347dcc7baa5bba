import { object } from 'valibot';
import { expect, it, vi } from 'vitest';
import { ok } from '#shared/result.ts';
import { type AnyOperation, defineOperation, type Operation } from './define-operation.ts';
import { createOperationFinder } from './find-operation.ts';

const named = (id: Operation['id']): AnyOperation =>
  defineOperation({
    id,
    title: 'Do it',
    takes: 'text',
    accepts: ['text/plain'],
    produces: ['text/plain'],
    options: object({}),
    example: { output: '' },
    run: (data) => ok({ data, mediaType: 'text/plain' }),
  });

function prepare() {
  const loaded: string[] = [];
  const list = (tool: string, ...ids: readonly Operation['id'][]) =>
    vi.fn(async () => {
      loaded.push(tool);
      return { operations: ids.map(named) };
    });
  const find = createOperationFinder({
    'date-converter': list('date-converter', 'date.convert'),
    'jwt-decoder': list('jwt-decoder', 'jwt.decode', 'jwt.sign'),
    'jwt-other': list('jwt-other'),
    'vr-3d-viewer': list('vr-3d-viewer', 'model.facts'),
    jwt: list('jwt'),
  });
  return { loaded, find };
}

it.each([
  ['date.convert', ['date-converter']],
  ['jwt.sign', ['jwt', 'jwt-decoder']],
  ['model.facts', ['date-converter', 'jwt-decoder', 'jwt-other', 'vr-3d-viewer']],
])('%s is found, and no more lists are loaded than needed', async (id, lists) => {
  const { loaded, find } = prepare();
  expect((await find(id))?.id).toBe(id);
  expect(loaded).toEqual(lists);
});

it.each(['', 'jwt', 'jwt.', 'jwt.encode', 'toString', '.'])('there is no operation “%s”', async (id) => {
  expect(await prepare().find(id)).toBeUndefined();
});
