import { WorkerLoadError } from '#shared/describe-failure.ts';
import { transferListOf } from '#tools/task.ts';
import type { StopRequest, TaskReply, TaskRequest } from './protocol.ts';

/** What follows from what a worker does. A worker that was ended is ignored. */
export interface WorkerEvents {
  readonly onReply: (reply: TaskReply) => void;
  /** Called when the worker has failed outside of a task, and was ended. */
  readonly onBrokenDown: (error: Error) => void;
}

/** A worker that starts when it is needed, at first and after it was ended. */
export interface WorkerConnection {
  /** Starts the worker unless it runs. Throws if the browser refuses to. */
  start(): void;
  /** Starts the worker unless it runs, and sends it a task. Throws if either is impossible. */
  send(request: TaskRequest): void;
  /** Asks a task to end by itself. */
  askToStop(taskId: number): void;
  /** Ends the worker, and whatever it does. */
  end(): void;
}

/**
 * @param spawn starts the worker, whose script calls `exposeTasks`
 */
export function connectWorker(spawn: () => Worker, { onReply, onBrokenDown }: WorkerEvents): WorkerConnection {
  let worker: Worker | undefined;

  function breakDown(error: Error): void {
    end();
    onBrokenDown(error);
  }

  function startWorker(): Worker {
    const started = spawn();
    started.addEventListener('message', (event: MessageEvent<TaskReply>) => {
      if (worker === started) {
        onReply(event.data);
      }
    });
    started.addEventListener('error', (event) => {
      event.preventDefault();
      if (worker === started) {
        // A missing script gives no message; an exception outside of a task gives one.
        breakDown(event.message ? new Error(event.message) : new WorkerLoadError('The worker could not be loaded.'));
      }
    });
    started.addEventListener('messageerror', () => {
      if (worker === started) {
        breakDown(new Error('The worker sent a message that cannot be read.'));
      }
    });
    return started;
  }

  function end(): void {
    worker?.terminate();
    worker = undefined;
  }

  return {
    start() {
      worker ??= startWorker();
    },
    send(request) {
      worker ??= startWorker();
      worker.postMessage(request, transferListOf(request.input));
    },
    askToStop(taskId) {
      worker?.postMessage({ stop: taskId } satisfies StopRequest);
    },
    end,
  };
}
