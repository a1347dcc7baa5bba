import { whenEverythingIsCleared } from '#renderer/state/kept/session-value.ts';
import type { FoundModel } from '#tools/vr-3d-viewer/files/find-models.ts';
import type { ModelFile } from '#tools/vr-3d-viewer/files/model-file.ts';

export interface Drop {
  readonly files: readonly ModelFile[];
  readonly models: readonly FoundModel[];
}

interface ShownModel {
  readonly drop: Drop;
  readonly chosen: FoundModel;
  /** Undefined if none was chosen, in which case the file determines the first one. */
  readonly scene: number | undefined;
  readonly clip: number;
}

/**
 * What was shown last, so that it can be shown again after visiting another screen. It is kept until the app is closed.
 * Models themselves are not, because they fill the graphics card.
 */
export const viewerSession: { shown: ShownModel | undefined } = { shown: undefined };

whenEverythingIsCleared(() => {
  viewerSession.shown = undefined;
});
