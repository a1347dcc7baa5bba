import { chooseLocale } from '#shared/formats/words/locale.ts';
import { loadingOf, type TaskMap, transferListOf } from '#tools/task.ts';
import { errorOf } from './error-of.ts';
import type { StopRequest, TaskReply, TaskRequest } from './protocol.ts';

declare const self: DedicatedWorkerGlobalScope;

/**
 * The whole body of a worker: answers the task runner's requests with the given tasks. A build adds it to a `tasks.ts`
 * that is loaded as a worker (`build/vite/task-workers.ts`); a `worker.ts` calls it with tasks that keep a document.
 * @example exposeTasks(createTasks())
 */
export function exposeTasks(tasks: TaskMap): void {
  const load = loadingOf(tasks);
  /** The controllers that ask each running task to stop. */
  const running = new Map<number, AbortController>();
  self.addEventListener('message', async (event: MessageEvent<TaskRequest | StopRequest>) => {
    if ('stop' in event.data) {
      running.get(event.data.stop)?.abort();
      return;
    }
    const { id, name, input, locale } = event.data;
    chooseLocale(locale);
    const controller = new AbortController();
    const { signal } = controller;
    running.set(id, controller);
    const reply = (message: TaskReply, transfer: Transferable[] = []) => self.postMessage(message, transfer);
    try {
      const task = tasks[name];
      if (task === undefined) {
        throw new TypeError(`This worker has no task named ${name}.`);
      }
      await load?.(input as never);
      reply({ id, kind: 'started' });
      const output = await task(input as never, {
        reportProgress: (fraction) => reply({ id, kind: 'progress', fraction }),
        isStopped: () => signal.aborted,
        signal,
      });
      reply({ id, kind: 'done', output }, transferListOf(output));
    } catch (thrown) {
      const error = errorOf(thrown);
      reply({ id, kind: 'threw', name: error.name, message: error.message, stack: error.stack ?? '' });
    } finally {
      running.delete(id);
    }
  });
}
