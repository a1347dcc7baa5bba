import { configureStore } from '@reduxjs/toolkit';
import { combineWithInjected } from './injected-slices.ts';
import { listenerMiddleware } from './listeners.ts';
import { type RootState, reducers } from './reducers.ts';

/** A new store with what local storage holds. */
export function createStore() {
  return configureStore({
    reducer: combineWithInjected<RootState>(reducers),
    middleware: (defaults) =>
      // Walking documents of megabytes after each key stroke would make development unusable.
      defaults({ immutableCheck: false, serializableCheck: false }).prepend(listenerMiddleware),
  });
}

export type AppStore = ReturnType<typeof createStore>;
