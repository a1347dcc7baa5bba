import { useMemo } from 'react';
import type { OperationDescription } from '#tools/describe-operation.ts';
import type { GivenInput } from '#tools/prepare-input.ts';
import { startWorker } from '../start-worker.ts';
import { takesLonger } from '../takes-longer.ts';
import type { TaskRunner } from '../task-runner.ts';
import { type LiveTask, type LiveTaskOptions, useLiveTask } from '../use-live-task.ts';
import { useTaskRunner } from '../use-task-runner.ts';
import type { OperationRequest, OperationResult, OperationTasks } from './create-operation-tasks.ts';
import workerUrl from './tasks.ts?worker&url';

const spawn = () => startWorker(workerUrl);

/** The limit in milliseconds. For an operation that reports progress, pass another limit, or `Infinity` for none. */
const usualTimeLimit = 30_000;

/** The worker that runs any operation; it lives as long as the component. */
export function useOperationRunner(): TaskRunner<OperationTasks> {
  return useTaskRunner<OperationTasks>(spawn);
}

/**
 * What a screen shows of an operation before it runs: its title, its inputs and its options.
 * @param runner the runner that will run the operation afterwards
 */
export function useOperationDescription(
  runner: TaskRunner<OperationTasks>,
  id: string,
): LiveTask<Pick<OperationRequest, 'id'>, OperationDescription> {
  return useLiveTask(
    runner,
    'describe',
    useMemo(() => ({ id }), [id]),
  );
}

interface OperationOptions extends LiveTaskOptions<OperationRequest> {
  /** The worker that should run it, if there is one already. */
  readonly runner?: TaskRunner<OperationTasks> | undefined;
}

/**
 * Runs an operation in a worker whenever its input or options change: the newest wins, and the last good result stays.
 * @param id `base64.encode`; an id that does not exist gives an error as the result
 * @param input a text, bytes or a file; undefined if there is nothing to do. An operation without input runs with any
 * @param options those that differ from the defaults: JSON values, compared by content
 * @example const { result, error } = useOperation('hash.sums', text === '' ? undefined : text)
 */
export function useOperation(
  id: string,
  input: GivenInput,
  options: Readonly<Record<string, unknown>> = {},
  { timeLimit = usualTimeLimit, runner, ...liveOptions }: OperationOptions = {},
): LiveTask<OperationRequest, OperationResult> {
  const ownRunner = useOperationRunner();
  const writtenOptions = JSON.stringify(options);
  const isLimited = Number.isFinite(timeLimit);
  const request = useMemo<OperationRequest | undefined>(
    () =>
      input === undefined
        ? undefined
        : { id, input, options: JSON.parse(writtenOptions), ...(isLimited ? { timeLimit } : {}) },
    [id, input, writtenOptions, isLimited, timeLimit],
  );
  return useLiveTask(runner ?? ownRunner, 'run', request, {
    ...liveOptions,
    ...(isLimited ? { timeLimit, tooSlow: `${takesLonger('This', timeLimit)}. Use a smaller input.` } : {}),
  });
}
