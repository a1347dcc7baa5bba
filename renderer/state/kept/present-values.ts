import { choicePrefix } from './choice-keys.ts';
import { followedValue, isObject } from './followed-values.ts';
import { isKeepable, type KeptEnvelope, readKeptValues, readPresentValue } from './kept-value.ts';
import { readStored, removeStored, writeStored } from './storage.ts';

/** Completes values that have only some of their entries with those that are kept here. */
export function completeKeptValues(
  values: Readonly<Record<string, KeptEnvelope>>,
): Readonly<Record<string, KeptEnvelope>> {
  const kept = readKeptValues();
  return Object.fromEntries(
    Object.entries(values).map(([name, given]) => {
      const present = readPresentValue(name) ?? kept[name];
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
    return { key, stored: readStored(key), bringBack: followedValue(key)?.remember() };
  });
  return () => {
    for (const { key, stored, bringBack } of former) {
      if (stored === undefined || !writeStored(key, stored).ok) {
        removeStored(key);
      }
      (bringBack ?? followedValue(key)?.readAgain)?.();
    }
  };
}
