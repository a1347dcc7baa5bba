import { Activity } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createScreenLife, ScreenLifeContext } from './screen-life.ts';
import type { liveTasks } from './tasks.test-support.ts';
import { type LiveTaskOptions, useLiveTask } from './use-live-task.ts';
import { useTaskRunner } from './use-task-runner.ts';

type Tasks = typeof liveTasks;

const started = vi.fn(() => new Worker(new URL('./worker.test-support.ts', import.meta.url), { type: 'module' }));
const spawn = () => started();

interface Job {
  readonly text: string;
  readonly duration: number;
}

/** Shows what the hook returns, line by line. */
function Probe({ job, ...options }: LiveTaskOptions<Job> & { readonly job: Job | undefined }) {
  const runner = useTaskRunner<Tasks>(spawn);
  const task = useLiveTask(runner, 'reverseSlowly', job, options);
  return (
    <>
      <output aria-label="result">{task.result ?? 'none'}</output>
      <output aria-label="of">{task.resultOf?.text ?? 'nothing'}</output>
      <output aria-label="error">{task.error?.message ?? 'none'}</output>
      <output aria-label="state">
        {[
          task.isBusy && 'busy',
          task.isStale && 'stale',
          task.isCancelled && 'cancelled',
          task.progress !== undefined && task.progress > 0 && 'progress',
        ]
          .filter(Boolean)
          .join(' ') || 'idle'}
      </output>
      <button type="button" onClick={task.cancel}>
        Cancel
      </button>
      <button type="button" onClick={task.runAgain}>
        Again
      </button>
      {task.error?.retry && (
        <button type="button" onClick={task.error.retry}>
          Retry
        </button>
      )}
    </>
  );
}

/** The pause in milliseconds, which is longer than a test takes. */
const quietTime = 600_000;

/** Reports when it is on the page, which is before any effect of its own. */
function Witness({ onDrawn }: { readonly onDrawn: () => void }) {
  return <i ref={onDrawn} />;
}

const shown = (name: string) => page.getByLabelText(name, { exact: true });
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const quick = (text: string): Job => ({ text, duration: 0 });
const endless = (text: string): Job => ({ text, duration: 60_000 });

test('the worker starts before there is anything to see, and only where there is something to do', async () => {
  const events: string[] = [];
  started.mockImplementation(() => {
    events.push('worker');
    return new Worker(new URL('./worker.test-support.ts', import.meta.url), { type: 'module' });
  });
  await render(
    <>
      <Witness onDrawn={() => void events.push('drawn')} />
      <Probe job={undefined} />
    </>,
  );
  expect(events).toEqual(['drawn']);
  events.length = 0;
  await render(
    <>
      <Witness onDrawn={() => void events.push('drawn')} />
      <Probe job={quick('abc')} />
    </>,
  );
  await expect.element(shown('result').last()).toHaveTextContent('cba');
  expect(events).toEqual(['worker', 'drawn']);
});

test('an input that is not typed is sent with its own frame, without a timer', async () => {
  const { rerender } = await render(<Probe job={undefined} />);
  const requests = vi.spyOn(Worker.prototype, 'postMessage');
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] });
  await rerender(<Probe job={quick('abc')} />);
  expect(requests).toHaveBeenCalledOnce();
  vi.useRealTimers();
  await expect.element(shown('result')).toHaveTextContent('cba');
});

test.for(['paste', 'drop'])(
  'an input that comes by a %s right after another does not wait for a pause',
  async (type) => {
    const { rerender } = await render(<Probe job={quick('ab')} quietTime={quietTime} />);
    await expect.element(shown('result')).toHaveTextContent('ba');
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    await rerender(<Probe job={quick('cd')} quietTime={quietTime} />);
    await expect.element(shown('result')).toHaveTextContent('dc');
    const requests = vi.spyOn(Worker.prototype, 'postMessage');
    await rerender(<Probe job={quick('ef')} quietTime={quietTime} />);
    await expect.element(shown('state')).toHaveTextContent('busy');
    expect(requests).not.toHaveBeenCalled();
  },
);

test('gives the result of the newest input, and of nothing there is none', async () => {
  const { rerender } = await render(<Probe job={quick('ab')} />);
  await expect.element(shown('result')).toHaveTextContent('ba');
  await rerender(<Probe job={quick('cd')} />);
  await rerender(<Probe job={quick('ef')} />);
  await expect.element(shown('result')).toHaveTextContent('fe');
  await expect.element(shown('of')).toHaveTextContent('ef');
  await expect.element(shown('state')).toHaveTextContent('idle');
  await rerender(<Probe job={undefined} />);
  await expect.element(shown('result')).toHaveTextContent('none');
});

test('keeps the last good result as stale beside the error of a bad input', async () => {
  const { rerender } = await render(<Probe job={quick('ab')} />);
  await expect.element(shown('result')).toHaveTextContent('ba');
  await rerender(<Probe job={quick('')} />);
  await expect.element(shown('error')).toHaveTextContent('There is no text.');
  await expect.element(shown('result')).toHaveTextContent('ba');
  await expect.element(shown('state')).toHaveTextContent('stale');
  await rerender(<Probe job={quick('xy')} />);
  await expect.element(shown('error')).toHaveTextContent('none');
  await expect.element(shown('state')).toHaveTextContent('idle');
});

test('keeps no result of another kind beside an error, and none comes back while the next is worked on', async () => {
  const keeps = (former: Job, present: Job) => former.duration === present.duration;
  const { rerender } = await render(<Probe job={quick('ab')} keeps={keeps} />);
  await expect.element(shown('result')).toHaveTextContent('ba');
  await rerender(<Probe job={{ text: '', duration: 1 }} keeps={keeps} />);
  await expect.element(shown('error')).toHaveTextContent('There is no text.');
  await expect.element(shown('result')).toHaveTextContent('none');
  await expect.element(shown('state')).toHaveTextContent('idle');
  await rerender(<Probe job={{ text: 'xy', duration: 60_000 }} keeps={keeps} />);
  await expect.element(shown('state')).toHaveTextContent('busy');
  await expect.element(shown('result')).toHaveTextContent('none');
});

test('a newer input takes the place of work that goes on', async () => {
  const { rerender } = await render(<Probe job={endless('ab')} />);
  await expect.element(shown('state')).toHaveTextContent('busy progress');
  await rerender(<Probe job={quick('cd')} />);
  await expect.element(shown('result')).toHaveTextContent('dc');
});

test('can be cancelled and taken up again', async () => {
  await render(<Probe job={endless('ab')} />);
  await expect.element(shown('state')).toHaveTextContent('busy progress');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(shown('state')).toHaveTextContent('cancelled');
  await page.getByRole('button', { name: 'Again' }).click();
  await expect.element(shown('state')).toHaveTextContent('busy progress');
});

test('what comes after a pause is worked on at once, and what follows it when that pauses', async () => {
  started.mockClear();
  const { rerender } = await render(<Probe job={quick('ab')} quietTime={quietTime} />);
  await expect.element(shown('result')).toHaveTextContent('ba');
  await rerender(<Probe job={quick('cd')} quietTime={quietTime} />);
  await expect.element(shown('state')).toHaveTextContent('busy');
  await expect.element(shown('result')).toHaveTextContent('ba');
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + quietTime);
  await rerender(<Probe job={quick('ef')} quietTime={quietTime} />);
  await expect.element(shown('result')).toHaveTextContent('fe');
});

test('can be cancelled before it has begun', async () => {
  // Time stands still, so every change counts as typed.
  vi.spyOn(performance, 'now').mockReturnValue(0);
  const cancel = () =>
    page
      .getByRole('button', { name: 'Cancel' })
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  const { rerender } = await render(<Probe job={quick('ab')} quietTime={500} />);
  await expect.element(shown('result')).toHaveTextContent('ba');
  await rerender(<Probe job={endless('cd')} quietTime={500} />);
  cancel();
  await expect.element(shown('state')).toHaveTextContent('cancelled');
  await expect.element(shown('result')).toHaveTextContent('ba');
  await rerender(<Probe job={endless('ef')} quietTime={500} stops />);
  cancel();
  await expect.element(shown('result')).toHaveTextContent('fe');
});

test('says so where the time limit ends it', async () => {
  await render(<Probe job={endless('ab')} timeLimit={50} tooSlow="Too slow." />);
  await expect.element(shown('error')).toHaveTextContent('Too slow.');
  await expect.element(shown('state')).toHaveTextContent('idle');
});

test('typing while short work goes on does not restart the worker', async () => {
  const { rerender } = await render(<Probe job={{ text: 'ab', duration: 400 }} whenSuperseded="drop" />);
  await expect.element(shown('state')).toHaveTextContent('busy progress');
  const before = started.mock.calls.length;
  await rerender(<Probe job={quick('cd')} whenSuperseded="drop" />);
  await expect.element(shown('result')).toHaveTextContent('dc');
  expect(started.mock.calls.length).toBe(before);
});

test('work that can stop gives what it has, and its worker stays', async () => {
  started.mockClear();
  const { rerender } = await render(<Probe job={endless('ab')} stops />);
  await expect.element(shown('state')).toHaveTextContent('busy progress');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(shown('result')).toHaveTextContent('ba');
  await expect.element(shown('state')).toHaveTextContent('idle');
  await rerender(<Probe job={endless('cd')} stops />);
  await expect.element(shown('state')).toHaveTextContent('busy progress');
  await rerender(<Probe job={quick('ef')} stops />);
  await expect.element(shown('result')).toHaveTextContent('fe');
  expect(started).toHaveBeenCalledOnce();
});

describe('a screen that is hidden and shown again', () => {
  /** Shows work on a screen that hides and shows. */
  async function showOnScreen(job: Job) {
    const life = createScreenLife();
    const screen = (mode: 'visible' | 'hidden') => (
      <ScreenLifeContext value={life}>
        <Activity mode={mode}>
          <Probe job={job} />
        </Activity>
      </ScreenLifeContext>
    );
    const { rerender } = await render(screen('visible'));
    return async (mode: 'visible' | 'hidden') => {
      life.isShown = mode === 'visible';
      await rerender(screen(mode));
    };
  }

  test('goes on with its work', async () => {
    const requests = vi.spyOn(Worker.prototype, 'postMessage');
    const ends = vi.spyOn(Worker.prototype, 'terminate');
    const turn = await showOnScreen(endless('ab'));
    await expect.element(shown('state')).toHaveTextContent('busy progress');
    await turn('hidden');
    await turn('visible');
    await expect.element(shown('state')).toHaveTextContent('busy progress');
    expect([requests.mock.calls.length, ends.mock.calls.length]).toEqual([1, 0]);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(shown('state')).toHaveTextContent('cancelled');
  });

  test('has the result of work that ended meanwhile', async () => {
    const onAnswer = vi.fn();
    started.mockImplementationOnce(() => {
      const worker = new Worker(new URL('./worker.test-support.ts', import.meta.url), { type: 'module' });
      worker.addEventListener('message', ({ data }) => data.kind === 'done' && onAnswer());
      return worker;
    });
    const requests = vi.spyOn(Worker.prototype, 'postMessage');
    const turn = await showOnScreen({ text: 'ab', duration: 400 });
    await expect.element(shown('state')).toHaveTextContent('busy');
    await turn('hidden');
    await expect.poll(() => onAnswer.mock.calls.length).toBe(1);
    await turn('visible');
    await expect.element(shown('result')).toHaveTextContent('ba');
    expect(requests).toHaveBeenCalledOnce();
  });
});

test('a task that throws is an error beside the last result, and the next input runs', async () => {
  const { rerender } = await render(<Probe job={quick('ab')} />);
  await expect.element(shown('result')).toHaveTextContent('ba');
  await rerender(<Probe job={{ text: 'ab', duration: Number.NaN }} />);
  await expect.element(shown('error')).toHaveTextContent('This failed: RangeError: No such duration.');
  await expect.element(shown('result')).toHaveTextContent('ba');
  await expect.element(shown('state')).toHaveTextContent('stale');
  await rerender(<Probe job={quick('cd')} />);
  await expect.element(shown('result')).toHaveTextContent('dc');
  await expect.element(shown('error')).toHaveTextContent('none');
  await expect.element(shown('state')).toHaveTextContent('idle');
});

test('a worker that cannot be loaded is an error too, and Retry loads it', async () => {
  started.mockImplementationOnce(() => new Worker(new URL('/missing-worker.js', location.href), { type: 'module' }));
  await render(<Probe job={quick('ab')} />);
  await expect.element(shown('error')).toHaveTextContent('A part of this tool could not be loaded.');
  await expect.element(shown('state')).toHaveTextContent('idle');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(shown('result')).toHaveTextContent('ba');
  await expect.element(shown('error')).toHaveTextContent('none');
});
