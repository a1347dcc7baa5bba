import { createSessionValue } from '#renderer/state/kept/session-value.ts';
import type { FoundModel } from '#tools/vr-3d-viewer/files/find-models.ts';
import type { ModelFile } from '#tools/vr-3d-viewer/files/model-file.ts';

export interface Drop {
  readonly files: readonly ModelFile[];
  readonly models: readonly FoundModel[];
}

export interface ShownModel {
  readonly drop: Drop;
  readonly chosen: FoundModel;
  /** Undefined if none was chosen, in which case the file determines the first one. */
  readonly scene: number | undefined;
  readonly clip: number;
}

/** What one can choose within a model. */
type Choice = Partial<Pick<ShownModel, 'scene' | 'clip'>>;

/**
 * What was shown last, so that it can be shown again after visiting another screen; undefined for the sample. It is kept
 * until the app is closed. Models themselves are not, because they fill the graphics card.
 */
export const lastShown = createSessionValue<ShownModel | undefined>(undefined, { isCleared: true });

/** The model with a choice made in it; the sample, which has no choices to come back to, stays as it is. */
export function withChoice(shown: ShownModel | undefined, choice: Choice): ShownModel | undefined {
  return shown && { ...shown, ...choice };
}

/** How a model from a drop is shown: as before if it was the last one, and otherwise from the beginning. */
export function shownFrom(last: ShownModel | undefined, drop: Drop, chosen: FoundModel): ShownModel {
  return last?.chosen === chosen ? last : { drop, chosen, scene: undefined, clip: 0 };
}
