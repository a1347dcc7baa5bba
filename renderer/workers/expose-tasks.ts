import { chooseLocale } from '#shared/formats/words/locale.ts';
import { type InputOf, type TaskMap, transferListOf } from '#tools/task.ts';
import { errorOf } from './error-of.ts';
import type { StopRequest, TaskReply, TaskRequest } from './protocol.ts';

declare const self: DedicatedWorkerGlobalScope;

/**
 * The whole body of a tool's `worker.ts`: answers the task runner's requests with the given tasks.
 * @param load loads what an input needs besides the worker's script; like the loading of that script, it does not count
 * towards the task's time
 * @example exposeTasks(tasks)
 */
export function exposeTasks<T extends TaskMap>(tasks: T, load?: (input: InputOf<T[keyof T]>) => Promise<void>): void {
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
      await load?.(input as InputOf<T[keyof T]>);
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
