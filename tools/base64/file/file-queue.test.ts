import { describe, expect, it } from 'vitest';
import { createFileQueue, type FileState, type QueuedFile } from './file-queue.ts';

interface Job {
  readonly entry: QueuedFile;
  readonly signal: AbortSignal;
  readonly onProgress: (fraction: number) => void;
  readonly end: (state: FileState) => void;
}

/** Creates a queue whose work the test completes. */
function setUp() {
  const jobs: Job[] = [];
  let idleCount = 0;
  const queue = createFileQueue(
    (entry, { signal, onProgress }) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve({ status: 'cancelled' }));
        jobs.push({ entry, signal, onProgress, end: resolve });
      }),
    () => {
      idleCount += 1;
    },
  );
  return {
    queue,
    jobs,
    idleCount: () => idleCount,
    states: () => queue.read().map(({ file, state }) => `${file.name} ${state.status}`),
  };
}

const files = (...names: string[]) => names.map((name) => new File([], name));
const failed: FileState = { status: 'failed', error: { code: 'x', message: 'x' } };

describe('createFileQueue', () => {
  it('works on one file after another, those that came first first, and shows the newest batch first', async () => {
    const { queue, jobs, states, idleCount } = setUp();
    queue.add(files('a', 'b'), 'encode');
    queue.add(files('c'), 'decode');
    expect(states()).toEqual(['c waiting', 'a working', 'b waiting']);
    jobs[0]?.end(failed);
    await expect.poll(states).toEqual(['c waiting', 'a failed', 'b working']);
    jobs[1]?.end(failed);
    await expect.poll(() => jobs[2]?.entry.direction).toBe('decode');
    expect(idleCount()).toBe(0);
    jobs[2]?.end(failed);
    await expect.poll(idleCount).toBe(1);
  });

  it('tells of progress, and that something changed', () => {
    const { queue, jobs } = setUp();
    let changes = 0;
    const stop = queue.subscribe(() => {
      changes += 1;
    });
    queue.add(files('a'), 'encode');
    jobs[0]?.onProgress(0.5);
    expect(queue.read()[0]?.state).toEqual({ status: 'working', progress: 0.5 });
    expect(changes).toBe(3);
    stop();
    jobs[0]?.onProgress(0.6);
    expect(changes).toBe(3);
  });

  it('cancels a file that waits or is worked on, and starts it again', async () => {
    const { queue, jobs, states } = setUp();
    queue.add(files('a', 'b', 'c'), 'encode');
    const [a, b] = queue.read();
    queue.cancel(b?.id ?? 0);
    queue.cancel(a?.id ?? 0);
    await expect.poll(states).toEqual(['a cancelled', 'b cancelled', 'c working']);
    queue.retry(a?.id ?? 0, 'decode');
    expect(states()).toEqual(['a waiting', 'b cancelled', 'c working']);
    jobs[1]?.end(failed);
    await expect.poll(() => jobs[2]?.entry).toMatchObject({ id: a?.id, direction: 'decode' });
  });

  it('ends the work on a file that is taken out', async () => {
    const { queue, jobs, states, idleCount } = setUp();
    queue.add(files('a', 'b'), 'encode');
    queue.remove(queue.read()[0]?.id ?? 0);
    expect(jobs[0]?.signal.aborted).toBe(true);
    await expect.poll(states).toEqual(['b working']);
    queue.clear();
    await expect.poll(states).toEqual([]);
    expect(jobs[1]?.signal.aborted).toBe(true);
    await expect.poll(idleCount).toBe(1);
  });
});
