import { useEffect, useState } from 'react';
import { useErrorBoundary } from 'react-error-boundary';
import type { TaskOutcome } from '#renderer/workers/task-runner.ts';
import { useTaskRunner } from '#renderer/workers/use-task-runner.ts';
import type { Result, ToolError } from '#shared/result.ts';
import type { RepairTasks } from './tasks.ts';

/** A repaired text, and what it was made of. */
export interface Repair {
  readonly input: string;
  readonly output: string;
}

interface State {
  /** The text that was looked at last, and in which attempt. */
  readonly input: string;
  readonly attempt: number;
  /** The last that succeeded: of this text or, while this one is broken, of an earlier one. */
  readonly repair?: Repair | undefined;
  readonly error?: ToolError | undefined;
  readonly isCancelled?: boolean;
}

export interface RepairProcess extends Pick<State, 'repair' | 'error'> {
  readonly isBusy: boolean;
  readonly isCancelled: boolean;
  /** Whether `repair` is of an earlier text, since a newer one could not be repaired. */
  readonly isStale: boolean;
  readonly cancel: () => void;
  /** Starts again after it was cancelled. */
  readonly retry: () => void;
}

/** Milliseconds without a change before the work begins. */
const quietTime = 150;
const timeLimit = 30_000;

const spawn = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** Repairs a text in a worker as it changes: the newest wins, and the last good result stays. */
export function useRepair(input: string): RepairProcess {
  const runner = useTaskRunner<RepairTasks>(spawn);
  const { showBoundary } = useErrorBoundary();
  const [state, setState] = useState<State>();
  const [attempt, setAttempt] = useState(0);
  const isEmpty = input.trim() === '';

  useEffect(() => {
    if (isEmpty) {
      setState(undefined);
      return undefined;
    }
    const controller = new AbortController();
    const timer = setTimeout(() => {
      runner.run('repair', input, { signal: controller.signal, timeLimit }).then((outcome) => {
        if (!controller.signal.aborted && outcome.status !== 'superseded') {
          setState((last) => ({ input, attempt, repair: last?.repair, ...settle(input, outcome) }));
        }
      }, showBoundary);
    }, quietTime);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [input, isEmpty, attempt, runner, showBoundary]);

  const isBusy = !isEmpty && (state?.input !== input || state.attempt !== attempt);
  const repair = isEmpty ? undefined : state?.repair;
  return {
    repair,
    error: isEmpty ? undefined : state?.error,
    isBusy,
    isCancelled: state?.isCancelled === true && !isBusy && !isEmpty,
    isStale: repair !== undefined && repair.input !== state?.input,
    cancel: () => runner.cancel(),
    retry: () => setAttempt(attempt + 1),
  };
}

type Outcome = Exclude<TaskOutcome<Result<string>>, { status: 'superseded' }>;

function settle(input: string, outcome: Outcome): Partial<State> {
  switch (outcome.status) {
    case 'cancelled':
      return { isCancelled: true };
    case 'timed-out':
      return { error: tooSlow };
    default:
      return outcome.value.ok ? { repair: { input, output: outcome.value.value } } : { error: outcome.value.error };
  }
}

const tooSlow: ToolError = {
  code: 'too-slow',
  message: `This text takes longer than ${timeLimit / 1000} seconds to repair: it is too long for so many faults. Repair it in parts.`,
};
