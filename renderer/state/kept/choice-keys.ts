import { removeStored, storedKeys } from './storage.ts';

/** The prefix of the local storage key of each kept choice; the choice's name follows it. */
export const choicePrefix = 'choices:';

/** The keys of all stored choices, whether or not their screens are loaded. */
export function choiceKeys(): readonly string[] {
  return storedKeys().filter((key) => key.startsWith(choicePrefix));
}

/** Removes all choices from local storage, but not from the modules that have already read theirs. */
export function removeChoices(): void {
  choiceKeys().forEach(removeStored);
}
