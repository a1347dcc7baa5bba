import type { Payload } from '#shared/ipc.ts';
import { createSessionValue } from '../kept/session-value.ts';

/** A file on the desktop that the page has not fetched yet. */
export type AnnouncedFile = Payload<'openFiles'>[number];

type PassedFile = File | AnnouncedFile;

/**
 * Files that the system wants opened, passed on by the desktop shell or to the installed website, held until the part
 * of the page that opens files has loaded and takes them.
 */
const passed = createSessionValue<readonly PassedFile[]>([]);

/** Adds files to those that wait to be taken. */
export function passFiles(files: readonly PassedFile[]): void {
  passed.write([...passed.read(), ...files]);
}

/** @returns the files passed since the last call */
export function takePassedFiles(): readonly PassedFile[] {
  const files = passed.read();
  passed.write([]);
  return files;
}

/** Whether there are files to take. */
export function useHasPassedFiles(): boolean {
  return passed.use().length > 0;
}
