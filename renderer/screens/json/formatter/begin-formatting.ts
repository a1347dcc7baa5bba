import { startWorker } from '#renderer/workers/start-worker.ts';
import { createTaskRunner, type TaskRunner } from '#renderer/workers/task-runner.ts';
import { isBlank } from '#shared/text-checks.ts';
import type { FormatterTasks, RenderOptions } from '#tools/json/formatter/tasks.ts';
import type { FormatterState, Question } from './formatter-state.ts';
import workerUrl from './worker.ts?worker&url';

export function spawnWorker(): Worker {
  return startWorker(workerUrl);
}

interface Begun {
  readonly runner: TaskRunner<FormatterTasks>;
  readonly source: string;
  readonly options: RenderOptions;
  readonly load: ReturnType<typeof loadInto>;
  /** Set once the answer is there. */
  answer?: Pick<FormatterState, 'loaded' | 'rendered'>;
}

let begun: Begun | undefined;

/**
 * Has a worker parse a text or a file, and lay it out if there is no query, which may take so long that what has been
 * parsed is shown before.
 * @param onProgress receives 0 to 1
 */
export function loadInto(
  runner: TaskRunner<FormatterTasks>,
  { source, options }: Question,
  onProgress?: (fraction: number) => void,
) {
  return runner.run(
    'load',
    isBlank(options.query) ? { source, render: options } : { source },
    onProgress === undefined ? {} : { onProgress },
  );
}

/**
 * Has the worker format a text that the screen is about to show.
 * @returns when the result is there, so that the screen has it when it is first rendered
 */
export async function beginFormatting(source: string, options: RenderOptions): Promise<void> {
  if (isBlank(source)) {
    return;
  }
  const runner = createTaskRunner<FormatterTasks>(spawnWorker);
  const mine: Begun = { runner, source, options, load: loadInto(runner, { source, options }) };
  begun = mine;
  // Errors are ignored here, because the screen asks again and reports them.
  const load = await mine.load.catch(() => undefined);
  if (begun === mine && load?.status === 'done' && load.value.ok) {
    const { rendered, ...loaded } = load.value.value;
    if (rendered?.ok) {
      mine.answer = { loaded, rendered: rendered.value };
    }
  }
}

/** Takes over the work that `beginFormatting` has begun, once. */
export function takeBegun(): Begun | undefined {
  const taken = begun;
  begun = undefined;
  return taken;
}
