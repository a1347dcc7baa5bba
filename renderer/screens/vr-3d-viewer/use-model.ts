import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTaskRunner } from '#renderer/workers/use-task-runner.ts';
import { describeFailure } from '#shared/describe-failure.ts';
import { messageOf } from '#shared/message-of.ts';
import type { ToolError } from '#shared/result.ts';
import type { FoundModel } from '#tools/vr-3d-viewer/files/find-models.ts';
import { fileName } from '#tools/vr-3d-viewer/files/model-file.ts';
import type { ModelTasks } from '#tools/vr-3d-viewer/tasks.ts';
import { createSample } from './load/create-sample.ts';
import type { LoadedModel } from './load/loaded-model.ts';
import { type Loading, readAndBuild } from './load/read-and-build.ts';
import type { Stage } from './stage/stage.ts';
import { type Drop, lastShown, type OpenedFiles, shownFrom, unfinished, withChoice } from './viewer-session.ts';

const spawn = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

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

function problemOf(name: string, thrown: unknown): ToolError {
  const failure = describeFailure(thrown);
  const reason = messageOf(thrown);
  return failure.code === 'not-loaded' ? failure : { code: 'unreadable', message: `${name} cannot be read: ${reason}` };
}

/** Remembers the choice for when the user comes back to the screen. */
function remember(chosen: { readonly scene?: number; readonly clip: number }): void {
  lastShown.write(withChoice(lastShown.read(), chosen));
}

/** The model on the stage, and the state of loading it. */
export function useModel(stage: Stage | undefined): ModelState {
  const runner = useTaskRunner<ModelTasks>(spawn);
  const [shown, setShown] = useState<{ readonly model: LoadedModel; readonly scene: number }>();
  const [drop, setDrop] = useState(() => lastShown.read()?.drop);
  const [chosen, setChosen] = useState(() => lastShown.read()?.chosen);
  const [loading, setLoading] = useState<Loading>();
  const [error, setError] = useState<ToolError>();
  const current = useRef<AbortController>(undefined);
  /** The stage that shows something; a new one is empty at first. */
  const filled = useRef<Stage>(undefined);

  const begin = useCallback((name: string): AbortSignal => {
    current.current?.abort();
    current.current = new AbortController();
    setError(undefined);
    setLoading({ name, step: 'reading', progress: undefined });
    return current.current.signal;
  }, []);

  const stop = useCallback(() => {
    current.current?.abort();
    unfinished.write(undefined);
    setLoading(undefined);
  }, []);

  const show = useCallback((target: Stage, model: LoadedModel, scene: number, clip = 0) => {
    filled.current = target;
    target.show(model, scene);
    target.playback?.choose(clip);
    setShown({ model, scene });
  }, []);

  /** @returns why the model does not show, unless the signal was aborted */
  const load = useCallback(
    async (target: Stage, from: Drop, found: FoundModel, signal: AbortSignal): Promise<ToolError | undefined> => {
      const loaded = await readAndBuild(from, found, { runner, stage: target, signal, onLoading: setLoading });
      if (loaded?.ok !== true) {
        return loaded?.error;
      }
      const next = shownFrom(lastShown.read(), from, found);
      lastShown.write(next);
      show(target, loaded.value, next.scene ?? loaded.value.firstScene, next.clip);
      return undefined;
    },
    [runner, show],
  );

  /**
   * Shows what was shown last on a stage that is still empty.
   * @param former why something else does not show there, which is still said
   */
  const showLast = useCallback(
    async (target: Stage, former?: ToolError) => {
      const last = lastShown.read();
      if (last === undefined) {
        show(target, createSample(), 0);
        return;
      }
      const name = fileName(last.chosen.path);
      const signal = begin(name);
      setError(former);
      const problem = await load(target, last.drop, last.chosen, signal).catch((thrown: unknown) =>
        problemOf(`“${name}”`, thrown),
      );
      if (!signal.aborted) {
        setLoading(undefined);
        setError(former ?? problem);
      }
    },
    [begin, load, show],
  );

  /** Ends what was begun, unless something else was begun since. */
  const end = useCallback(
    (target: Stage, signal: AbortSignal, problem?: ToolError) => {
      if (signal.aborted) {
        return;
      }
      unfinished.write(undefined);
      setLoading(undefined);
      setError(problem);
      if (filled.current !== target) {
        void showLast(target, problem);
      }
    },
    [showLast],
  );

  const open = useCallback(
    async (opened: OpenedFiles) => {
      if (stage === undefined) {
        return;
      }
      const signal = begin('what you dropped');
      unfinished.write({ opened });
      try {
        const files = await opened;
        const onProgress = (progress: number) =>
          setLoading({ name: fileName(files[0]?.path ?? ''), step: 'reading', progress });
        const read = await runner.run('readDrop', files, { signal, onProgress });
        if (read.status !== 'done' || signal.aborted) {
          return;
        }
        if (!read.value.ok) {
          end(stage, signal, read.value.error);
          return;
        }
        const next = read.value.value;
        const [first] = next.models;
        setDrop(next);
        if (first !== undefined) {
          setChosen(first);
          unfinished.write({ drop: next, chosen: first });
          end(stage, signal, await load(stage, next, first, signal));
        }
      } catch (thrown) {
        end(stage, signal, problemOf('What you dropped', thrown));
      }
    },
    [stage, runner, begin, end, load],
  );

  const choose = useCallback(
    async (found: FoundModel, from: Drop | undefined = drop) => {
      if (stage === undefined || from === undefined) {
        return;
      }
      setDrop(from);
      setChosen(found);
      const name = fileName(found.path);
      const signal = begin(name);
      unfinished.write({ drop: from, chosen: found });
      try {
        end(stage, signal, await load(stage, from, found, signal));
      } catch (thrown) {
        end(stage, signal, problemOf(`“${name}”`, thrown));
      }
    },
    [stage, drop, begin, end, load],
  );

  const cancel = useCallback(() => {
    const isNew = unfinished.read() !== undefined;
    stop();
    if (isNew && stage !== undefined && filled.current !== stage) {
      void showLast(stage);
    }
  }, [stage, stop, showLast]);

  const openSample = useCallback(() => {
    stop();
    setError(undefined);
    setDrop(undefined);
    setChosen(undefined);
    lastShown.write(undefined);
    if (stage !== undefined) {
      show(stage, createSample(), 0);
    }
  }, [stage, show, stop]);

  // A new stage goes on with what was being loaded, or shows what the previous one did.
  const showFirst = useEffectEvent((target: Stage) => {
    const begun = unfinished.read();
    const last = lastShown.read();
    if (begun === undefined || last === undefined) {
      void showLast(target, last?.chosen === chosen ? undefined : error);
    }
    if (begun !== undefined) {
      void ('opened' in begun ? open(begun.opened) : choose(begun.chosen, begun.drop));
    }
  });
  useEffect(() => {
    if (stage === undefined) {
      return undefined;
    }
    showFirst(stage);
    return () => {
      current.current?.abort();
      filled.current = undefined;
      setLoading(undefined);
    };
  }, [stage]);

  const chooseScene = (index: number) => {
    if (stage !== undefined && shown !== undefined) {
      show(stage, shown.model, index);
      remember({ scene: index, clip: 0 });
    }
  };
  const chooseClip = (index: number) => {
    stage?.playback?.choose(index);
    remember({ clip: index });
  };

  return {
    model: shown?.model,
    scene: shown?.scene ?? 0,
    models: drop?.models ?? [],
    chosen,
    loading,
    error,
    open,
    choose,
    chooseScene,
    chooseClip,
    openSample,
    cancel,
  };
}
