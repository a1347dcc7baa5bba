/** What the task runner and a worker say to each other; no tool handles these messages itself. */

export interface TaskRequest {
  readonly id: number;
  readonly name: string;
  readonly input: unknown;
  /** The language of the formats that was chosen; undefined for the browser's. */
  readonly locale: string | undefined;
}

/** Asks a running task to end by itself. */
export interface StopRequest {
  readonly stop: number;
}

export type TaskReply =
  /** The worker has loaded and is at the task. */
  | { readonly id: number; readonly kind: 'started' }
  | { readonly id: number; readonly kind: 'progress'; readonly fraction: number }
  | { readonly id: number; readonly kind: 'done'; readonly output: unknown }
  | {
      readonly id: number;
      readonly kind: 'threw';
      readonly name: string;
      readonly message: string;
      readonly stack: string;
    };
