import type { TaskRunner } from '#renderer/workers/task-runner.ts';
import type { Result } from '#shared/result.ts';
import type { FoundModel } from '#tools/vr-3d-viewer/files/find-models.ts';
import { fileName } from '#tools/vr-3d-viewer/files/model-file.ts';
import type { ModelTasks } from '#tools/vr-3d-viewer/tasks.ts';
import { disposeModel } from '../stage/dispose-model.ts';
import type { Stage } from '../stage/stage.ts';
import type { Drop } from '../viewer-session.ts';
import { createMeshoptQueue } from './create-meshopt-queue.ts';
import { loadModel } from './load-model.ts';
import type { LoadedModel } from './loaded-model.ts';

export interface Loading {
  readonly name: string;
  readonly step: 'reading' | 'building';
  /** The share of the step that is done, from 0 to 1, or undefined while it is unknown. */
  readonly progress: number | undefined;
}

interface Surroundings {
  readonly runner: TaskRunner<ModelTasks>;
  readonly stage: Stage;
  readonly signal: AbortSignal;
  readonly onLoading: (loading: Loading) => void;
}

/** Lets the page paint pending updates before long work begins. */
const afterNextPicture = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/**
 * Reads a model in the worker, and builds what the stage shows of it.
 * @returns the model, or why it cannot be shown; undefined if the signal was aborted
 */
export async function readAndBuild(
  { files }: Drop,
  found: FoundModel,
  { runner, stage, signal, onLoading }: Surroundings,
): Promise<Result<LoadedModel> | undefined> {
  const name = fileName(found.path);
  const onProgress = (progress: number) => onLoading({ name, step: 'reading', progress });
  const read = await runner.run('readModel', { files, ...found }, { signal, onProgress });
  if (read.status !== 'done' || signal.aborted) {
    return undefined;
  }
  if (!read.value.ok) {
    return read.value;
  }
  onLoading({ name, step: 'building', progress: undefined });
  await afterNextPicture();
  if (signal.aborted) {
    return undefined;
  }
  const loaded = await loadModel(found, read.value.value, {
    files,
    renderer: stage.renderer,
    decodeMeshopt: createMeshoptQueue(runner, signal),
  });
  if (loaded.ok && signal.aborted) {
    disposeModel(loaded.value.scenes.map(({ root }) => root));
    return undefined;
  }
  return loaded;
}
