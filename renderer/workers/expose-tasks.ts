import { type StopRequest, type TaskMap, type TaskReply, type TaskRequest, transferListOf } from './protocol.ts';

declare const self: DedicatedWorkerGlobalScope;

/**
 * The whole body of a tool's `worker.ts`: answers the task runner's requests with the given tasks.
 * @example exposeTasks(tasks)
 */
export function exposeTasks<T extends TaskMap>(tasks: T): void {
  /** Of each running task, whether it was asked to stop. */
  const stopped = new Map<number, boolean>();
  self.addEventListener('message', async (event: MessageEvent<TaskRequest | StopRequest>) => {
    if ('stop' in event.data) {
      if (stopped.has(event.data.stop)) {
        stopped.set(event.data.stop, true);
      }
      return;
    }
    const { id, name, input } = event.data;
    stopped.set(id, false);
    const reply = (message: TaskReply, transfer: Transferable[] = []) => self.postMessage(message, transfer);
    try {
      const task = tasks[name];
      if (task === undefined) {
        throw new TypeError(`This worker has no task named ${name}.`);
      }
      reply({ id, kind: 'started' });
      const output = await task(input as never, {
        reportProgress: (fraction) => reply({ id, kind: 'progress', fraction }),
        isStopped: () => stopped.get(id) === true,
      });
      reply({ id, kind: 'done', output }, transferListOf(output));
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      reply({ id, kind: 'threw', name: error.name, message: error.message, stack: error.stack ?? '' });
    } finally {
      stopped.delete(id);
    }
  });
}
