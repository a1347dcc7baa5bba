import { createSessionValue } from '#renderer/state/kept/session-value.ts';
import type { FoundModel } from '#tools/vr-3d-viewer/files/find-models.ts';
import type { ModelFile } from '#tools/vr-3d-viewer/files/model-file.ts';

/** What is opened; the files of a folder are still being listed when it is dropped. */
export type OpenedFiles = readonly ModelFile[] | Promise<readonly ModelFile[]>;

export interface Drop {
  readonly files: readonly ModelFile[];
  readonly models: readonly FoundModel[];
}

/** One of the models of a drop, and what was chosen in it. */
export interface ChosenModel {
  readonly drop: Drop;
  readonly chosen: FoundModel;
  /** Undefined if none was chosen, in which case the file determines the first one. */
  readonly scene: number | undefined;
  readonly clip: number;
}

/** The choices within a model. */
type Choice = Partial<Pick<ChosenModel, 'scene' | 'clip'>>;

/**
 * What was shown last, so that it can be shown again after visiting another screen; undefined for the sample. It is kept
 * until the app is closed. Models themselves are not, because they fill the graphics card.
 */
export const lastShown = createSessionValue<ChosenModel | undefined>(undefined, { isCleared: true });

/**
 * What is being loaded: files that have yet to be looked through or, once they have been, one of the models in them.
 * Whoever leaves the screen meanwhile finds the loading going on when they come back. Undefined once it has ended.
 */
export const unfinished = createSessionValue<
  { readonly opened: OpenedFiles } | { readonly drop: Drop; readonly chosen: FoundModel } | undefined
>(undefined, { isCleared: true });

/** The model with a choice made in it; the sample, which has no choices to come back to, stays as it is. */
export function withChoice(shown: ChosenModel | undefined, choice: Choice): ChosenModel | undefined {
  return shown && { ...shown, ...choice };
}

/** How a model from a drop is shown: as before if it was the last one, and otherwise from the beginning. */
export function shownFrom(last: ChosenModel | undefined, drop: Drop, chosen: FoundModel): ChosenModel {
  return last?.chosen === chosen ? last : { drop, chosen, scene: undefined, clip: 0 };
}
