import { fail, ok, type Result } from '#shared/result.ts';

/** Access to local storage that never throws: storage may be switched off, full, or hold another program's values. */

/** Why local storage does not take a value. */
export type StorageProblem = 'off' | 'full';

/** @returns the stored text; undefined if there is none or storage cannot be read */
export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** @returns on failure, why the value is not stored: storage is full, or cannot be used at all */
export function writeStored(key: string, value: string): Result<void, StorageProblem> {
  try {
    localStorage.setItem(key, value);
    return ok(undefined);
  } catch (thrown) {
    return fail(isQuotaError(thrown) ? 'full' : 'off');
  }
}

/** Recognises a quota error, for which older versions of Firefox have a name of their own. */
function isQuotaError(thrown: unknown): boolean {
  return (
    thrown instanceof DOMException &&
    (thrown.name === 'QuotaExceededError' || thrown.name === 'NS_ERROR_DOM_QUOTA_REACHED')
  );
}

/** Removes a value; does nothing if there is none or storage cannot be reached. */
export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing can have been stored either.
  }
}

/** @returns the keys of everything that is stored; an empty list if storage cannot be read */
export function storedKeys(): readonly string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}
