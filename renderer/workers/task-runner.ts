import { chosenLocale } from '#shared/formats/words/locale.ts';
import type { InputOf, OutputOf, TaskMap } from '#tools/task.ts';
import { errorOf } from './error-of.ts';
import type { TaskReply, TaskRequest } from './protocol.ts';
import { connectWorker } from './worker-connection.ts';

export interface RunOptions {
  /** Ends the task; a running one is ended together with its worker. */
  readonly signal?: AbortSignal;
  /** Milliseconds of running (not of waiting) after which the task is ended; unlimited if Infinity or omitted. */
  readonly timeLimit?: number;
  readonly onProgress?: (fraction: number) => void;
  /**
   * What a newer run of the same name does to this one while it runs.
   * `restart` (the default) ends the worker if the work goes on for longer than the grace time;
   * `drop` lets it finish and only drops its result: for short work in a worker that keeps state.
   */
  readonly whenSuperseded?: 'restart' | 'drop';
  /** Asks the task to stop by itself with what it has (`StoppableContext.isStopped`); its worker stays. */
  readonly stopSignal?: AbortSignal;
  /**
   * Starts the task at once, even while another runs: for short questions to a worker whose long tasks let messages in.
   * A newer run of the same name does not end it, but drops its result.
   */
  readonly isAlongside?: boolean;
}

/** How a task ended, unless by a bug, which rejects the promise. */
export type TaskOutcome<Output> =
  | { readonly status: 'done'; readonly value: Output }
  /** A newer input came, or the worker was ended while the task ran. */
  | { readonly status: 'superseded' }
  | { readonly status: 'cancelled' }
  | { readonly status: 'timed-out'; readonly timeLimit: number };

export interface TaskRunner<Tasks extends TaskMap> {
  /**
   * Runs one task in the worker, after those requested before it.
   * A newer run of the same name supersedes an older one: newest input wins.
   * Ending a running task ends its worker, and whatever the worker kept is lost.
   * Rejects if the task threw or the worker could not be loaded.
   */
  run<Name extends keyof Tasks & string>(
    name: Name,
    input: InputOf<Tasks[Name]>,
    options?: RunOptions,
  ): Promise<TaskOutcome<OutputOf<Tasks[Name]>>>;
  /** Starts the worker if none runs, so that its script loads while the page does something else. */
  warm(): void;
  /** Cancels all waiting and running tasks. */
  cancel(): void;
  /** Cancels everything and ends the worker; a later run starts another. */
  dispose(): void;
}

interface Job {
  readonly request: TaskRequest;
  readonly options: RunOptions;
  readonly settle: (outcome: TaskOutcome<unknown>) => void;
  readonly reject: (error: Error) => void;
  superseded: boolean;
  timer?: ReturnType<typeof setTimeout>;
  onAbort?: () => void;
  onStop?: () => void;
}

/**
 * How long, in milliseconds, a superseded task has to end before its worker is ended: restarting costs more than that.
 */
const graceTime = 100;

/**
 * Runs a tool's work off the main thread.
 * @param spawn starts the worker, whose script calls `exposeTasks`
 * @example createTaskRunner<Tasks>(() => startWorker(workerUrl))
 */
export function createTaskRunner<Tasks extends TaskMap>(spawn: () => Worker): TaskRunner<Tasks> {
  const worker = connectWorker(spawn, { onReply: receive, onBrokenDown: failAll });
  let running: Job | undefined;
  let waiting: Job[] = [];
  /** The jobs that run alongside the current one. */
  const alongside = new Map<number, Job>();
  let nextId = 1;

  function finish(job: Job): void {
    clearTimeout(job.timer);
    if (job.onAbort !== undefined) {
      job.options.signal?.removeEventListener('abort', job.onAbort);
    }
    if (job.onStop !== undefined) {
      job.options.stopSignal?.removeEventListener('abort', job.onStop);
    }
    alongside.delete(job.request.id);
    if (running === job) {
      running = undefined;
    }
    waiting = waiting.filter((other) => other !== job);
  }

  function end(job: Job, outcome: TaskOutcome<unknown>): void {
    finish(job);
    job.settle(outcome);
  }

  /** Ends the worker; the work in progress ends with the outcome. The next job starts a new worker. */
  function endWorker(outcome: TaskOutcome<unknown>): void {
    worker.end();
    if (running !== undefined) {
      end(running, outcome);
    }
    for (const job of alongside.values()) {
      end(job, outcome.status === 'cancelled' ? outcome : { status: 'superseded' });
    }
  }

  /** Fails a job because of a bug; a job that nobody waits for any more is only superseded. */
  function fail(job: Job, error: Error): void {
    finish(job);
    if (job.superseded) {
      job.settle({ status: 'superseded' });
    } else {
      job.reject(error);
    }
  }

  /** Fails the work in progress with its worker. */
  function failAll(error: Error): void {
    for (const job of [...(running === undefined ? [] : [running]), ...alongside.values()]) {
      fail(job, error);
    }
    startNext();
  }

  function receive(reply: TaskReply): void {
    const job = running?.request.id === reply.id ? running : alongside.get(reply.id);
    if (job === undefined) {
      return;
    }
    switch (reply.kind) {
      case 'started':
        limitTime(job);
        return;
      case 'progress':
        if (!job.superseded) {
          job.options.onProgress?.(reply.fraction);
        }
        return;
      case 'done':
        end(job, job.superseded ? { status: 'superseded' } : { status: 'done', value: reply.output });
        break;
      case 'threw':
        fail(job, Object.assign(new Error(reply.message), { name: reply.name, stack: reply.stack }));
        break;
    }
    startNext();
  }

  /** Starts the clock once the worker has started the job: its loading does not count. */
  function limitTime(job: Job): void {
    const { timeLimit } = job.options;
    // The limit of a superseded job that may end its worker is its grace time.
    if (timeLimit !== undefined && Number.isFinite(timeLimit) && job.timer === undefined) {
      job.timer = setTimeout(() => {
        endWorker(job.superseded ? { status: 'superseded' } : { status: 'timed-out', timeLimit });
        startNext();
      }, timeLimit);
    }
  }

  function startNext(): void {
    const job = waiting[0];
    if (running !== undefined || job === undefined) {
      return;
    }
    waiting = waiting.slice(1);
    running = job;
    send(job);
  }

  function send(job: Job): void {
    try {
      worker.send(job.request);
      if (job.options.stopSignal?.aborted) {
        job.onStop?.();
      }
    } catch (thrown) {
      finish(job);
      job.reject(errorOf(thrown));
      startNext();
    }
  }

  /** Whether a task has been sent to the worker and has not ended. */
  function isSent(job: Job): boolean {
    return running === job || alongside.has(job.request.id);
  }

  function supersede(name: string): void {
    for (const job of waiting.filter((other) => other.request.name === name)) {
      end(job, { status: 'superseded' });
    }
    for (const job of alongside.values()) {
      job.superseded ||= job.request.name === name;
    }
    const job = running;
    if (job === undefined || job.request.name !== name || job.superseded) {
      return;
    }
    job.superseded = true;
    if (job.options.whenSuperseded !== 'drop') {
      clearTimeout(job.timer);
      // If the work can stop by itself, the worker survives.
      worker.askToStop(job.request.id);
      job.timer = setTimeout(() => {
        endWorker({ status: 'superseded' });
        startNext();
      }, graceTime);
    }
  }

  function cancel(): void {
    for (const job of waiting) {
      end(job, { status: 'cancelled' });
    }
    if (running !== undefined || alongside.size > 0) {
      endWorker({ status: 'cancelled' });
    }
  }

  return {
    run(name, input, options = {}) {
      return new Promise((resolve, reject) => {
        if (options.signal?.aborted) {
          resolve({ status: 'cancelled' });
          return;
        }
        supersede(name);
        const job: Job = {
          request: { id: nextId++, name, input, locale: chosenLocale() },
          options,
          settle: (outcome) => resolve(outcome as TaskOutcome<OutputOf<Tasks[typeof name]>>),
          reject,
          superseded: false,
        };
        job.onAbort = () => {
          if (isSent(job)) {
            endWorker({ status: 'cancelled' });
            startNext();
          } else {
            end(job, { status: 'cancelled' });
          }
        };
        options.signal?.addEventListener('abort', job.onAbort);
        job.onStop = () => {
          if (isSent(job)) {
            worker.askToStop(job.request.id);
          }
        };
        options.stopSignal?.addEventListener('abort', job.onStop);
        if (options.isAlongside === true) {
          alongside.set(job.request.id, job);
          send(job);
        } else {
          waiting.push(job);
          startNext();
        }
      });
    },
    warm() {
      try {
        worker.start();
      } catch {
        // The first task gets the same error, and reports it.
      }
    },
    cancel,
    dispose() {
      cancel();
      worker.end();
    },
  };
}
