import { useEffectEvent, useLayoutEffect, useReducer, useRef } from 'react';
import { startWorker } from '#renderer/workers/start-worker.ts';
import { useTaskRunner } from '#renderer/workers/use-task-runner.ts';
import type { ToolError } from '#shared/result.ts';
import type { FoundModel } from '#tools/vr-3d-viewer/files/find-models.ts';
import type { ModelTasks } from '#tools/vr-3d-viewer/tasks.ts';
import workerUrl from '#tools/vr-3d-viewer/tasks.ts?worker&url';
import type { LoadedModel } from './load/loaded-model.ts';
import type { Loading } from './load/read-and-build.ts';
import { createModelLoader, type ModelLoader } from './model-loader.ts';
import type { Stage } from './stage/stage.ts';
import { lastShown, type OpenedFiles, unfinished, withChoice } from './viewer-session.ts';
import { firstState, reduce } from './viewer-state.ts';

const spawn = () => startWorker(workerUrl);

export interface ModelState {
  /** The visible model; undefined until the stage is ready. */
  readonly model: LoadedModel | undefined;
  readonly scene: number;
  /** The models in the last drop, which can be chosen from. */
  readonly models: readonly FoundModel[];
  readonly chosen: FoundModel | undefined;
  readonly loading: Loading | undefined;
  /** Why the last drop is not shown; the previous model stays. */
  readonly error: ToolError | undefined;
  readonly open: (files: OpenedFiles) => void;
  readonly choose: (model: FoundModel) => void;
  readonly chooseScene: (index: number) => void;
  /** Chooses the animation to play. */
  readonly chooseClip: (index: number) => void;
  readonly openSample: () => void;
  readonly cancel: () => void;
}

/** Remembers the choice for when the user comes back to the screen. */
function remember(chosen: { readonly scene?: number; readonly clip: number }): void {
  lastShown.write(withChoice(lastShown.read(), chosen));
}

/** The model on the stage, and the state of loading it. */
export function useModel(stage: Stage | undefined): ModelState {
  const runner = useTaskRunner<ModelTasks>(spawn);
  const [state, tell] = useReducer(reduce, undefined, () => firstState(lastShown.read()));
  /** Undefined while there is no stage. */
  const loader = useRef<ModelLoader>(undefined);

  const resume = useEffectEvent((next: ModelLoader) => next.resume(state));
  useLayoutEffect(() => {
    if (stage === undefined) {
      return undefined;
    }
    const own = createModelLoader({ runner, stage, tell });
    loader.current = own;
    resume(own);
    return () => {
      loader.current = undefined;
      own.stop();
    };
  }, [runner, stage]);

  const stop = () => {
    unfinished.write(undefined);
    loader.current?.stop();
  };
  const { shown, drop } = state;

  return {
    model: shown?.model,
    scene: shown?.scene ?? 0,
    models: drop?.models ?? [],
    chosen: state.chosen,
    loading: state.loading,
    error: state.error,
    open: (files) => void loader.current?.open(files),
    choose: (found) => void (drop && loader.current?.choose(found, drop)),
    chooseScene(index) {
      if (loader.current !== undefined && shown !== undefined) {
        loader.current.show(shown.model, index);
        remember({ scene: index, clip: 0 });
      }
    },
    chooseClip(index) {
      stage?.playback?.choose(index);
      remember({ clip: index });
    },
    openSample() {
      stop();
      tell({ type: 'cleared' });
      lastShown.write(undefined);
      loader.current?.showSample();
    },
    cancel() {
      const isNew = unfinished.read() !== undefined;
      stop();
      if (isNew) {
        loader.current?.fill();
      }
    },
  };
}
