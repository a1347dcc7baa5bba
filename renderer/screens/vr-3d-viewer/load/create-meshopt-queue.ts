import type { TaskRunner } from '#renderer/workers/task-runner.ts';
import type { ModelTasks } from '#tools/vr-3d-viewer/tasks.ts';
import type { DecodeMeshopt } from './load-gltf.ts';

/**
 * Decodes in the worker one task after another, because the runner keeps only the newest of tasks with the same name.
 */
export function createMeshoptQueue(runner: TaskRunner<ModelTasks>, signal: AbortSignal): DecodeMeshopt {
  let last: Promise<unknown> = Promise.resolve();
  return (count, size, source, mode, filter) => {
    const decoded = last.then(async () => {
      const outcome = await runner.run(
        'decodeMeshopt',
        { count, size, source: source.slice(), mode, filter },
        { signal },
      );
      if (outcome.status !== 'done') {
        throw new Error('Cancelled.');
      }
      return outcome.value;
    });
    last = decoded.catch(() => undefined);
    return decoded;
  };
}
