import { expect, test, vi } from 'vitest';
import type { TaskRunner } from '#renderer/workers/task-runner.ts';
import type { RenderedJson } from '#tools/json/formatter/rendered-json.ts';
import type { FormatterTasks } from '#tools/json/formatter/tasks.ts';
import { readResult } from './read-result.ts';

const large = () => ({ lineCount: 1 }) as RenderedJson;

/** A runner whose answers wait until they are given. */
function createRunner() {
  const answers: ((outcome: object) => void)[] = [];
  const run = vi.fn(() => new Promise((resolve) => void answers.push(resolve)));
  return { runner: { run } as unknown as TaskRunner<FormatterTasks>, run, answers };
}

test('who asks for a result while it is read gets the same answer, and the next one asks anew', async () => {
  const { runner, run, answers } = createRunner();
  const rendered = large();
  const both = [readResult(runner, rendered), readResult(runner, rendered)];
  expect(run).toHaveBeenCalledOnce();
  const blob = new Blob(['[1]']);
  answers[0]?.({ status: 'done', value: blob });
  expect(await Promise.all(both)).toEqual([blob, blob]);
  void readResult(runner, rendered);
  void readResult(runner, large());
  expect(run).toHaveBeenCalledTimes(3);
});

test('a result that another has replaced is none, instead of an empty text', async () => {
  const { runner, answers } = createRunner();
  const asked = readResult(runner, large());
  answers[0]?.({ status: 'superseded' });
  expect(await asked).toBeUndefined();
  expect(await readResult(runner, undefined)).toBeUndefined();
});

test('a short result is at hand', async () => {
  const { runner, run } = createRunner();
  const rendered = { bytes: new TextEncoder().encode('[1]') } as unknown as RenderedJson;
  expect(await (await readResult(runner, rendered))?.text()).toBe('[1]');
  expect(run).not.toHaveBeenCalled();
});
