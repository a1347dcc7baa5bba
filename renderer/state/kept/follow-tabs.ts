import { isTextInputValue, type TextInputName, textInputDefaults, textInputNames } from '#tools/text-inputs.ts';
import { neverUseNetworkFollowed, neverUseNetworkKey } from '../host/network.ts';
import { flushPendingEdits } from '../inputs/pending-edits.ts';
import { contentOf, isWorthKeeping } from '../inputs/replace-text-input.ts';
import { remember } from '../inputs/replacements.ts';
import { textInputFollowed, textInputKept } from '../inputs/text-inputs-slice.ts';
import { readTheme, themeFollowed } from '../preferences/preferences.ts';
import { darkModeKey, favouritesKey } from '../preferences/stored-look.ts';
import { favouritesFollowed } from '../screens/favourites.ts';
import { keepRefused } from '../store/listeners.ts';
import type { AppThunk } from '../store/reducers.ts';
import type { AppStore } from '../store/store.ts';
import { clearedMarkerKey, everythingCleared } from './everything-cleared.ts';
import { readStored, writeStored } from './storage.ts';

function isTextInputName(key: string): key is TextInputName {
  return Object.hasOwn(textInputDefaults, key);
}

/**
 * Shows the text that another tab has stored. A text that only this tab had can be brought back, whether it could not be
 * stored, or was still being typed when the other tab stored its own.
 */
function follow(name: TextInputName, value: string): AppThunk {
  return (dispatch, getState) => {
    const { text: beforeEdit } = contentOf(getState(), name);
    flushPendingEdits();
    const { notKept, replacements: all } = getState().textInputs;
    const former = contentOf(getState(), name);
    const content = { ...former, text: value };
    if (value === former.text && notKept[name] === undefined) {
      return;
    }
    const wasPending = former.text !== beforeEdit;
    if (wasPending) {
      // The edit has just been stored over the other tab's text, which would then show it while this tab shows the other.
      writeStored(name, value);
    }
    const isLost = (wasPending || notKept[name] !== undefined) && isWorthKeeping(name, former, content);
    const replacements = isLost
      ? remember(all[name], { ...former, what: 'Replaced by what was typed in another tab' })
      : all[name];
    dispatch(textInputFollowed({ name, content, replacements }));
  };
}

/**
 * The other tab has a newer text that could not be stored. This tab keeps its own text, which would be gone on the next
 * visit.
 */
function followRemoval(name: TextInputName): AppThunk {
  return (dispatch, getState) => {
    const { values, notKept } = getState().textInputs;
    if (notKept[name] === undefined && values[name] !== textInputDefaults[name]) {
      dispatch(textInputKept({ name, reason: 'elsewhere' }));
    }
  };
}

const followTheme = (): AppThunk => (dispatch) => void dispatch(themeFollowed(readTheme()));

/** Shows what is stored now. The browser had suspended the page, which received no events in the meantime. */
function readEverythingAgain(): AppThunk {
  return (dispatch, getState) => {
    const { values, notKept } = getState().textInputs;
    const stored = textInputNames.map((name) => [name, readStored(name)] as const);
    const hadStored = textInputNames.some(
      (name) => notKept[name] === undefined && values[name] !== textInputDefaults[name],
    );
    if (hadStored && stored.every(([, value]) => value === undefined)) {
      dispatch(everythingCleared(true));
    }
    for (const [name, value] of stored) {
      if (isTextInputValue(name, value)) {
        dispatch(follow(name, value));
      }
    }
    favouritesFollowed();
    dispatch(followTheme());
    neverUseNetworkFollowed();
  };
}

/**
 * Keeps this tab in step with the others: the newest edit of each input wins and shows everywhere. Also flushes what
 * was typed last before the page may go away. Choices and preferences follow by themselves: see `followed-values.ts`.
 * @returns a function that stops this
 */
export function followOtherTabs({ dispatch }: AppStore): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === clearedMarkerKey) {
      if (newValue !== null) {
        dispatch(everythingCleared(true));
      }
    } else if (key === favouritesKey) {
      favouritesFollowed();
    } else if (key === darkModeKey) {
      dispatch(followTheme());
    } else if (key === neverUseNetworkKey) {
      neverUseNetworkFollowed();
    } else if (key !== null && isTextInputName(key)) {
      // Reads storage rather than the event's value: if both tabs have written, the stored value is the newest for
      // both.
      const value = readStored(key);
      if (value === undefined) {
        dispatch(followRemoval(key));
      } else if (isTextInputValue(key, value)) {
        dispatch(follow(key, value));
      }
    }
    if (newValue === null) {
      dispatch(keepRefused());
    }
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) {
      dispatch(readEverythingAgain());
    }
  };
  const onVisibilityChange = () => {
    if (document.visibilityState === 'hidden') {
      flushPendingEdits();
    } else {
      dispatch(keepRefused());
    }
  };
  const onFocus = () => void dispatch(keepRefused());
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  window.addEventListener('pagehide', flushPendingEdits);
  window.addEventListener('focus', onFocus);
  document.addEventListener('visibilitychange', onVisibilityChange);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
    window.removeEventListener('pagehide', flushPendingEdits);
    window.removeEventListener('focus', onFocus);
    document.removeEventListener('visibilitychange', onVisibilityChange);
  };
}
