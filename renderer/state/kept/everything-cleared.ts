import { createAction } from '@reduxjs/toolkit';

/**
 * Held briefly in local storage when everything is cleared, because the removals alone do not tell other tabs enough.
 */
export const clearedMarkerKey = 'everythingCleared';

/**
 * The user has asked to forget every saved input, choice and preference. `isElsewhere` means that this happened in
 * another tab, which has emptied the storage that both share.
 */
export const everythingCleared = createAction('everythingCleared', (isElsewhere = false) => ({
  payload: { isElsewhere },
}));
