import { readFile, stat } from 'node:fs/promises';
import { isAbsolute } from 'node:path';
import * as v from 'valibot';
import { writeWholeFileSync } from './write-file.ts';

/** The maximum length in UTF-16 code units: no system has longer paths. */
const longestPath = 32_768;

const storedSchema = v.strictObject({
  folder: v.pipe(
    v.string(),
    v.maxLength(longestPath),
    v.check((path) => isAbsolute(path) && !path.includes('\0'), 'The path must be absolute.'),
  ),
});

/** The folder where the user last saved or opened a file: without it, Electron begins each dialog in Downloads. */
export interface LastFolder {
  /** @returns undefined if no folder is known, or if it no longer exists */
  readonly find: () => Promise<string | undefined>;
  /** Stores the folder for the next dialog, even in a later run. */
  readonly remember: (folder: string) => void;
}

/** @param file the file in the user's profile in which the folder is stored */
export function createLastFolder(file: string): LastFolder {
  let last: string | undefined;
  let reading: Promise<void> | undefined;

  const read = async () => {
    try {
      const parsed = v.safeParse(storedSchema, JSON.parse(await readFile(file, 'utf8')));
      last ??= parsed.success ? parsed.output.folder : undefined;
    } catch {
      // A file that is missing, damaged or from another program does not matter: dialogs then start where the system
      // puts them.
    }
  };

  return {
    find: async () => {
      reading ??= read();
      await reading;
      const found = last === undefined ? undefined : await stat(last).catch(() => undefined);
      return found?.isDirectory() ? last : undefined;
    },
    remember: (folder) => {
      if (folder === last) {
        return;
      }
      last = folder;
      // The folder is written at once, because the user may quit right after.
      const written = writeWholeFileSync(file, `${JSON.stringify({ folder })}\n`);
      if (!written.ok) {
        console.error(`The last folder was not saved: ${written.error}`);
      }
    },
  };
}
