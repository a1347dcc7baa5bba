import { type ScreenId, screens } from '#tools/screens.ts';
import { createSessionValue } from './session-value.ts';
import { readStored, removeStored, writeStored } from './storage.ts';
import { favouritesKey } from './stored-look.ts';

/** The screen that a stored favourite is. A tool, as earlier versions kept it, is its first screen; a page is none. */
function findFavourite(id: unknown): ScreenId | undefined {
  const ofTools = screens.filter(({ toolId }) => toolId !== undefined);
  return (ofTools.find((screen) => screen.id === id) ?? ofTools.find(({ toolId }) => toolId === id))?.id;
}

const tidy = (ids: readonly unknown[]): readonly ScreenId[] => [...new Set(ids.map(findFavourite))].filter(isKnown);
const isKnown = (id: ScreenId | undefined): id is ScreenId => id !== undefined;

/** @returns the favourite screens in their order; none where the stored value is damaged */
export function parseFavourites(stored: string | undefined): readonly ScreenId[] {
  try {
    const ids: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(ids) ? tidy(ids) : [];
  } catch {
    return [];
  }
}

const favourites = createSessionValue(parseFavourites(readStored(favouritesKey)));
/** Whether local storage has them; else it cannot be used, and they are here for as long as the page is. */
let isKept = true;

/** The favourites as they are now: another tab may have changed them. */
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

/** Marks a screen as favourite, or takes the mark away. */
export function toggleFavourite(id: ScreenId): void {
  const current = readFavourites();
  const isMarked = favourites.read().includes(id);
  const others = current.filter((other) => other !== id);
  setFavourites(isMarked ? others : [...others, id]);
}

/** Gives a favourite the place of another, which moves away from where it came. */
export function moveFavourite(id: ScreenId, to: ScreenId): void {
  const current = readFavourites();
  const place = current.indexOf(to);
  if (place !== -1 && current.includes(id)) {
    setFavourites(current.filter((other) => other !== id).toSpliced(place, 0, id));
  }
}

/** Shows what local storage holds: another tab has changed it. */
export function favouritesFollowed(): void {
  isKept = true;
  favourites.write(parseFavourites(readStored(favouritesKey)));
}

/** The ids of the favourite screens. */
export const useFavourites = favourites.use;
