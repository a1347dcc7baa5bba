import type { FoundModel } from './files/find-models.ts';
import type { ModelFile } from './files/model-file.ts';
import { firstViewOptions, type ViewOptions } from './stage/view-options.ts';

interface ViewerSession {
  /** What was dropped last, to show it again after a look at another screen. */
  drop: { readonly files: readonly ModelFile[]; readonly models: readonly FoundModel[] } | undefined;
  chosen: FoundModel | undefined;
  options: ViewOptions;
}

/** What stays until the app is closed; models themselves do not, they fill the graphics card. */
export const viewerSession: ViewerSession = { drop: undefined, chosen: undefined, options: firstViewOptions };
