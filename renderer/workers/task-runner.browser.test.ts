import { afterEach, describe, expect, test, vi } from 'vitest';
import { chooseLocale } from '#shared/formats/words/locale.ts';
import { withTransfer } from '#tools/task.ts';
import { createTaskRunner, type TaskRunner } from './task-runner.ts';
import type { tasks } from './tasks.test-support.ts';

type Tasks = typeof tasks;

const spawn = vi.fn(() => new Worker(new URL('./worker.test-support.ts', import.meta.url), { type: 'module' }));
let runner: TaskRunner<Tasks>;

function start(): TaskRunner<Tasks> {
  spawn.mockClear();
  runner = createTaskRunner<Tasks>(spawn);
  return runner;
}

afterEach(() => {
  vi.useRealTimers();
  runner.dispose();
});

const longer = 60_000;

describe('a task', () => {
  test('gives its value', async () => {
    expect(await start().run('echo', 'a😀')).toEqual({ status: 'done', value: 'a😀' });
  });

  test('writes numbers in the language that the page has chosen last', async () => {
    const { run } = start();
    chooseLocale('de');
    expect(await run('format', 1234.5)).toEqual({ status: 'done', value: '1.234,5' });
    chooseLocale(undefined);
    expect(await run('format', 1234.5)).toEqual({ status: 'done', value: '1,234.5' });
  });

  test('runs in the worker of the tasks before it', async () => {
    const { run } = start();
    const outcomes = [await run('count', undefined as never), await run('count', undefined as never)];
    expect(outcomes).toEqual([
      { status: 'done', value: 1 },
      { status: 'done', value: 2 },
    ]);
    expect(spawn).toHaveBeenCalledOnce();
  });

  test('runs in the worker that was started ahead of it', async () => {
    const { warm, run } = start();
    warm();
    warm();
    expect(spawn).toHaveBeenCalledOnce();
    expect(await run('echo', 'a')).toEqual({ status: 'done', value: 'a' });
    expect(spawn).toHaveBeenCalledOnce();
  });

  test('says why no worker can be started, and starting one ahead does not', async () => {
    const { warm, run } = start();
    for (let call = 0; call < 2; call += 1) {
      spawn.mockImplementationOnce(() => {
        throw new Error('not allowed here');
      });
    }
    warm();
    await expect(run('echo', 'a')).rejects.toThrow('not allowed here');
    expect(await run('echo', 'b')).toEqual({ status: 'done', value: 'b' });
  });

  test('reports its progress', async () => {
    const onProgress = vi.fn();
    await start().run('step', 4, { onProgress });
    expect(onProgress.mock.calls).toEqual([[0.25], [0.5], [0.75], [1]]);
  });

  test('that throws rejects with what was thrown, and the worker goes on', async () => {
    const { run } = start();
    await run('count', undefined as never);
    await expect(run('fail', 'too far')).rejects.toMatchObject({ name: 'RangeError', message: 'too far' });
    expect(await run('count', undefined as never)).toEqual({ status: 'done', value: 2 });
  });

  test('whose input or output cannot be sent rejects, and the next runs', async () => {
    const { run } = start();
    await expect(run('echo', (() => 'a') as never)).rejects.toThrow('could not be cloned');
    await expect(run('returnFunction', undefined as never)).rejects.toMatchObject({ name: 'DataCloneError' });
    expect(await run('echo', 'next')).toEqual({ status: 'done', value: 'next' });
  });

  test('that breaks its worker rejects, and the next runs in another', async () => {
    const { run } = start();
    await expect(run('crash', undefined as never)).rejects.toThrow('crashed');
    expect(await run('count', undefined as never)).toEqual({ status: 'done', value: 1 });
  });
});

describe('bytes', () => {
  test('move in and out if they are marked', async () => {
    const bytes = new Uint8Array([1, 2, 3]);
    const outcome = await start().run('reverse', withTransfer({ bytes }, [bytes.buffer]));
    expect(bytes.byteLength).toBe(0);
    expect(outcome).toMatchObject({ status: 'done', value: { bytes: new Uint8Array([3, 2, 1]) } });
  });

  test('are copied otherwise', async () => {
    const bytes = new Uint8Array([1, 2, 3]);
    await start().run('reverse', { bytes });
    expect(bytes).toEqual(new Uint8Array([1, 2, 3]));
  });
});

describe('the newest input', () => {
  test('takes the place of one that waits', async () => {
    const { run } = start();
    const running = run('wait', 20);
    const outcomes = await Promise.all([running, run('echo', 'older'), run('echo', 'newer')]);
    expect(outcomes).toEqual([
      { status: 'done', value: 20 },
      { status: 'superseded' },
      { status: 'done', value: 'newer' },
    ]);
  });

  test('waits for short work and keeps the worker', async () => {
    // The grace time never elapses.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { run } = start();
    await run('count', undefined as never);
    const outcomes = await Promise.all([run('wait', 10), run('wait', 1)]);
    expect(outcomes).toEqual([{ status: 'superseded' }, { status: 'done', value: 1 }]);
    expect(await run('count', undefined as never)).toEqual({ status: 'done', value: 2 });
  });

  test('ends long work with its worker', async () => {
    const { run } = start();
    await run('count', undefined as never);
    const outcomes = await Promise.all([run('spin', longer), run('spin', 1)]);
    expect(outcomes).toEqual([{ status: 'superseded' }, { status: 'done', value: 1 }]);
    expect(await run('count', undefined as never)).toEqual({ status: 'done', value: 1 });
  });

  test('asks long work to end by itself, which spares its worker', async () => {
    // The grace time never elapses.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { run } = start();
    await run('count', undefined as never);
    const outcomes = await Promise.all([run('goOn', longer), run('goOn', 0)]);
    expect(outcomes).toEqual([{ status: 'superseded' }, { status: 'done', value: false }]);
    expect(await run('count', undefined as never)).toEqual({ status: 'done', value: 2 });
  });

  test('lets work end whose worker keeps state', async () => {
    const { run } = start();
    await run('count', undefined as never);
    const outcomes = await Promise.all([run('spin', 250, { whenSuperseded: 'drop' }), run('spin', 1)]);
    expect(outcomes).toEqual([{ status: 'superseded' }, { status: 'done', value: 1 }]);
    expect(await run('count', undefined as never)).toEqual({ status: 'done', value: 2 });
  });

  test('does not wait beyond the time limit for it', async () => {
    const { run } = start();
    const older = run('spin', longer, { whenSuperseded: 'drop', timeLimit: 150 });
    expect(await Promise.all([older, run('spin', 1)])).toEqual([
      { status: 'superseded' },
      { status: 'done', value: 1 },
    ]);
  });

  test('hears no progress of the older', async () => {
    const { run } = start();
    const onProgress = vi.fn();
    const older = run('step', 3, { onProgress });
    await Promise.all([older, run('step', 1)]);
    expect(onProgress).not.toHaveBeenCalled();
  });

  test('rejects nothing when the older throws', async () => {
    const { run } = start();
    const older = run('fail', 'older');
    await expect(run('fail', 'newer')).rejects.toThrow('newer');
    expect(await older).toEqual({ status: 'superseded' });
  });
});

describe('a time limit', () => {
  test('ends a task that takes longer, and the next runs', async () => {
    const { run } = start();
    expect(await run('spin', longer, { timeLimit: 50 })).toEqual({ status: 'timed-out', timeLimit: 50 });
    expect(await run('echo', 'next')).toEqual({ status: 'done', value: 'next' });
  });

  test('may be infinite', async () => {
    const { run } = start();
    // Long enough that a timer of 0 ms would fire.
    expect(await run('spin', 100, { timeLimit: Number.POSITIVE_INFINITY })).toMatchObject({ status: 'done' });
  });

  test('counts neither waiting nor loading', async () => {
    // Time passes while the worker loads and the task waits, but not once its turn has come.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { run } = start();
    const controller = new AbortController();
    const first = run('goOn', longer, { stopSignal: controller.signal });
    const second = run('echo', 'waited', { timeLimit: 250 });
    vi.advanceTimersByTime(1000);
    controller.abort();
    expect(await Promise.all([first, second])).toEqual([
      { status: 'done', value: true },
      { status: 'done', value: 'waited' },
    ]);
  });
});

describe('cancelling', () => {
  test('ends what runs and what waits', async () => {
    const { run, cancel } = start();
    const both = Promise.all([run('spin', longer), run('echo', 'waiting')]);
    cancel();
    expect(await both).toEqual([{ status: 'cancelled' }, { status: 'cancelled' }]);
    expect(await run('echo', 'next')).toEqual({ status: 'done', value: 'next' });
  });

  test('by a signal ends that task only', async () => {
    const { run } = start();
    const controller = new AbortController();
    const running = run('spin', longer, { signal: controller.signal });
    const waiting = run('echo', 'waiting');
    controller.abort();
    expect(await running).toEqual({ status: 'cancelled' });
    expect(await waiting).toEqual({ status: 'done', value: 'waiting' });
  });

  test('by a signal takes a waiting task out, and leaves the running one', async () => {
    const { run } = start();
    const controller = new AbortController();
    const running = run('wait', 20);
    const waiting = run('echo', 'waiting', { signal: controller.signal });
    controller.abort();
    expect(await waiting).toEqual({ status: 'cancelled' });
    expect(await running).toEqual({ status: 'done', value: 20 });
  });

  test('by a signal before the start starts nothing', async () => {
    expect(await start().run('echo', 'a', { signal: AbortSignal.abort() })).toEqual({ status: 'cancelled' });
    expect(spawn).not.toHaveBeenCalled();
  });

  test('after the end does nothing', async () => {
    const { run } = start();
    const controller = new AbortController();
    await run('count', undefined as never, { signal: controller.signal });
    controller.abort();
    expect(await run('count', undefined as never)).toEqual({ status: 'done', value: 2 });
  });
});

describe('stopping', () => {
  test('lets a task end by itself, and the worker goes on', async () => {
    const { run } = start();
    await run('count', undefined as never);
    const controller = new AbortController();
    const running = run('goOn', longer, { stopSignal: controller.signal });
    controller.abort();
    expect(await running).toEqual({ status: 'done', value: true });
    expect(await run('count', undefined as never)).toEqual({ status: 'done', value: 2 });
  });

  test('reaches a task that waits, when it starts', async () => {
    const { run } = start();
    const controller = new AbortController();
    const outcomes = Promise.all([run('wait', 20), run('goOn', longer, { stopSignal: controller.signal })]);
    controller.abort();
    expect((await outcomes)[1]).toEqual({ status: 'done', value: true });
  });

  test('is not asked of the next task', async () => {
    const { run } = start();
    await run('goOn', longer, { stopSignal: AbortSignal.abort() });
    expect(await run('goOn', 20)).toEqual({ status: 'done', value: false });
  });
});

describe('a task alongside', () => {
  test('is answered while a long one runs', async () => {
    const { run } = start();
    const controller = new AbortController();
    const running = run('goOn', longer, { stopSignal: controller.signal });
    expect(await run('echo', 'short', { isAlongside: true })).toEqual({ status: 'done', value: 'short' });
    controller.abort();
    expect(await running).toEqual({ status: 'done', value: true });
  });

  test('ends with its worker', async () => {
    const { run, cancel } = start();
    const both = Promise.all([run('goOn', longer), run('wait', longer, { isAlongside: true })]);
    cancel();
    expect(await both).toEqual([{ status: 'cancelled' }, { status: 'cancelled' }]);
  });

  test('is dropped for a newer one of its name', async () => {
    const { run } = start();
    const outcomes = await Promise.all([
      run('wait', 20, { isAlongside: true }),
      run('wait', 10, { isAlongside: true }),
    ]);
    expect(outcomes).toEqual([{ status: 'superseded' }, { status: 'done', value: 10 }]);
  });

  test('that throws rejects alone', async () => {
    const { run } = start();
    const running = run('wait', 20);
    await expect(run('fail', 'too far', { isAlongside: true })).rejects.toThrow('too far');
    expect(await running).toEqual({ status: 'done', value: 20 });
  });
});

describe('a worker that cannot start', () => {
  test('rejects, and the next run tries again', async () => {
    spawn.mockImplementationOnce(() => new Worker(new URL('/missing-worker.js', location.href), { type: 'module' }));
    runner = createTaskRunner<Tasks>(spawn);
    await expect(runner.run('echo', 'a')).rejects.toThrow();
    expect(await runner.run('echo', 'again')).toEqual({ status: 'done', value: 'again' });
  });

  test('because the browser refuses rejects too', async () => {
    spawn.mockImplementationOnce(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    runner = createTaskRunner<Tasks>(spawn);
    await expect(runner.run('echo', 'a')).rejects.toMatchObject({ name: 'SecurityError' });
    expect(await runner.run('echo', 'again')).toEqual({ status: 'done', value: 'again' });
  });
});
