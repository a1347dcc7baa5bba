import type { ComponentProps } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { liveTasks } from './test-tasks.ts';
import { type LiveTaskOptions, useLiveTask } from './use-live-task.ts';
import { useTaskRunner } from './use-task-runner.ts';

type Tasks = typeof liveTasks;

const started = vi.fn(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
const spawn = () => started();

interface Job {
  readonly text: string;
  readonly duration: number;
}

/** Shows what the hook says, line by line, and bugs of the task. */
function Probe(props: ComponentProps<typeof Lines>) {
  return (
    <ErrorBoundary fallbackRender={({ error }) => <p role="alert">{String(error)}</p>}>
      <Lines {...props} />
    </ErrorBoundary>
  );
}

function Lines({ job, ...options }: LiveTaskOptions & { readonly job: Job | undefined }) {
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
    </>
  );
}

const shown = (name: string) => page.getByLabelText(name, { exact: true });
const quick = (text: string): Job => ({ text, duration: 0 });
const endless = (text: string): Job => ({ text, duration: 60_000 });

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

test('can be cancelled before it has begun', async () => {
  const { rerender } = await render(<Probe job={quick('ab')} quietTime={500} />);
  await expect.element(shown('state')).toHaveTextContent('busy');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(shown('state')).toHaveTextContent('cancelled');
  await expect.element(shown('result')).toHaveTextContent('none');
  await rerender(<Probe job={endless('cd')} quietTime={500} stops />);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(shown('result')).toHaveTextContent('dc');
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

test('a task that throws breaks the screen, for its error panel to show', async () => {
  await render(<Probe job={{ text: 'ab', duration: Number.NaN }} />);
  await expect.element(page.getByRole('alert')).toHaveTextContent('No such duration');
});
