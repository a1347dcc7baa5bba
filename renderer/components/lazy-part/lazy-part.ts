import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import { whenIdle } from '../when-idle.ts';
import { loadChunk } from './chunk-load-error.ts';

export interface LazyPartState<Props> {
  /** Undefined until it has loaded. */
  readonly Component?: ComponentType<Props>;
  /** Why it is not there; while it is asked for again the error stays. */
  readonly error?: unknown;
  readonly isLoading: boolean;
}

/** A component whose code is not in the first load. */
export interface LazyPart<Props> {
  readonly read: () => LazyPartState<Props>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Loads it, unless it is there, on its way, or could not be loaded. */
  readonly ask: () => void;
  /** Loads what could not be loaded. */
  readonly askAgain: () => void;
  readonly asksAgain: AsksAgain;
}

/**
 * When a part that could not be loaded is asked for again, besides by Retry: `never` by itself; `when-shown` again, as
 * the user opens it; `when-online` also as soon as the browser is, which is for what takes no focus and covers nothing.
 */
type AsksAgain = 'never' | 'when-shown' | 'when-online';

/** `when-idle`: what nobody misses in the first moment leaves the processor to what is waited for. */
type Asks = 'at-once' | 'when-idle';

/**
 * What `React.lazy` is, for parts that may be missing: it remembers a failed load for ever, and throws it at whatever is
 * around. This one forgets it, so that the part can be asked for again.
 *
 * The same address is asked for again. Since 2026 the standard says, and browsers follow, that a module is fetched
 * again that could not be, and what it imports. A browser that remembers the failure needs a reload, which is
 * offered beside Retry. Another query in the address would be asked for by all of them, but would be another module:
 * what it shares with the rest of the page (contexts, sessions, the store) would be there twice.
 * @param id names the part in the error's message
 * @example const helpPopover = createLazyPart('help', async () => (await import('./help-popover.tsx')).HelpPopover)
 */
export function createLazyPart<Props>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
  asksAgain: AsksAgain = 'when-shown',
  asks: Asks = 'at-once',
): LazyPart<Props> {
  const listeners = new Set<() => void>();
  let state: LazyPartState<Props> = { isLoading: true };
  let isAsked = false;

  function change(next: LazyPartState<Props>): void {
    state = next;
    for (const listener of listeners) {
      listener();
    }
  }

  function start(): void {
    loadChunk(id, load).then(
      (Component) => change({ Component, isLoading: false }),
      (error: unknown) => {
        console.error(error);
        change({ error, isLoading: false });
        if (asksAgain === 'when-online') {
          addEventListener('online', () => listeners.size > 0 && askAgain(), { once: true });
        }
      },
    );
  }

  function askAgain(): void {
    if (isAsked && !state.isLoading && state.Component === undefined) {
      change({ ...state, isLoading: true });
      start();
    }
  }

  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask() {
      if (isAsked) {
        return;
      }
      isAsked = true;
      if (asks === 'when-idle') {
        whenIdle(start);
      } else {
        start();
      }
    },
    askAgain,
    asksAgain,
  };
}

/** The state of a part, which is asked for. */
export function useLazyPart<Props>(part: LazyPart<Props>): LazyPartState<Props> {
  const state = useSyncExternalStore(part.subscribe, part.read, part.read);
  // As early as `React.lazy` does; nobody is told of it, since nothing that shows has changed. A prerendered page has what
  // was there before.
  if (typeof document !== 'undefined') {
    part.ask();
  }
  useEffect(() => {
    if (part.asksAgain !== 'never') {
      part.askAgain();
    }
  }, [part]);
  return state;
}
