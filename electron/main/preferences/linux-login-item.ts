import { access, mkdir, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { writeWholeFile } from '#electron/main/files/write-file.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { type AutostartEntry, readAutostartEntry, writeAutostartEntry } from './autostart-entry.ts';

/** The system's setting that starts the app when the user logs in. */
export interface LoginItem {
  /** Asks the system each time, since the user can change it there too. */
  readonly read: () => Promise<LoginItemState>;
  /** @returns an error with the reason as a sentence if it fails */
  readonly set: (isOn: boolean) => Promise<Result<void, string>>;
  /**
   * Must be called on start: updates the entry if the app was moved or renamed and the system does not do so itself.
   */
  readonly refresh: () => Promise<void>;
}

export interface LoginItemState {
  readonly isOn: boolean;
  /** A sentence that says what prevents it from working, and what to do. */
  readonly problem?: string;
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/**
 * Keeps the login item as an autostart file, which all Linux desktops read.
 * @param path the file, in `autostart` of the user's configuration folder
 * @param command the program's absolute path, and its arguments
 */
export function createLinuxLoginItem(path: string, command: readonly [program: string, ...rest: string[]]): LoginItem {
  const readEntry = (): Promise<AutostartEntry> =>
    readFile(path, 'utf8').then(readAutostartEntry, () => ({ isOn: false, program: undefined }));
  const write = async (): Promise<Result<void, string>> => {
    // If this fails, writing the file fails too, and says why.
    await mkdir(dirname(path), { recursive: true }).catch(() => undefined);
    const written = await writeWholeFile(path, writeAutostartEntry(command));
    return written.ok ? written : fail(`${path} was not written: ${written.error}`);
  };
  return {
    read: async () => ({ isOn: (await readEntry()).isOn }),
    set: async (isOn) => {
      if (isOn) {
        return write();
      }
      try {
        await rm(path, { force: true });
        return ok(undefined);
      } catch (thrown) {
        console.error('The autostart file could not be removed.', thrown);
        return fail(`${path} could not be removed. Remove it yourself.`);
      }
    },
    // An update renames an AppImage. The entry of another installation that still exists is left alone.
    refresh: async () => {
      const { isOn, program } = await readEntry();
      if (isOn && program !== undefined && !(await isThere(program))) {
        const written = await write();
        if (!written.ok) {
          console.error(written.error);
        }
      }
    },
  };
}
