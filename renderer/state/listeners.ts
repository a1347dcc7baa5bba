import { createListenerMiddleware, type TypedStartListening } from '@reduxjs/toolkit';
import { everythingCleared } from './everything-cleared.ts';
import { setFavourites } from './favourites.ts';
import { darkModeKey, themeToggled } from './preferences.ts';
import { removeStored, writeStored } from './storage.ts';
import type { AppDispatch, RootState } from './store.ts';
import { textInputNames } from './text-input-definitions.ts';
import { maximumKeptLength, textInputKept, textInputSet } from './text-inputs.ts';

/** Every side effect of a change of state is here: reducers and components have none. */
export const listenerMiddleware = createListenerMiddleware();
const listen = listenerMiddleware.startListening as TypedStartListening<RootState, AppDispatch>;

listen({
  actionCreator: textInputSet,
  effect({ payload: { name, value } }, { dispatch, getState }) {
    const isKept = value.length <= maximumKeptLength && writeStored(name, value);
    if (!isKept) {
      // An older value must not come back in place of the one that could not be kept.
      removeStored(name);
    }
    const wasKept = getState().textInputs.notKept[name] === undefined;
    if (isKept !== wasKept) {
      dispatch(textInputKept({ name, isKept }));
    }
  },
});

listen({
  actionCreator: everythingCleared,
  effect() {
    textInputNames.forEach(removeStored);
    removeStored(darkModeKey);
    setFavourites([]);
  },
});

listen({
  actionCreator: themeToggled,
  effect(_action, { getState }) {
    writeStored(darkModeKey, String(getState().preferences.isDark));
  },
});
