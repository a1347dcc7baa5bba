import { createSessionValue } from './session-value.ts';

/**
 * Files that the system has handed to the installed website, held until the part of the page that opens files takes
 * them.
 */
const arrived = createSessionValue<readonly File[]>([]);

export function filesArrived(files: readonly File[]): void {
  arrived.write([...arrived.read(), ...files]);
}

/** @returns the files that have arrived since the last call */
export function takeArrivedFiles(): readonly File[] {
  const files = arrived.read();
  arrived.write([]);
  return files;
}

/** Whether there are files to take. */
export function useHasArrivedFiles(): boolean {
  return arrived.use().length > 0;
}
