import { type ScreenId, screens } from '#tools/screens.ts';
import { createSessionValue } from '../kept/session-value.ts';
import { readStored, removeStored, writeStored } from '../kept/storage.ts';
import { favouritesKey } from '../preferences/stored-look.ts';

/**
 * Finds the screen of a stored favourite. Earlier versions stored tools, which stand for their first screen; the
 * app's own screens cannot be favourites.
 */
function findFavourite(id: unknown): ScreenId | undefined {
  const ofTools = screens.filter(({ toolId }) => toolId !== undefined);
  return (ofTools.find((screen) => screen.id === id) ?? ofTools.find(({ toolId }) => toolId === id))?.id;
}

const tidy = (ids: readonly unknown[]): readonly ScreenId[] => [...new Set(ids.map(findFavourite))].filter(isKnown);
const isKnown = (id: ScreenId | undefined): id is ScreenId => id !== undefined;

/** @returns the favourite screens in order; an empty list if the stored value is damaged */
function parseFavourites(stored: string | undefined): readonly ScreenId[] {
  try {
    const ids: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(ids) ? tidy(ids) : [];
  } catch {
    return [];
  }
}

const favourites = createSessionValue(parseFavourites(readStored(favouritesKey)));
/** Whether local storage holds the favourites. If it cannot be used, they are kept here until the page is closed. */
let isKept = true;

/** The current favourites; another tab may have changed them. */
export function readFavourites(): readonly ScreenId[] {
  return isKept ? parseFavourites(readStored(favouritesKey)) : favourites.read();
}

/** Replaces the favourites and saves them. */
export function setFavourites(ids: readonly string[]): void {
  const next = tidy(ids);
  if (next.length === 0) {
    removeStored(favouritesKey);
    isKept = true;
  } else {
    isKept = writeStored(favouritesKey, JSON.stringify(next)).ok;
  }
  favourites.write(next);
}

/** Adds a screen to the favourites, or removes it. */
export function toggleFavourite(id: ScreenId): void {
  const current = readFavourites();
  const isMarked = favourites.read().includes(id);
  const others = current.filter((other) => other !== id);
  setFavourites(isMarked ? others : [...others, id]);
}

/** Moves a favourite to the position of another, which shifts towards the moved one's old position. */
export function moveFavourite(id: ScreenId, to: ScreenId): void {
  const current = readFavourites();
  const place = current.indexOf(to);
  if (place !== -1 && current.includes(id)) {
    setFavourites(current.filter((other) => other !== id).toSpliced(place, 0, id));
  }
}

/** Shows what local storage holds after another tab has changed it. */
export function favouritesFollowed(): void {
  isKept = true;
  favourites.write(parseFavourites(readStored(favouritesKey)));
}

/** The ids of the favourite screens. */
export const useFavourites = favourites.use;
