import { useEffect, useMemo, useRef, useState } from 'react';
import { describeFailure } from '#shared/describe-failure.ts';
import type { Result, ToolError } from '#shared/result.ts';
import type { InputOf, OutputOf, TaskMap } from '#tools/task.ts';
import { findBegunTask, forgetBegunTask } from './first-task.ts';
import { useWeight, weigh } from './screen-life.ts';
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
  /** What the task threw: a bug, or a script that is missing. */
  readonly thrown?: { readonly error: unknown } | undefined;
  readonly isCancelled?: boolean;
}

export interface LiveTask<Input, Value> {
  /** The last good result. */
  readonly result: Value | undefined;
  /** What `result` was made of. */
  readonly resultOf: Input | undefined;
  /** What is wrong with the present input; or with the task, which threw: then it can be retried. */
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

export interface LiveTaskOptions<Input> extends Pick<RunOptions, 'whenSuperseded' | 'isAlongside'> {
  /**
   * Milliseconds without a change before the work begins while its input is typed. What comes after such a pause, as the
   * first input and a paste do, is worked on at once.
   */
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
  /**
   * Whether the result of an earlier input stays, as stale, while the present one is bad: not where it is of another kind,
   * such as the encoded text when one decodes. Left out: always.
   */
  readonly keeps?: (former: Input, present: Input) => boolean;
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
    keeps,
  }: LiveTaskOptions<InputOf<Tasks[Name]>> = {},
): LiveTask<InputOf<Tasks[Name]>, ValueOf<OutputOf<Tasks[Name]>>> {
  type Input = InputOf<Tasks[Name]>;
  type Value = ValueOf<OutputOf<Tasks[Name]>>;
  const [state, setState] = useState<State<Input, Value> | undefined>(() => {
    if (input === undefined) {
      return undefined;
    }
    const answer = findBegunTask(runner, name, input)?.settled;
    if (answer?.status === 'done') {
      return { input, attempt: 0, ...settle(input, answer as Settled<Value>, tooSlow) };
    }
    // What is drawn meanwhile takes as long as the worker's script.
    runner.warm();
    return undefined;
  });
  const [progress, setProgress] = useState<number>();
  const [attempt, setAttempt] = useState(0);
  const attempted = useRef(0);
  /** When the input changed last, by `performance.now`. */
  const changed = useRef(Number.NEGATIVE_INFINITY);
  const running = useRef<AbortController>(undefined);
  /** What has a result: it needs no other when a screen comes back into sight. */
  const done = useRef<{
    readonly input: Input;
    readonly attempt: number;
    readonly by: TaskRunner<Tasks>;
    readonly name: Name;
  }>(state && { input: state.input, attempt: 0, by: runner, name });
  /** Work that has not begun, since its input may still change, can be cancelled too. */
  const pending = useRef<AbortController>(undefined);

  useEffect(() => {
    if (input === undefined) {
      running.current?.abort();
      done.current = undefined;
      setState(undefined);
      return undefined;
    }
    const begun = attempt === 0 ? findBegunTask(runner, name, input) : undefined;
    forgetBegunTask(runner, name);
    const { current: last } = done;
    if (last?.input === input && last.attempt === attempt && last.by === runner && last.name === name) {
      return undefined;
    }
    done.current = undefined;
    let isCurrent = true;
    const controller = begun?.controller ?? new AbortController();
    pending.current = controller;
    const now = performance.now();
    const isTyped = attempted.current === attempt && now - changed.current < quietTime;
    const delay = isTyped ? quietTime : 0;
    changed.current = now;
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
      (begun?.outcome ?? runner.run(name, input, options)).then(
        (outcome) => {
          // A task of an earlier input is superseded by the next, which need not restart the worker.
          if (isCurrent && outcome.status !== 'superseded') {
            const settled = settle(input, outcome as Settled<Value>, tooSlow);
            done.current = { input, attempt, by: runner, name };
            setState((former) => ({ input, attempt, last: former?.last, ...settled }));
          }
        },
        (error: unknown) => {
          console.error(error);
          if (isCurrent) {
            setState((last) => ({ input, attempt, last: last?.last, thrown: { error } }));
          }
        },
      );
    }, delay);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [input, attempt, runner, name, quietTime, timeLimit, tooSlow, whenSuperseded, stops, isAlongside]);

  const lastValue = state?.last?.value;
  useWeight(
    running,
    useMemo(() => weigh(lastValue), [lastValue]),
  );

  const isEmpty = input === undefined;
  const isBusy = !isEmpty && (state?.input !== input || state.attempt !== attempt);
  const shown = isEmpty ? undefined : state;
  const last =
    shown?.last !== undefined && (shown.last.input === shown.input || (keeps?.(shown.last.input, shown.input) ?? true))
      ? shown.last
      : undefined;
  const thrown = shown?.thrown;
  const failure = useMemo(
    () => thrown && describeFailure(thrown.error, () => setAttempt((former) => former + 1)),
    [thrown],
  );
  return {
    result: last?.value,
    resultOf: last?.input,
    error: failure ?? shown?.error,
    isBusy,
    progress: isBusy ? progress : undefined,
    isStale: last !== undefined && last.input !== shown?.input,
    isCancelled: shown?.isCancelled === true && !isBusy,
    cancel() {
      pending.current?.abort();
      running.current?.abort();
    },
    runAgain: () => setAttempt((former) => former + 1),
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
