import { useSyncExternalStore } from 'react';
import { type CatalogueEntry, tools } from '#shared/catalogue.ts';
import { readStored, writeStored } from './storage.ts';

/** The ids of favourite tools, as a JSON array in local storage. */
export const favouritesKey = 'favourites';

function isToolId(id: unknown): id is string {
  return (tools as readonly CatalogueEntry[]).some((tool) => tool.id === id);
}

/** @returns the favourite tools in the order they were marked; none where the stored value is damaged */
export function parseFavourites(stored: string | undefined): readonly string[] {
  try {
    const ids: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(ids) ? [...new Set(ids.filter(isToolId))] : [];
  } catch {
    return [];
  }
}

let favourites = parseFavourites(readStored(favouritesKey));
const subscribers = new Set<() => void>();

/** Replaces the favourites and saves them. */
export function setFavourites(ids: readonly string[]): void {
  favourites = [...new Set(ids.filter(isToolId))];
  writeStored(favouritesKey, JSON.stringify(favourites));
  for (const notify of subscribers) {
    notify();
  }
}

/** Marks a tool as favourite, or takes the mark away. */
export function toggleFavourite(id: string): void {
  setFavourites(favourites.includes(id) ? favourites.filter((other) => other !== id) : [...favourites, id]);
}

function subscribe(notify: () => void): () => void {
  subscribers.add(notify);
  return () => subscribers.delete(notify);
}

/** The ids of the favourite tools. */
export function useFavourites(): readonly string[] {
  return useSyncExternalStore(subscribe, () => favourites);
}
