import type { Payload } from '#shared/ipc.ts';
import { createSessionValue } from './session-value.ts';

type AnnouncedFiles = Payload<'openFiles'>;

/**
 * Files that the desktop shell was given to open, held until the part of the page that opens files has loaded and takes
 * them.
 */
const announced = createSessionValue<AnnouncedFiles>([]);

export function announceFiles(files: AnnouncedFiles): void {
  announced.write([...announced.read(), ...files]);
}

/** @returns the files announced since the last call */
export function takeAnnouncedFiles(): AnnouncedFiles {
  const files = announced.read();
  announced.write([]);
  return files;
}

/** Whether there are files to take. */
export function useHasAnnouncedFiles(): boolean {
  return announced.use().length > 0;
}
