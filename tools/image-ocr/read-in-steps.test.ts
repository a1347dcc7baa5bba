import { expect, it } from 'vitest';
import { fail, ok, type Result } from '#shared/result.ts';
import { readInSteps } from './read-in-steps.ts';

const recognition = { text: 'a', words: [], width: 1, height: 1, scale: 1 };
const error = { code: 'gone', message: 'It is gone.' };

/** Runs all steps, of which one does not succeed, and notes those that began. */
async function run(stopAt?: string, stopWith?: Result<never>) {
  const begun: string[] = [];
  const step = <T>(name: string, value: T) => {
    begun.push(name);
    return name === stopAt ? stopWith : ok(value);
  };
  const outcome = await readInSteps({
    check: () => step('check', 'image') ?? ok('image'),
    load: async () => step('load', null),
    prepare: (image) => step(`prepare ${image}`, null),
    recognise: async () => step('recognise', recognition),
  });
  return { begun, outcome };
}

const all = ['check', 'load', 'prepare image', 'recognise'];

it('recognises an image that was checked and prepared, with an engine that was loaded', async () => {
  expect(await run()).toEqual({ begun: all, outcome: { status: 'done', recognition } });
});

it.each([
  ['check', 'preparing', 1],
  ['load', 'loading', 2],
  ['prepare image', 'preparing', 3],
  ['recognise', 'recognising', 4],
])('ends with a failure to %s, as one of %s', async (name, step, count) => {
  const outcome = { status: 'failed', step, error };
  expect(await run(name, fail(error))).toEqual({ begun: all.slice(0, count), outcome });
});

it.each(all.slice(1))('ends if it is cancelled while it is to %s', async (name) => {
  const { begun, outcome } = await run(name);
  expect(begun.at(-1)).toBe(name);
  expect(outcome).toEqual({ status: 'cancelled' });
});
