import type { InputOf, OutputOf, TaskMap } from '#tools/task.ts';
import { createTaskRunner, type TaskOutcome, type TaskRunner } from './task-runner.ts';

/** A task that was started before its screen was rendered. */
interface BegunTask<Output> {
  readonly name: string;
  readonly input: unknown;
  readonly controller: AbortController;
  readonly outcome: Promise<TaskOutcome<Output>>;
  /** The settled value of `outcome`. */
  settled?: TaskOutcome<Output>;
}

/** The tasks that were started, by the runner that works on them. */
const begunTasks = new WeakMap<object, BegunTask<unknown>>();

export interface FirstTask<Tasks extends TaskMap, Name extends keyof Tasks & string> {
  /**
   * Starts the worker with an input that the screen is about to show; does nothing if there is none.
   * @returns when the answer is there, so that `useLiveTask` has it when the screen is first rendered
   */
  readonly begin: (input: InputOf<Tasks[Name]> | undefined) => Promise<void>;
  /** Hands `useTaskRunner` the runner that has started, but only once. */
  readonly take: () => TaskRunner<Tasks> | undefined;
}

/**
 * Starts a screen's work before its page is rendered.
 * @param spawn see `useTaskRunner`
 * @param timeLimit milliseconds of running: see `useLiveTask`
 */
export function createFirstTask<Tasks extends TaskMap, Name extends keyof Tasks & string>(
  spawn: () => Worker,
  name: Name,
  timeLimit: number,
): FirstTask<Tasks, Name> {
  let begun: TaskRunner<Tasks> | undefined;
  return {
    async begin(input) {
      if (input === undefined) {
        return;
      }
      const runner = createTaskRunner<Tasks>(spawn);
      begun = runner;
      const controller = new AbortController();
      const outcome = runner.run(name, input, { timeLimit, signal: controller.signal });
      const task: BegunTask<OutputOf<Tasks[Name]>> = { name, input, controller, outcome };
      begunTasks.set(runner, task as BegunTask<unknown>);
      try {
        task.settled = await outcome;
      } catch {
        // The screen awaits the same promise, and reports the error.
      }
    },
    take() {
      const runner = begun;
      begun = undefined;
      return runner;
    },
  };
}

/** @returns the task that the runner was started with, if it has the given name and input */
export function findBegunTask<Tasks extends TaskMap, Name extends keyof Tasks & string>(
  runner: TaskRunner<Tasks>,
  name: Name,
  input: InputOf<Tasks[Name]>,
): BegunTask<OutputOf<Tasks[Name]>> | undefined {
  const task = begunTasks.get(runner);
  return task?.name === name && task.input === input ? (task as BegunTask<OutputOf<Tasks[Name]>>) : undefined;
}

/**
 * Forgets the task that a runner was started with. A caller that waits for it takes it over; one with another input
 * starts a new task.
 */
export function forgetBegunTask(runner: object, name: string): void {
  if (begunTasks.get(runner)?.name === name) {
    begunTasks.delete(runner);
  }
}
