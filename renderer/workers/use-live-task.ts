import { useEffect, useMemo, useRef, useState } from 'react';
import { describeFailure } from '#shared/describe-failure.ts';
import type { Result, ToolError } from '#shared/result.ts';
import type { InputOf, OutputOf, TaskMap } from '#tools/task.ts';
import { findBegunTask, forgetBegunTask } from './first-task.ts';
import { hasPastedSince } from './last-paste.ts';
import { type LiveState, type Settled, shownState, stateAfter, stateAfterThrow } from './live-state.ts';
import { useWeight, weigh } from './screen-life.ts';
import type { RunOptions, TaskOutcome, TaskRunner } from './task-runner.ts';

type ValueOf<Output> = Output extends { readonly ok: true; readonly value: infer Value } ? Value : never;

/** The names of the tasks that take such an input and give a Result. */
type ResultTask<Tasks extends TaskMap> = {
  [Name in keyof Tasks & string]: OutputOf<Tasks[Name]> extends Result<unknown> ? Name : never;
}[keyof Tasks & string];

export interface LiveTask<Input, Value> {
  /** The last good result. */
  readonly result: Value | undefined;
  /** The input that `result` was made from. */
  readonly resultOf: Input | undefined;
  /** What is wrong with the present input, or with the task if it threw; in that case it can be retried. */
  readonly error: ToolError | undefined;
  readonly isBusy: boolean;
  /** How much is done, 0 to 1, if the task reports it. */
  readonly progress: number | undefined;
  /** Whether `result` belongs to an earlier input, because the present one has none. */
  readonly isStale: boolean;
  readonly isCancelled: boolean;
  readonly cancel: () => void;
  /** Runs again with the same input, at once. */
  readonly runAgain: () => void;
}

export interface LiveTaskOptions<Input> extends Pick<RunOptions, 'whenSuperseded' | 'isAlongside'> {
  /**
   * How many milliseconds must pass without a change before the work begins while its input is being typed. An input
   * that arrives after such a pause, such as the first one, and one that was pasted or dropped are processed at once.
   */
  readonly quietTime?: number;
  /** Milliseconds of running after which the work is ended. */
  readonly timeLimit?: number;
  /** What the error says if the time limit is exceeded. */
  readonly tooSlow?: string;
  /**
   * Whether `cancel`, or another input, asks the work to stop by itself (`RunOptions.stopSignal`) so that its worker
   * stays. The result is then what the work gives up to that point.
   */
  readonly stops?: boolean;
  /**
   * Whether the result of an earlier input stays, marked as stale, while the present one is bad. It should not if it is
   * of another kind, such as an encoded text after switching to decoding. Default: always.
   */
  readonly keeps?: (former: Input, present: Input) => boolean;
}

/**
 * Runs a task in a worker whenever its input changes: the newest input wins, and the last good result stays.
 * @param input the task's input, the same object until something changed; undefined if there is nothing to do
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
  const [state, setState] = useState<LiveState<Input, Value> | undefined>(() => {
    if (input === undefined) {
      return undefined;
    }
    const answer = findBegunTask(runner, name, input)?.settled;
    if (answer?.status === 'done') {
      return stateAfter(undefined, { input, attempt: 0 }, answer as Settled<Value>, tooSlow);
    }
    // Loads the worker's script while the component renders, which takes about as long.
    runner.warm();
    return undefined;
  });
  const [progress, setProgress] = useState<number>();
  const [attempt, setAttempt] = useState(0);
  const attempted = useRef(0);
  /** When the input changed last, by `performance.now`. */
  const changed = useRef(Number.NEGATIVE_INFINITY);
  const running = useRef<AbortController>(undefined);
  /** The input that already has a result, and needs no other when a screen becomes visible again. */
  const done = useRef<Work<Tasks, Input> | undefined>(state && { input: state.input, attempt: 0, by: runner, name });
  /** The work for the present input, which goes on while its screen is hidden. */
  const run = useRef<Run<Tasks, Input, Value>>(undefined);
  /** Allows cancelling work that has not begun because its input may still change. */
  const pending = useRef<AbortController>(undefined);

  useEffect(() => {
    if (input === undefined) {
      running.current?.abort();
      run.current = undefined;
      done.current = undefined;
      setState(undefined);
      return undefined;
    }
    const begun = attempt === 0 ? findBegunTask(runner, name, input) : undefined;
    forgetBegunTask(runner, name);
    const work: Work<Tasks, Input> = { input, attempt, by: runner, name };
    if (isSame(done.current, work)) {
      return undefined;
    }
    done.current = undefined;
    let isCurrent = true;
    /** @param isResumed whether the screen was hidden while the work went on */
    const listen = (own: Run<Tasks, Input, Value>, isResumed: boolean) => {
      own.outcome.then(
        (outcome) => {
          if (!isCurrent) {
            return;
          }
          if (isResumed && isEndedByOthers(outcome, own)) {
            start();
          } else if (outcome.status !== 'superseded') {
            // A task for an earlier input is superseded by the next one, which need not restart the worker.
            done.current = work;
            setState((former) => stateAfter(former, work, outcome as Settled<Value>, tooSlow));
          }
        },
        (error: unknown) => {
          console.error(error);
          if (run.current === own) {
            // The next time that its screen is shown, it is tried again.
            run.current = undefined;
          }
          if (isCurrent) {
            setState((former) => stateAfterThrow(former, work, error));
          }
        },
      );
    };
    const controller = begun?.controller ?? new AbortController();
    const start = () => {
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
      const outcome = (begun?.outcome ?? runner.run(name, input, options)) as Run<Tasks, Input, Value>['outcome'];
      run.current = { ...work, controller, outcome };
      listen(run.current, false);
    };
    const { current: earlier } = run;
    if (isSame(earlier, work)) {
      listen(earlier, true);
      return () => {
        isCurrent = false;
      };
    }
    pending.current = controller;
    const now = performance.now();
    const isTyped =
      attempted.current === attempt && now - changed.current < quietTime && !hasPastedSince(changed.current);
    changed.current = now;
    let timer: ReturnType<typeof setTimeout> | undefined;
    if (isTyped) {
      timer = setTimeout(start, quietTime);
    } else {
      // A timer would come after the next frame, which takes longer than many a task.
      start();
    }
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

  const { last, error, thrown, isBusy, isStale, isCancelled } = shownState(state, { input, attempt }, keeps);
  const failure = useMemo(
    () => thrown && describeFailure(thrown.error, () => setAttempt((former) => former + 1)),
    [thrown],
  );
  return {
    result: last?.value,
    resultOf: last?.input,
    error: failure ?? error,
    isBusy,
    progress: isBusy ? progress : undefined,
    isStale,
    isCancelled,
    cancel() {
      pending.current?.abort();
      running.current?.abort();
    },
    runAgain: () => setAttempt((former) => former + 1),
  };
}

/** What is asked of which runner. */
interface Work<Tasks extends TaskMap, Input> {
  readonly input: Input;
  readonly attempt: number;
  readonly by: TaskRunner<Tasks>;
  readonly name: string;
}

interface Run<Tasks extends TaskMap, Input, Value> extends Work<Tasks, Input> {
  readonly controller: AbortController;
  readonly outcome: Promise<TaskOutcome<Result<Value>>>;
}

function isSame<Tasks extends TaskMap, Input, One extends Work<Tasks, Input>>(
  one: One | undefined,
  { input, attempt, by, name }: Work<Tasks, Input>,
): one is One {
  return one !== undefined && one.input === input && one.attempt === attempt && one.by === by && one.name === name;
}

/** Whether work ended without an answer, although nobody has cancelled it: its worker was ended while it was hidden. */
function isEndedByOthers<Value>(
  { status }: TaskOutcome<Result<Value>>,
  { controller }: Pick<Run<TaskMap, unknown, Value>, 'controller'>,
): boolean {
  return status === 'superseded' || (status === 'cancelled' && !controller.signal.aborted);
}
