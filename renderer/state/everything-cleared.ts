import { createAction } from '@reduxjs/toolkit';

/** Local storage holds it for a moment when everything is cleared: what is removed alone would say too little. */
export const clearedMarkerKey = 'everythingCleared';

/**
 * The user has asked to forget every saved input, choice and preference; `isElsewhere` if in another tab, which has
 * emptied the storage that both share.
 */
export const everythingCleared = createAction('everythingCleared', (isElsewhere = false) => ({
  payload: { isElsewhere },
}));
