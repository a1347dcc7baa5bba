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
    'plum-tart': list('plum-tart', 'plum.bake'),
    'oak-table': list('oak-table', 'oak.saw', 'oak.join'),
    'oak-chair': list('oak-chair'),
    'reed-mat': list('reed-mat', 'model.weave'),
    oak: list('oak'),
  });
  return { loaded, find };
}

it.each([
  ['plum.bake', ['plum-tart']],
  ['oak.join', ['oak', 'oak-table']],
  ['model.weave', ['plum-tart', 'oak-table', 'oak-chair', 'reed-mat']],
])('%s is found, and no more lists are loaded than needed', async (id, lists) => {
  const { loaded, find } = prepare();
  expect((await find(id))?.id).toBe(id);
  expect(loaded).toEqual(lists);
});

it.each(['', 'oak', 'oak.', 'oak.paint', 'toString', '.'])('there is no operation “%s”', async (id) => {
  expect(await prepare().find(id)).toBeUndefined();
});
