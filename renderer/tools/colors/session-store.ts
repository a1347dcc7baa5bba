import { useSyncExternalStore } from 'react';

export interface SessionStore<State> {
  get(): State;
  change(changes: Partial<State>): void;
  /** @returns what ends the subscription */
  subscribe(listener: () => void): () => void;
}

/** State that outlives its screen, so that it is there when the user comes back, and ends with the visit. */
export function createSessionStore<State extends object>(initial: State): SessionStore<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    change(changes) {
      state = { ...state, ...changes };
      for (const listener of listeners) {
        listener();
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useSessionStore<State extends object>({ subscribe, get }: SessionStore<State>): State {
  return useSyncExternalStore(subscribe, get);
}
