import { userPreferencesFollowed } from '../preferences/user-preferences.ts';
import { sidebarFollowed } from '../screens/sidebar.ts';
import { choicePrefix } from './choice-keys.ts';
import { isKeepable, type KeptEnvelope, loadedValue, readKeptValues } from './kept-value.ts';
import { readStored, removeStored, writeStored } from './storage.ts';

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Completes values that have only some of their entries with those that are kept here. */
export function completeKeptValues(
  values: Readonly<Record<string, KeptEnvelope>>,
): Readonly<Record<string, KeptEnvelope>> {
  const kept = readKeptValues();
  return Object.fromEntries(
    Object.entries(values).map(([name, given]) => {
      const present = loadedValue(name)?.present() ?? kept[name];
      if (present?.version !== given.version || !isObject(present.value) || !isObject(given.value)) {
        return [name, given];
      }
      const complete = { version: given.version, value: { ...present.value, ...given.value } };
      return [name, isKeepable(complete) ? complete : given];
    }),
  );
}

/**
 * Remembers values as they are, in local storage and in memory.
 * @returns a function that brings them back
 */
export function rememberKeptValues(names: readonly string[]): () => void {
  const former = names.map((name) => {
    const key = choicePrefix + name;
    return { name, key, stored: readStored(key), bringBack: loadedValue(name)?.remember() };
  });
  return () => {
    for (const { name, key, stored, bringBack } of former) {
      if (stored === undefined) {
        removeStored(key);
      } else {
        writeStored(key, stored);
      }
      (bringBack ?? loadedValue(name)?.readAgain)?.();
    }
    sidebarFollowed();
    userPreferencesFollowed();
  };
}
