import { expect, test } from 'vitest';
import type { LoadedModel } from './load/loaded-model.ts';
import { firstState, reduce, type ViewerEvent, type ViewerState } from './viewer-state.ts';

const cup = { path: 'cup.glb', format: 'glb' } as const;
const vase = { path: 'vase.obj', format: 'obj' } as const;
const drop = { files: [], models: [cup, vase] };
const model = {} as LoadedModel;
const error = { code: 'unreadable', message: '“cup.glb” cannot be read.' };
const reading = (name: string) => ({ name, step: 'reading', progress: undefined }) as const;

const after = (...events: readonly ViewerEvent[]): ViewerState => events.reduce(reduce, firstState(undefined));

test('begins with the sample, or with what was shown last, which is not loaded yet', () => {
  expect(firstState(undefined)).toEqual({});
  expect(firstState({ drop, chosen: vase, scene: 1, clip: 0 })).toEqual({ drop, chosen: vase });
});

test('a drop is looked through, its first model read and shown', () => {
  const looking = after({ type: 'begun', name: 'what you dropped' });
  expect(looking).toEqual({ loading: reading('what you dropped') });
  const found = reduce(looking, { type: 'found', drop });
  expect(found).toEqual({ drop, chosen: cup, loading: reading('what you dropped') });
  const half = { ...reading('cup.glb'), progress: 0.5 };
  const shown = reduce(reduce(found, { type: 'progressed', loading: half }), { type: 'shown', model, scene: 2 });
  expect(shown.loading).toEqual(half);
  expect(reduce(shown, { type: 'ended', error: undefined })).toEqual({
    drop,
    chosen: cup,
    shown: { model, scene: 2 },
  });
});

test('the model stays while another is read, and if that one cannot be', () => {
  const shown = after({ type: 'found', drop }, { type: 'shown', model, scene: 0 });
  const failed = [
    { type: 'chosen', drop, chosen: vase },
    { type: 'begun', name: 'vase.obj' },
    { type: 'ended', error },
  ] as const satisfies readonly ViewerEvent[];
  expect(failed.reduce(reduce, shown)).toEqual({ shown: { model, scene: 0 }, drop, chosen: vase, error });
});

test('an error goes when something else is begun, unless it is why that is begun', () => {
  const failed = after({ type: 'ended', error });
  expect(reduce(failed, { type: 'begun', name: 'cup.glb' }).error).toBeUndefined();
  expect(reduce(failed, { type: 'begun', name: 'cup.glb', former: error }).error).toBe(error);
});

test('loading that was given up leaves what there is', () => {
  expect(after({ type: 'found', drop }, { type: 'begun', name: 'cup.glb' }, { type: 'stopped' })).toEqual({
    drop,
    chosen: cup,
  });
});

test('the sample leaves nothing to choose from, and no error', () => {
  expect(after({ type: 'found', drop }, { type: 'ended', error }, { type: 'cleared' })).toEqual({});
});
