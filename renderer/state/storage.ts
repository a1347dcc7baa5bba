import { fail, ok, type Result } from '#shared/result.ts';

/**
 * Local storage that never throws: it may be switched off, full, or hold another program's values.
 */

/** Why local storage does not take a value. */
export type StorageProblem = 'off' | 'full';

/** @returns the stored text; undefined where there is none or storage cannot be read */
export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** @returns why the value is not stored now, if it is not: storage is full, or cannot be used at all */
export function writeStored(key: string, value: string): Result<void, StorageProblem> {
  try {
    localStorage.setItem(key, value);
    return ok(undefined);
  } catch (thrown) {
    return fail(isQuotaError(thrown) ? 'full' : 'off');
  }
}

/** Firefox has had a name of its own for it. */
function isQuotaError(thrown: unknown): boolean {
  return (
    thrown instanceof DOMException &&
    (thrown.name === 'QuotaExceededError' || thrown.name === 'NS_ERROR_DOM_QUOTA_REACHED')
  );
}

/** Removes a value; does nothing where there is none or storage cannot be reached. */
export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was stored either.
  }
}

/** @returns the keys of everything that is stored; none where storage cannot be read */
export function storedKeys(): readonly string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}
