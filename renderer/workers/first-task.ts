import type { InputOf, OutputOf, TaskMap } from '#tools/task.ts';
import { createTaskRunner, type TaskOutcome, type TaskRunner } from './task-runner.ts';

/** A task that was begun before its screen was drawn. */
interface BegunTask<Output> {
  readonly name: string;
  readonly input: unknown;
  readonly controller: AbortController;
  readonly outcome: Promise<TaskOutcome<Output>>;
  /** What `outcome` has become. */
  settled?: TaskOutcome<Output>;
}

/** By the runner that works on it. */
const begunTasks = new WeakMap<object, BegunTask<unknown>>();

export interface FirstTask<Tasks extends TaskMap, Name extends keyof Tasks & string> {
  /**
   * Starts the worker with an input that the screen is about to show; where there is none, nothing.
   * @returns when the answer is there, which `useLiveTask` then has when the screen is drawn for the first time
   */
  readonly begin: (input: InputOf<Tasks[Name]> | undefined) => Promise<void>;
  /** For `useTaskRunner`: the runner that has begun, once. */
  readonly take: () => TaskRunner<Tasks> | undefined;
}

/**
 * Begins a screen's work while its page is not drawn yet.
 * @param spawn as of `useTaskRunner`
 * @param timeLimit milliseconds of running, as of `useLiveTask`
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
        // The screen waits for the same, and says what is wrong.
      }
    },
    take() {
      const runner = begun;
      begun = undefined;
      return runner;
    },
  };
}

/** @returns the task that the runner was begun with, if it is that of a name and an input */
export function findBegunTask<Tasks extends TaskMap, Name extends keyof Tasks & string>(
  runner: TaskRunner<Tasks>,
  name: Name,
  input: InputOf<Tasks[Name]>,
): BegunTask<OutputOf<Tasks[Name]>> | undefined {
  const task = begunTasks.get(runner);
  return task?.name === name && task.input === input ? (task as BegunTask<OutputOf<Tasks[Name]>>) : undefined;
}

/** Who waits for the task takes it; whoever does not, for another input, has it done anew. */
export function forgetBegunTask(runner: object, name: string): void {
  if (begunTasks.get(runner)?.name === name) {
    begunTasks.delete(runner);
  }
}
