import { createSessionValue } from '#renderer/state/kept/session-value.ts';
import type { ProjectSearch, SearchProgress } from '#tools/github-user-projects/project.ts';

/** State that belongs to the store's projects but is shown by this screen only. */
export interface SearchSession {
  /** The last search. */
  readonly asked?: ProjectSearch;
  /** The progress of that search. */
  readonly progress?: SearchProgress;
  /** The search that found the store's projects, if one has succeeded. */
  readonly listed?: ProjectSearch & { readonly hasMore: boolean };
}

export const searchSession = createSessionValue<SearchSession>({}, { isCleared: true });
