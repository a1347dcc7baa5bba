import type { ToolError } from '#shared/result.ts';
import type { FoundModel } from '#tools/vr-3d-viewer/files/find-models.ts';
import type { LoadedModel } from './load/loaded-model.ts';
import type { Loading } from './load/read-and-build.ts';
import type { ChosenModel, Drop } from './viewer-session.ts';

/** What the viewer shows and loads. */
export interface ViewerState {
  /** The model on the stage; undefined until there is a stage. */
  readonly shown: { readonly model: LoadedModel; readonly scene: number } | undefined;
  /** The last drop whose files were looked through; undefined for the sample. */
  readonly drop: Drop | undefined;
  readonly chosen: FoundModel | undefined;
  readonly loading: Loading | undefined;
  /** Why the last drop is not shown; the previous model stays. */
  readonly error: ToolError | undefined;
}

export type ViewerEvent =
  /** Files or a model are being read; `former` is why something else is not shown, which is still said. */
  | { readonly type: 'begun'; readonly name: string; readonly former?: ToolError | undefined }
  | { readonly type: 'progressed'; readonly loading: Loading }
  /** The files of a drop have been looked through; the first of the models is chosen. */
  | { readonly type: 'found'; readonly drop: Drop }
  | { readonly type: 'chosen'; readonly drop: Drop; readonly chosen: FoundModel }
  | { readonly type: 'shown'; readonly model: LoadedModel; readonly scene: number }
  /** What was begun has ended by itself. */
  | { readonly type: 'ended'; readonly error: ToolError | undefined }
  /** What was begun was given up. */
  | { readonly type: 'stopped' }
  /** The drop makes way for the sample. */
  | { readonly type: 'cleared' };

/** The state in which the screen opens: with the drop that it showed last, whose model is about to be loaded again. */
export function firstState(last: ChosenModel | undefined): ViewerState {
  return { shown: undefined, drop: last?.drop, chosen: last?.chosen, loading: undefined, error: undefined };
}

/**
 * Computes what the viewer shows and loads after an event.
 * @example reduce(state, { type: 'stopped' }).loading // undefined
 */
export function reduce(state: ViewerState, event: ViewerEvent): ViewerState {
  switch (event.type) {
    case 'begun':
      return {
        ...state,
        error: event.former,
        loading: { name: event.name, step: 'reading', progress: undefined },
      };
    case 'progressed':
      return { ...state, loading: event.loading };
    case 'found':
      return { ...state, drop: event.drop, chosen: event.drop.models[0] ?? state.chosen };
    case 'chosen':
      return { ...state, drop: event.drop, chosen: event.chosen };
    case 'shown':
      return { ...state, shown: { model: event.model, scene: event.scene } };
    case 'ended':
      return { ...state, loading: undefined, error: event.error };
    case 'stopped':
      return { ...state, loading: undefined };
    case 'cleared':
      return { ...state, drop: undefined, chosen: undefined, error: undefined };
  }
}
