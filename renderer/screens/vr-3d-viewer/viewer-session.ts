import { whenEverythingIsCleared } from '#renderer/state/session-value.ts';
import type { FoundModel } from '#tools/vr-3d-viewer/files/find-models.ts';
import type { ModelFile } from '#tools/vr-3d-viewer/files/model-file.ts';

export interface Drop {
  readonly files: readonly ModelFile[];
  readonly models: readonly FoundModel[];
}

interface ShownModel {
  readonly drop: Drop;
  readonly chosen: FoundModel;
  /** Undefined while none was chosen: the file says which comes first. */
  readonly scene: number | undefined;
  readonly clip: number;
}

/**
 * What showed last, to show it again after a look at another screen. It stays until the app is closed; models
 * themselves do not, they fill the graphics card.
 */
export const viewerSession: { shown: ShownModel | undefined } = { shown: undefined };

whenEverythingIsCleared(() => {
  viewerSession.shown = undefined;
});
