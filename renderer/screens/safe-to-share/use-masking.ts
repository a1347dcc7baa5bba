import { useMemo } from 'react';
import { isOfOtherFile, withoutResult } from '#renderer/workers/former-result.ts';
import { type LiveTask, useLiveTask } from '#renderer/workers/use-live-task.ts';
import { useTaskRunner } from '#renderer/workers/use-task-runner.ts';
import type { MaskedSource, MaskRequest, SafeToShareTasks } from '#tools/safe-to-share/tasks.ts';
import { choices, leftValues } from './choices.ts';
import { spawnMaskingWorker } from './spawn-masking-worker.ts';

export type Masking = LiveTask<MaskRequest, MaskedSource>;

/**
 * Masks a text or a file as it changes, according to the chosen kinds and values. While another file is masked, there is
 * no result.
 * @param source undefined if it is empty
 */
export function useMasking(source: string | File | undefined): Masking {
  const runner = useTaskRunner<SafeToShareTasks>(spawnMaskingWorker);
  const { without } = choices.use();
  const left = leftValues.use();
  const request = useMemo(
    () => (source === undefined ? undefined : { source, without, left }),
    [source, without, left],
  );
  const task = useLiveTask(runner, 'mask', request);
  return task.isBusy && isOfOtherFile(task.resultOf?.source, source) ? withoutResult(task) : task;
}
