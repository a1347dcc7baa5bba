import { configureStore } from '@reduxjs/toolkit';
import { combineWithInjected } from './injected-slices.ts';
import { listenerMiddleware } from './listeners.ts';
import { type RootState, reducers } from './reducers.ts';

/** Creates a store from what local storage holds. */
export function createStore() {
  return configureStore({
    reducer: combineWithInjected<RootState>(reducers),
    middleware: (defaults) =>
      // The checks walk documents of megabytes after each key stroke, which would make development unusable.
      defaults({ immutableCheck: false, serializableCheck: false }).prepend(listenerMiddleware),
  });
}

export type AppStore = ReturnType<typeof createStore>;
