import type {
  ActionCreatorWithoutPayload,
  ActionCreatorWithPayload,
  Middleware,
  UnknownAction,
} from '@reduxjs/toolkit';
import { isSecretInput, type TextInputName, textInputNames } from '#tools/text-inputs.ts';
import { clearHistoryWithEverything, noteInput } from '../history/note-input.ts';
import { neverUseNetworkKey } from '../host/network.ts';
import {
  maximumKeptLength,
  type NotKeptReason,
  textInputContentSet,
  textInputFollowed,
  textInputKept,
  textInputSet,
} from '../inputs/text-inputs-slice.ts';
import { removeChoices } from '../kept/choice-keys.ts';
import { clearedMarkerKey, everythingCleared } from '../kept/everything-cleared.ts';
import { clearSessionValues } from '../kept/session-value.ts';
import { removeStored, writeStored } from '../kept/storage.ts';
import { toastClosedFor } from '../messages/toaster.ts';
import { defaultTheme, type ShownTheme, themeChosen } from '../preferences/preferences.ts';
import { darkModeKey } from '../preferences/stored-look.ts';
import { tellTheme } from '../preferences/tell-theme.ts';
import { favouritesFollowed, setFavourites } from '../screens/favourites.ts';
import { dismissHiddenScreens } from '../screens/hidden-screens.ts';
import type { AppDispatch, AppThunk, RootState } from './reducers.ts';

interface Listener {
  readonly match: (action: UnknownAction) => boolean;
  /** `before` is the state before the action. */
  readonly run: (action: UnknownAction, dispatch: AppDispatch, getState: () => RootState, before: RootState) => void;
}

const listeners: Listener[] = [];

function listen<Payload>(
  actionCreator: Pick<ActionCreatorWithPayload<Payload> | ActionCreatorWithoutPayload, 'match'>,
  effect: (payload: Payload, dispatch: AppDispatch, getState: () => RootState, before: RootState) => void,
): void {
  listeners.push({
    match: actionCreator.match,
    run: (action, dispatch, getState, before) => effect(action.payload as Payload, dispatch, getState, before),
  });
}

/**
 * All side effects of state changes are here; reducers and components have none. Redux Toolkit's own listener
 * middleware can wait, fork and cancel, none of which is used here, and would add ten times as much to the first load.
 */
export const listenerMiddleware: Middleware =
  ({ dispatch, getState }) =>
  (next) =>
  (action) => {
    const before: RootState = getState();
    const result = next(action);
    for (const { match, run } of listeners) {
      if (match(action as UnknownAction)) {
        run(action as UnknownAction, dispatch, getState, before);
      }
    }
    return result;
  };

/** @returns why the value is not stored, or undefined if it is */
function store(name: TextInputName, value: string): NotKeptReason | undefined {
  if (isSecretInput(name)) {
    return 'secret';
  }
  if (value.length > maximumKeptLength) {
    return 'too-large';
  }
  const written = writeStored(name, value);
  return written.ok ? undefined : written.error;
}

/** Writes an input to local storage, and records whether that succeeded. */
function keep(name: TextInputName): AppThunk {
  return (dispatch, getState) => {
    const { values, notKept } = getState().textInputs;
    const reason = store(name, values[name]);
    if (reason !== undefined) {
      // An older value must not come back in place of the one that could not be kept.
      removeStored(name);
    }
    if (reason !== notKept[name]) {
      dispatch(textInputKept({ name, reason }));
    }
  };
}

/** Retries what storage has refused, because it may no longer be off or full. */
export function keepRefused(): AppThunk {
  return (dispatch, getState) => {
    for (const name of textInputNames) {
      const reason = getState().textInputs.notKept[name];
      if (reason === 'off' || reason === 'full') {
        dispatch(keep(name));
      }
    }
  };
}

function afterChange(name: TextInputName): AppThunk {
  return (dispatch, getState) => {
    dispatch(keep(name));
    const { notKept, replacements } = getState().textInputs;
    if (notKept[name] === undefined) {
      dispatch(keepRefused());
    }
    if (replacements[name] === undefined) {
      dispatch(toastClosedFor(name));
    }
  };
}

function afterSet(isReplaced: boolean) {
  return (
    { name }: { readonly name: TextInputName },
    dispatch: AppDispatch,
    getState: () => RootState,
    { textInputs: { values } }: RootState,
  ) => {
    dispatch(afterChange(name));
    const text = getState().textInputs.values[name];
    if (text !== values[name]) {
      noteInput({ input: name, before: values[name], text, isReplaced });
    }
  };
}

listen(textInputSet, afterSet(false));
listen(textInputContentSet, afterSet(true));

listen(textInputFollowed, ({ name, content, replacements }, _dispatch, _getState, { textInputs: before }) => {
  // The other tab tells the history what it has set; only this tab had the text that is lost by it.
  if (replacements !== before.replacements[name]) {
    noteInput({ input: name, before: before.values[name], text: content.text, isReplaced: true });
  }
});

listen(everythingCleared, ({ isElsewhere }: { isElsewhere: boolean }) => {
  if (isElsewhere) {
    // The other tab has moved on, so what is stored now is newer.
    favouritesFollowed();
  } else {
    textInputNames.forEach(removeStored);
    removeStored(darkModeKey);
    removeStored(neverUseNetworkKey);
    tellTheme();
    removeChoices();
    setFavourites([]);
    writeStored(clearedMarkerKey, String(Date.now()));
    removeStored(clearedMarkerKey);
  }
  clearSessionValues();
  clearHistoryWithEverything(isElsewhere);
  dismissHiddenScreens();
});

listen(themeChosen, ({ theme }: ShownTheme) => {
  if (theme === defaultTheme()) {
    removeStored(darkModeKey);
  } else {
    writeStored(darkModeKey, theme === 'system' ? theme : String(theme === 'dark'));
  }
  tellTheme();
});
