import type { TaskRunner } from '#renderer/workers/task-runner.ts';
import { describeFailure } from '#shared/describe-failure.ts';
import { messageOf } from '#shared/message-of.ts';
import type { ToolError } from '#shared/result.ts';
import type { FoundModel } from '#tools/vr-3d-viewer/files/find-models.ts';
import { fileName } from '#tools/vr-3d-viewer/files/model-file.ts';
import type { ModelTasks } from '#tools/vr-3d-viewer/tasks.ts';
import { createSample } from './load/create-sample.ts';
import type { LoadedModel } from './load/loaded-model.ts';
import { readAndBuild } from './load/read-and-build.ts';
import type { Stage } from './stage/stage.ts';
import { type Drop, lastShown, type OpenedFiles, shownFrom, unfinished } from './viewer-session.ts';
import type { ViewerEvent } from './viewer-state.ts';

export interface ModelLoader {
  /** Goes on with what was being loaded on the stage before, or shows what that one did. */
  readonly resume: (former: { readonly chosen: FoundModel | undefined; readonly error: ToolError | undefined }) => void;
  /** Looks through files, and shows the first model in them. */
  readonly open: (opened: OpenedFiles) => Promise<void>;
  readonly choose: (found: FoundModel, from: Drop) => Promise<void>;
  readonly show: (model: LoadedModel, scene: number) => void;
  readonly showSample: () => void;
  /** Shows what was shown last if the stage is still empty. */
  readonly fill: () => void;
  /** Stops loading; the stage stays as it is. */
  readonly stop: () => void;
}

interface Surroundings {
  readonly runner: TaskRunner<ModelTasks>;
  readonly stage: Stage;
  readonly tell: (event: ViewerEvent) => void;
}

function problemOf(name: string, thrown: unknown): ToolError {
  const failure = describeFailure(thrown);
  const reason = messageOf(thrown);
  return failure.code === 'not-loaded' ? failure : { code: 'unreadable', message: `${name} cannot be read: ${reason}` };
}

/** Loads models onto one stage, which is empty at first; what is begun last counts. */
export function createModelLoader({ runner, stage, tell }: Surroundings): ModelLoader {
  let current: AbortController | undefined;
  let isEmpty = true;

  const begin = (name: string, former?: ToolError): AbortSignal => {
    current?.abort();
    current = new AbortController();
    tell({ type: 'begun', name, former });
    return current.signal;
  };

  const show = (model: LoadedModel, scene: number, clip = 0) => {
    isEmpty = false;
    stage.show(model, scene);
    stage.playback?.choose(clip);
    tell({ type: 'shown', model, scene });
  };

  const showSample = () => show(createSample(), 0);

  /** @returns why the model does not show, unless the signal was aborted */
  const load = async (from: Drop, found: FoundModel, signal: AbortSignal): Promise<ToolError | undefined> => {
    const loaded = await readAndBuild(from, found, {
      runner,
      stage,
      signal,
      onLoading: (loading) => tell({ type: 'progressed', loading }),
    });
    if (loaded?.ok !== true) {
      return loaded?.error;
    }
    const next = shownFrom(lastShown.read(), from, found);
    lastShown.write(next);
    show(loaded.value, next.scene ?? loaded.value.firstScene, next.clip);
    return undefined;
  };

  /**
   * Shows what was shown last on a stage that is still empty.
   * @param former why something else does not show there, which is still said
   */
  const showLast = async (former?: ToolError) => {
    const last = lastShown.read();
    if (last === undefined) {
      showSample();
      return;
    }
    const name = fileName(last.chosen.path);
    const signal = begin(name, former);
    const problem = await load(last.drop, last.chosen, signal).catch((thrown: unknown) =>
      problemOf(`“${name}”`, thrown),
    );
    if (!signal.aborted) {
      tell({ type: 'ended', error: former ?? problem });
    }
  };

  /** Ends what was begun, unless something else was begun since. */
  const end = (signal: AbortSignal, error: ToolError | undefined) => {
    if (signal.aborted) {
      return;
    }
    unfinished.write(undefined);
    tell({ type: 'ended', error });
    if (isEmpty) {
      void showLast(error);
    }
  };

  const open = async (opened: OpenedFiles) => {
    const signal = begin('what you dropped');
    unfinished.write({ opened });
    try {
      const files = await opened;
      const name = fileName(files[0]?.path ?? '');
      const onProgress = (progress: number) =>
        tell({ type: 'progressed', loading: { name, step: 'reading', progress } });
      const read = await runner.run('readDrop', files, { signal, onProgress });
      if (read.status !== 'done' || signal.aborted) {
        return;
      }
      if (!read.value.ok) {
        end(signal, read.value.error);
        return;
      }
      const drop = read.value.value;
      const [first] = drop.models;
      tell({ type: 'found', drop });
      if (first !== undefined) {
        unfinished.write({ drop, chosen: first });
        end(signal, await load(drop, first, signal));
      }
    } catch (thrown) {
      end(signal, problemOf('What you dropped', thrown));
    }
  };

  const choose = async (found: FoundModel, from: Drop) => {
    tell({ type: 'chosen', drop: from, chosen: found });
    const name = fileName(found.path);
    const signal = begin(name);
    unfinished.write({ drop: from, chosen: found });
    try {
      end(signal, await load(from, found, signal));
    } catch (thrown) {
      end(signal, problemOf(`“${name}”`, thrown));
    }
  };

  return {
    resume({ chosen, error }) {
      const begun = unfinished.read();
      const last = lastShown.read();
      if (begun === undefined || last === undefined) {
        void showLast(last?.chosen === chosen ? undefined : error);
      }
      if (begun !== undefined) {
        void ('opened' in begun ? open(begun.opened) : choose(begun.chosen, begun.drop));
      }
    },
    open,
    choose,
    show,
    showSample,
    fill() {
      if (isEmpty) {
        void showLast();
      }
    },
    stop() {
      current?.abort();
      tell({ type: 'stopped' });
    },
  };
}
