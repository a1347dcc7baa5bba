import { useSyncExternalStore } from 'react';
import type { ProjectSearch, SearchProgress } from '#renderer/state/github-projects/project.ts';

/** What belongs to the store's projects and only this screen shows; it outlives a visit to another screen. */
export interface SearchSession {
  /** What was asked for last. */
  readonly asked?: ProjectSearch;
  /** How far that search has come. */
  readonly progress?: SearchProgress;
  /** Whose projects the store holds, if a search has succeeded. */
  readonly listed?: ProjectSearch & { readonly hasMore: boolean };
}

let session: SearchSession = {};
const listeners = new Set<() => void>();

export function updateSession(next: SearchSession): void {
  session = next;
  for (const listener of listeners) {
    listener();
  }
}

export function currentSession(): SearchSession {
  return session;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSearchSession(): SearchSession {
  return useSyncExternalStore(subscribe, currentSession);
}
