import type { Result, ToolError } from '#shared/result.ts';
import type { TaskOutcome } from './task-runner.ts';

/** What a live task is asked: an input, and the number of the attempt at it, from 0. */
interface Asked<Input> {
  readonly input: Input;
  readonly attempt: number;
}

/** What came of the input that was processed last. */
export interface LiveState<Input, Value> extends Asked<Input> {
  /** The last success: for this input or, if this one is bad, for an earlier one. */
  readonly last?: { readonly input: Input; readonly value: Value } | undefined;
  readonly error?: ToolError | undefined;
  /** What the task threw, because of a bug or a missing script. */
  readonly thrown?: { readonly error: unknown } | undefined;
  readonly isCancelled?: boolean;
}

/** How work ended for which no other input has taken its place. */
export type Settled<Value> = Exclude<TaskOutcome<Result<Value>>, { readonly status: 'superseded' }>;

/**
 * Computes the state after work has ended: the last good result stays unless there is a new one.
 * @param tooSlow what the error says if the time limit was exceeded
 */
export function stateAfter<Input, Value>(
  former: LiveState<Input, Value> | undefined,
  { input, attempt }: Asked<Input>,
  outcome: Settled<Value>,
  tooSlow: string,
): LiveState<Input, Value> {
  const next = { input, attempt, last: former?.last };
  switch (outcome.status) {
    case 'cancelled':
      return { ...next, isCancelled: true };
    case 'timed-out':
      return { ...next, error: { code: 'too-slow', message: tooSlow } };
    default:
      return outcome.value.ok
        ? { ...next, last: { input, value: outcome.value.value } }
        : { ...next, error: outcome.value.error };
  }
}

/** Computes the state after work has thrown. */
export function stateAfterThrow<Input, Value>(
  former: LiveState<Input, Value> | undefined,
  { input, attempt }: Asked<Input>,
  error: unknown,
): LiveState<Input, Value> {
  return { input, attempt, last: former?.last, thrown: { error } };
}

interface ShownState<Input, Value> {
  /** The last good result that may be shown. */
  readonly last: LiveState<Input, Value>['last'];
  readonly error: ToolError | undefined;
  readonly thrown: LiveState<Input, Value>['thrown'];
  readonly isBusy: boolean;
  /** Whether `last` belongs to an earlier input. */
  readonly isStale: boolean;
  readonly isCancelled: boolean;
}

/**
 * Tells what is shown of the state while something is asked.
 * @param asked its input is undefined if there is nothing to do
 * @param keeps whether the result of an earlier input stays while the present one is bad; omitted: always
 */
export function shownState<Input, Value>(
  state: LiveState<Input, Value> | undefined,
  asked: Asked<Input | undefined>,
  keeps?: (former: Input, present: Input) => boolean,
): ShownState<Input, Value> {
  const isEmpty = asked.input === undefined;
  const shown = isEmpty ? undefined : state;
  const isBusy = !isEmpty && (shown?.input !== asked.input || shown.attempt !== asked.attempt);
  const last =
    shown?.last !== undefined && (shown.last.input === shown.input || (keeps?.(shown.last.input, shown.input) ?? true))
      ? shown.last
      : undefined;
  return {
    last,
    error: shown?.error,
    thrown: shown?.thrown,
    isBusy,
    isStale: last !== undefined && last.input !== shown?.input,
    isCancelled: shown?.isCancelled === true && !isBusy,
  };
}
