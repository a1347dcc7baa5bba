import type { FoundModel } from './files/find-models.ts';
import type { ModelFile } from './files/model-file.ts';
import { firstViewOptions, type ViewOptions } from './stage/view-options.ts';

export interface Drop {
  readonly files: readonly ModelFile[];
  readonly models: readonly FoundModel[];
}

interface ViewerSession {
  /** What showed last, to show it again after a look at another screen. */
  shown: { readonly drop: Drop; readonly chosen: FoundModel } | undefined;
  options: ViewOptions;
}

/** What stays until the app is closed; models themselves do not, they fill the graphics card. */
export const viewerSession: ViewerSession = { shown: undefined, options: firstViewOptions };
