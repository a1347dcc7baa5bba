import { useMemo } from 'react';
import { type LiveTask, useLiveTask } from '#renderer/workers/use-live-task.ts';
import { useTaskRunner } from '#renderer/workers/use-task-runner.ts';
import { isBlank } from '#shared/text-checks.ts';
import type { ComparedJson, DiffTasks, JsonRequest, Source } from '#tools/diff/tasks.ts';
import { spawnDiffWorker } from '../spawn-diff-worker.ts';

export type JsonTask = LiveTask<JsonRequest, ComparedJson>;

/** The limit in milliseconds. */
const timeLimit = 60_000;

const isEmpty = (source: Source) => typeof source === 'string' && isBlank(source);

/**
 * Compares two JSON documents in a worker as they change.
 * @param isWanted false while the inputs are compared in another way
 */
export function useJsonComparison(a: Source, b: Source, isWanted: boolean): JsonTask {
  const runner = useTaskRunner<DiffTasks>(spawnDiffWorker);
  const request = useMemo(() => (!isWanted || isEmpty(a) || isEmpty(b) ? undefined : { a, b }), [a, b, isWanted]);
  return useLiveTask(runner, 'compareJson', request, { timeLimit, tooSlow: 'Comparing these takes too long.' });
}
