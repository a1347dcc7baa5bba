import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createFirstTask } from './first-task.ts';
import type { liveTasks } from './tasks.test-support.ts';
import { useLiveTask } from './use-live-task.ts';
import { useTaskRunner } from './use-task-runner.ts';

type Tasks = typeof liveTasks;

const spawn = vi.fn(() => new Worker(new URL('./worker.test-support.ts', import.meta.url), { type: 'module' }));

const timeLimit = 600_000;

/** Creates a screen that shows what the hook returns, and records every value. */
function createScreen() {
  spawn.mockClear();
  const first = createFirstTask<Tasks, 'reverseSlowly'>(spawn, 'reverseSlowly', timeLimit);
  const shown: string[] = [];
  function Screen({ job }: { readonly job: { readonly text: string; readonly duration: number } | undefined }) {
    const runner = useTaskRunner<Tasks>(spawn, first.take);
    const { result, error, isBusy, cancel, isCancelled } = useLiveTask(runner, 'reverseSlowly', job, { timeLimit });
    const text = isCancelled ? 'cancelled' : (error?.message ?? result ?? (isBusy ? 'busy' : 'none'));
    shown.push(text);
    return (
      <>
        <output aria-label="shown">{text}</output>
        <button type="button" onClick={cancel}>
          Cancel
        </button>
      </>
    );
  }
  return { first, shown, Screen };
}

const shownNow = page.getByLabelText('shown', { exact: true });

test('what has been answered before the screen is drawn is in its first picture', async () => {
  const { first, shown, Screen } = createScreen();
  const job = { text: 'abc', duration: 0 };
  await first.begin(job);
  const { rerender } = await render(<Screen job={job} />);
  await expect.element(shownNow).toHaveTextContent('cba');
  expect(new Set(shown)).toEqual(new Set(['cba']));
  await rerender(<Screen job={{ text: 'xy', duration: 0 }} />);
  await expect.element(shownNow).toHaveTextContent('yx');
  expect(spawn).toHaveBeenCalledTimes(1);
});

test('so is what is wrong with the input', async () => {
  const { first, shown, Screen } = createScreen();
  const job = { text: '', duration: 0 };
  await first.begin(job);
  await render(<Screen job={job} />);
  await expect.element(shownNow).toHaveTextContent('There is no text.');
  expect(new Set(shown)).toEqual(new Set(['There is no text.']));
});

test('what is still being worked on is waited for, and not begun again', async () => {
  const { first, shown, Screen } = createScreen();
  const job = { text: 'abc', duration: 300 };
  const begun = first.begin(job);
  await render(<Screen job={job} />);
  await begun;
  await expect.element(shownNow).toHaveTextContent('cba');
  expect(shown[0]).toBe('busy');
  expect(spawn).toHaveBeenCalledTimes(1);
});

test('what is still being worked on can be cancelled', async () => {
  const { first, Screen } = createScreen();
  const job = { text: 'abc', duration: 60_000 };
  void first.begin(job);
  await render(<Screen job={job} />);
  await expect.element(shownNow).toHaveTextContent('busy');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(shownNow).toHaveTextContent('cancelled');
});

test('another input has its own answer', async () => {
  const { first, shown, Screen } = createScreen();
  await first.begin({ text: 'abc', duration: 0 });
  await render(<Screen job={{ text: 'xy', duration: 0 }} />);
  await expect.element(shownNow).toHaveTextContent('yx');
  expect(shown).not.toContain('cba');
});

test('where there is nothing to work on, no worker starts', async () => {
  const { first, Screen } = createScreen();
  await first.begin(undefined);
  await render(<Screen job={undefined} />);
  await expect.element(shownNow).toHaveTextContent('none');
  expect(spawn).not.toHaveBeenCalled();
});
