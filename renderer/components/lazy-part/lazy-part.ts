import { type ComponentType, useEffect } from 'react';
import { useObservable } from '#renderer/state/store/use-observable.ts';
import { createObservable, type Observable } from '#shared/observable.ts';
import { whenIdle } from '../when-idle.ts';
import { loadChunk } from './chunk-load-error.ts';

export interface LazyPartState<Props> {
  /** Undefined until it has loaded. */
  readonly Component?: ComponentType<Props>;
  /** Why it is missing; the error stays while the part is requested again. */
  readonly error?: unknown;
  readonly isLoading: boolean;
}

/** A component whose code is not in the first load. */
export interface LazyPart<Props> extends Observable<LazyPartState<Props>> {
  /** Loads the part unless it is there, is being loaded, or could not be loaded. */
  readonly ask: () => void;
  /** Loads the part again after a failure. */
  readonly askAgain: () => void;
  readonly asksAgain: AsksAgain;
}

/**
 * When a part that could not be loaded is requested again, besides by Retry: `never` by itself; `when-shown` each time
 * the user opens it; `when-online` also as soon as the browser is online, for parts that take no focus and cover
 * nothing.
 */
type AsksAgain = 'never' | 'when-shown' | 'when-online';

/** `when-idle`: a part that nobody misses at first leaves the processor to those that the user is waiting for. */
type Asks = 'at-once' | 'when-idle';

/**
 * An alternative to `React.lazy` for parts that may be missing. `React.lazy` remembers a failed load for ever, and
 * throws it into the surrounding components. This one forgets it, so that the part can be requested again.
 *
 * The same address is requested again. Since 2026 the standard says, and browsers follow, that a module that could not
 * be fetched is fetched again, along with its imports. A browser that remembers the failure needs a reload, which is
 * offered beside Retry. All browsers would request an address with another query, but that would be another module:
 * whatever it shares with the rest of the page (contexts, sessions, the store) would exist twice.
 * @param id names the part in the error's message
 * @example const helpPopover = createLazyPart('help', async () => (await import('./help-popover.tsx')).HelpPopover)
 */
export function createLazyPart<Props>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
  asksAgain: AsksAgain = 'when-shown',
  asks: Asks = 'at-once',
): LazyPart<Props> {
  const { read, write, subscribe } = createObservable<LazyPartState<Props>>({ isLoading: true });
  let isAsked = false;
  /** Whether the network came back after the latest attempt began: one that began without it can fail after that. */
  let hasComeOnline = false;

  function noteOnline(): void {
    hasComeOnline = true;
    askAgain();
  }

  function start(): void {
    hasComeOnline = false;
    if (asksAgain === 'when-online') {
      addEventListener('online', noteOnline, { once: true });
    }
    loadChunk(id, load).then(
      (Component) => write({ Component, isLoading: false }),
      (error: unknown) => {
        console.error(error);
        write({ error, isLoading: false });
        if (hasComeOnline) {
          askAgain();
        }
      },
    );
  }

  function askAgain(): void {
    const state = read();
    if (isAsked && !state.isLoading && state.Component === undefined) {
      write({ ...state, isLoading: true });
      start();
    }
  }

  return {
    read,
    subscribe,
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

/** The state of a part, which is requested by calling this hook. */
export function useLazyPart<Props>(part: LazyPart<Props>): LazyPartState<Props> {
  const state = useObservable(part);
  // Requested during rendering, as early as `React.lazy` does. This notifies no subscribers, because nothing visible
  // has changed. A prerendered page shows what was there before.
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
