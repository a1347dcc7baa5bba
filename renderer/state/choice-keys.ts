import { removeStored, storedKeys } from './storage.ts';

/** Each kept choice is in local storage under its name behind this. */
export const choicePrefix = 'choices:';

/** The keys of all that are stored, whether their screens are loaded or not. */
export function choiceKeys(): readonly string[] {
  return storedKeys().filter((key) => key.startsWith(choicePrefix));
}

export function removeChoices(): void {
  choiceKeys().forEach(removeStored);
}
