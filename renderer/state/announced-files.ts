import type { Payload } from '#shared/ipc.ts';
import { createSessionValue } from './session-value.ts';

type AnnouncedFiles = Payload<'openFiles'>;

/** What the desktop shell was given to open, until the part of the page that opens files has loaded and takes it. */
const announced = createSessionValue<AnnouncedFiles>([]);

export function announceFiles(files: AnnouncedFiles): void {
  announced.write([...announced.read(), ...files]);
}

/** @returns what was announced since it was last taken */
export function takeAnnouncedFiles(): AnnouncedFiles {
  const files = announced.read();
  announced.write([]);
  return files;
}

/** Whether there is something to take. */
export function useHasAnnouncedFiles(): boolean {
  return announced.use().length > 0;
}
