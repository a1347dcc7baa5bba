/** Work that runs off the main thread, as a tool says it: in plain values, with no word of the worker that runs it. */

export interface TaskContext {
  /** @param fraction how much is done, 0 to 1 */
  reportProgress(fraction: number): void;
}

/** What a task is given that can end early. */
export interface StoppableContext extends TaskContext {
  /**
   * Whether the task was asked to end by itself, with what it has (`RunOptions.stopSignal`). Can change only while
   * the task lets messages in: it must wait for a timer now and then.
   */
  isStopped(): boolean;
}

/** What a worker gives every task. */
export interface WorkerContext extends StoppableContext {
  /** Aborted when `isStopped` becomes true: for work that other interfaces end, such as that of an operation. */
  readonly signal: AbortSignal;
}

/** One kind of work: plain values in, plain (structured-cloneable) values out. Throws only on a bug. */
export type Task<Input, Output> = (input: Input, context: WorkerContext) => Output | Promise<Output>;

/** The work a worker offers, by name. */
export type TaskMap = Record<string, Task<never, unknown>>;

export type InputOf<T> = T extends Task<infer Input, unknown> ? Input : never;
export type OutputOf<T> = T extends (...parameters: never[]) => infer Output ? Awaited<Output> : never;

const transferables = new WeakMap<object, readonly Transferable[]>();

/**
 * Marks what moves with a value instead of being copied when a task takes or returns it.
 * @returns the same value
 * @example return withTransfer({ bytes }, [bytes.buffer])
 */
export function withTransfer<T extends object>(value: T, list: readonly Transferable[]): T {
  transferables.set(value, list);
  return value;
}

/** The list given to `withTransfer`, or an empty one. */
export function transferListOf(value: unknown): Transferable[] {
  return typeof value === 'object' && value !== null ? [...(transferables.get(value) ?? [])] : [];
}
