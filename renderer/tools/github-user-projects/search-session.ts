import type { ProjectSearch, SearchProgress } from '#renderer/state/github-projects/project.ts';
import { createSessionValue } from '#renderer/state/session-value.ts';

/** What belongs to the store's projects and only this screen shows. */
export interface SearchSession {
  /** What was asked for last. */
  readonly asked?: ProjectSearch;
  /** How far that search has come. */
  readonly progress?: SearchProgress;
  /** Whose projects the store holds, if a search has succeeded. */
  readonly listed?: ProjectSearch & { readonly hasMore: boolean };
}

export const searchSession = createSessionValue<SearchSession>({});
