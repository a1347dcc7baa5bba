/** Work that runs off the main thread, described in plain values, independent of the worker that runs it. */

export interface TaskContext {
  /** @param fraction the completed fraction, 0 to 1 */
  reportProgress(fraction: number): void;
}

/** The context of a task that can be ended early. */
export interface StoppableContext extends TaskContext {
  /**
   * Whether the task was asked to finish early with its results so far (`RunOptions.stopSignal`). The value can change
   * only while the task lets messages in, so it must wait for a timer now and then.
   */
  isStopped(): boolean;
}

/** The context that a worker gives to every task. */
export interface WorkerContext extends StoppableContext {
  /**
   * Aborted when `isStopped` becomes true, for work with other cancellation interfaces, such as that of an operation.
   */
  readonly signal: AbortSignal;
}

/** One kind of work: plain values in, plain (structured-cloneable) values out. Throws only on a bug. */
export type Task<Input, Output> = (input: Input, context: WorkerContext) => Output | Promise<Output>;

/** The tasks that a worker offers, by name. */
export type TaskMap = Record<string, Task<never, unknown>>;

export type InputOf<T> = T extends Task<infer Input, unknown> ? Input : never;
export type OutputOf<T> = T extends (...parameters: never[]) => infer Output ? Awaited<Output> : never;

const transferables = new WeakMap<object, readonly Transferable[]>();

/**
 * Marks objects that are transferred with a value instead of being copied when a task receives or returns it.
 * @returns the same value
 * @example return withTransfer({ bytes }, [bytes.buffer])
 */
export function withTransfer<T extends object>(value: T, list: readonly Transferable[]): T {
  transferables.set(value, list);
  return value;
}

/** The list passed to `withTransfer`, or an empty one. */
export function transferListOf(value: unknown): Transferable[] {
  return typeof value === 'object' && value !== null ? [...(transferables.get(value) ?? [])] : [];
}

/** Loads what an input needs besides the worker's script. */
type Loading = (input: never) => Promise<void>;

const loadings = new WeakMap<TaskMap, Loading>();

/**
 * Adds to tasks what they have to load for an input, before they run. Like the loading of the worker's script, it does
 * not count towards a task's time.
 * @param load rejects if loading fails, which ends the task
 * @returns the same tasks
 * @example export const tasks = withLoading({ findSlowParts }, loadTables)
 */
export function withLoading<T extends TaskMap>(tasks: T, load: (input: InputOf<T[keyof T]>) => Promise<void>): T {
  loadings.set(tasks, load);
  return tasks;
}

/** The function passed to `withLoading`, if any. */
export function loadingOf(tasks: TaskMap): Loading | undefined {
  return loadings.get(tasks);
}
