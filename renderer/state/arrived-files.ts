import { createSessionValue } from './session-value.ts';

/** Files that the system has handed to the installed website, until the part of the page that opens files takes them. */
const arrived = createSessionValue<readonly File[]>([]);

export function filesArrived(files: readonly File[]): void {
  arrived.write([...arrived.read(), ...files]);
}

/** @returns what has arrived since it was last taken */
export function takeArrivedFiles(): readonly File[] {
  const files = arrived.read();
  arrived.write([]);
  return files;
}

/** Whether there is something to take. */
export function useHasArrivedFiles(): boolean {
  return arrived.use().length > 0;
}
