/**
 * Local storage that never throws: it may be switched off, full, or hold another program's values.
 */

/** @returns the stored text; undefined where there is none or storage cannot be read */
export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** @returns whether the value is stored now; false when storage is off or full */
export function writeStored(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Removes a value; does nothing where there is none or storage cannot be reached. */
export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was stored either.
  }
}
