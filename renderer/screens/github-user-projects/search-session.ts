import { createSessionValue } from '#renderer/state/session-value.ts';
import type { ProjectSearch, SearchProgress } from '#tools/github-user-projects/project.ts';

/** What belongs to the store's projects and only this screen shows. */
export interface SearchSession {
  /** What was asked for last. */
  readonly asked?: ProjectSearch;
  /** How far that search has come. */
  readonly progress?: SearchProgress;
  /** Whose projects the store holds, if a search has succeeded. */
  readonly listed?: ProjectSearch & { readonly hasMore: boolean };
}

export const searchSession = createSessionValue<SearchSession>({}, { isCleared: true });
