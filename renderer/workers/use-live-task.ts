import { useEffect, useRef, useState } from 'react';
import { useErrorBoundary } from 'react-error-boundary';
import type { Result, ToolError } from '#shared/result.ts';
import type { InputOf, OutputOf, TaskMap } from './protocol.ts';
import type { RunOptions, TaskOutcome, TaskRunner } from './task-runner.ts';

type ValueOf<Output> = Output extends { readonly ok: true; readonly value: infer Value } ? Value : never;

/** The names of the tasks that take such an input and give a Result. */
type ResultTask<Tasks extends TaskMap> = {
  [Name in keyof Tasks & string]: OutputOf<Tasks[Name]> extends Result<unknown> ? Name : never;
}[keyof Tasks & string];

interface State<Input, Value> {
  /** The input that was looked at last, and in which attempt. */
  readonly input: Input;
  readonly attempt: number;
  /** The last that succeeded: of this input or, while this one is bad, of an earlier one. */
  readonly last?: { readonly input: Input; readonly value: Value } | undefined;
  readonly error?: ToolError | undefined;
  readonly isCancelled?: boolean;
}

export interface LiveTask<Input, Value> {
  /** The last good result. */
  readonly result: Value | undefined;
  /** What `result` was made of. */
  readonly resultOf: Input | undefined;
  /** What is wrong with the present input. */
  readonly error: ToolError | undefined;
  readonly isBusy: boolean;
  /** How much is done, 0 to 1, where the task says so. */
  readonly progress: number | undefined;
  /** Whether `result` is of an earlier input, since none could be made of the present one. */
  readonly isStale: boolean;
  readonly isCancelled: boolean;
  readonly cancel: () => void;
  /** Runs again with the same input, at once. */
  readonly runAgain: () => void;
}

export interface LiveTaskOptions extends Pick<RunOptions, 'whenSuperseded' | 'isAlongside'> {
  /** Milliseconds without a change before the work begins. */
  readonly quietTime?: number;
  /** Milliseconds of running after which the work is ended. */
  readonly timeLimit?: number;
  /** What the error says then. */
  readonly tooSlow?: string;
  /**
   * Whether `cancel`, or another input, asks the work to stop by itself (`RunOptions.stopSignal`), so that its worker
   * stays: what it gives then is the result.
   */
  readonly stops?: boolean;
}

/**
 * Runs a task in a worker whenever its input changes: the newest input wins, and the last good result stays.
 * @param input what the task takes, the same object until something changed; undefined where there is nothing to do
 * @example const { result, error } = useLiveTask(runner, 'repair', text === '' ? undefined : text, { timeLimit: 30_000 })
 */
export function useLiveTask<Tasks extends TaskMap, Name extends ResultTask<Tasks>>(
  runner: TaskRunner<Tasks>,
  name: Name,
  input: InputOf<Tasks[Name]> | undefined,
  {
    quietTime = 150,
    timeLimit,
    tooSlow = 'This takes too long.',
    whenSuperseded = 'restart',
    stops = false,
    isAlongside = false,
  }: LiveTaskOptions = {},
): LiveTask<InputOf<Tasks[Name]>, ValueOf<OutputOf<Tasks[Name]>>> {
  type Input = InputOf<Tasks[Name]>;
  type Value = ValueOf<OutputOf<Tasks[Name]>>;
  const { showBoundary } = useErrorBoundary();
  const [state, setState] = useState<State<Input, Value>>();
  const [progress, setProgress] = useState<number>();
  const [attempt, setAttempt] = useState(0);
  const attempted = useRef(0);
  const running = useRef<AbortController>(undefined);
  /** Of work that has not begun, since its input may still change: it can be cancelled too. */
  const pending = useRef<AbortController>(undefined);

  useEffect(() => {
    if (input === undefined) {
      running.current?.abort();
      setState(undefined);
      return undefined;
    }
    let isCurrent = true;
    const controller = new AbortController();
    pending.current = controller;
    const delay = attempted.current === attempt ? quietTime : 0;
    const timer = setTimeout(() => {
      attempted.current = attempt;
      if (stops) {
        running.current?.abort();
      }
      running.current = controller;
      pending.current = undefined;
      setProgress(undefined);
      const options: RunOptions = {
        ...(stops ? { stopSignal: controller.signal } : { signal: controller.signal }),
        whenSuperseded: stops ? 'drop' : whenSuperseded,
        isAlongside,
        onProgress: setProgress,
        ...(timeLimit === undefined ? {} : { timeLimit }),
      };
      runner.run(name, input, options).then((outcome) => {
        // A task of an earlier input is superseded by the next, which need not restart the worker.
        if (isCurrent && outcome.status !== 'superseded') {
          const settled = settle(input, outcome as Settled<Value>, tooSlow);
          setState((last) => ({ input, attempt, last: last?.last, ...settled }));
        }
      }, showBoundary);
    }, delay);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [input, attempt, runner, name, quietTime, timeLimit, tooSlow, whenSuperseded, stops, isAlongside, showBoundary]);

  const isEmpty = input === undefined;
  const isBusy = !isEmpty && (state?.input !== input || state.attempt !== attempt);
  const shown = isEmpty ? undefined : state;
  return {
    result: shown?.last?.value,
    resultOf: shown?.last?.input,
    error: shown?.error,
    isBusy,
    progress: isBusy ? progress : undefined,
    isStale: shown?.last !== undefined && shown.last.input !== shown.input,
    isCancelled: shown?.isCancelled === true && !isBusy,
    cancel() {
      pending.current?.abort();
      running.current?.abort();
    },
    runAgain: () => setAttempt(attempt + 1),
  };
}

type Settled<Value> = Exclude<TaskOutcome<Result<Value>>, { status: 'superseded' }>;

function settle<Input, Value>(input: Input, outcome: Settled<Value>, tooSlow: string): Partial<State<Input, Value>> {
  switch (outcome.status) {
    case 'cancelled':
      return { isCancelled: true };
    case 'timed-out':
      return { error: { code: 'too-slow', message: tooSlow } };
    default:
      return outcome.value.ok ? { last: { input, value: outcome.value.value } } : { error: outcome.value.error };
  }
}
