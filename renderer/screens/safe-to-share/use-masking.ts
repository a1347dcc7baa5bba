import { useMemo } from 'react';
import { type LiveTask, useLiveTask } from '#renderer/workers/use-live-task.ts';
import { useTaskRunner } from '#renderer/workers/use-task-runner.ts';
import type { MaskedSource, MaskRequest, SafeToShareTasks } from '#tools/safe-to-share/tasks.ts';
import { choices, leftValues } from './choices.ts';
import { spawnMaskingWorker } from './spawn-masking-worker.ts';

export type Masking = LiveTask<MaskRequest, MaskedSource>;

/**
 * Masks a text or a file as it changes, according to the chosen kinds and values.
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
  return useLiveTask(runner, 'mask', request);
}
