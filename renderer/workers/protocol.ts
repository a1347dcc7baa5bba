/** The messages between the task runner and a worker; no tool handles them itself. */

export interface TaskRequest {
  readonly id: number;
  readonly name: string;
  readonly input: unknown;
  /** The chosen language of formats; undefined for the browser's. */
  readonly locale: string | undefined;
}

/** Asks a running task to stop by itself. */
export interface StopRequest {
  readonly stop: number;
}

export type TaskReply =
  /** The worker has loaded and has started the task. */
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
