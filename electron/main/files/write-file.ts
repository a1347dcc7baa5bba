import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { access, constants, type FileHandle, open, realpath, rename, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fail, ok, type Result } from '#shared/result.ts';
import { describeSystemError, systemCodeOf } from './system-code.ts';
import { temporaryFileIn } from './temporary-files.ts';

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'you do not have permission to write there.',
  EBUSY: 'another program is using the file.',
  EISDIR: 'a folder has this name.',
  ENAMETOOLONG: 'the name is too long.',
  ENOENT: 'the folder does not exist.',
  ENOSPC: 'the disk is full.',
  ENOTDIR: 'the folder does not exist.',
  EPERM: 'you do not have permission to write there.',
  EROFS: 'you do not have permission to write there.',
};

const reasonOf = (thrown: unknown) => describeSystemError(thrown, reasons);

/**
 * A file that is being written. An existing file with its name remains until `finish`. Reasons are the ends of
 * sentences.
 */
export interface FileWriter {
  /** Appends content; the next call must wait for the answer. A failure abandons the file. */
  readonly write: (content: string | Uint8Array) => Promise<Result<void, string>>;
  /** Puts the file in place once its content is on the disk. */
  readonly finish: () => Promise<Result<void, string>>;
  /** Removes the written data synchronously, since the app may be about to quit. */
  readonly abandon: () => void;
}

interface Target {
  readonly path: string;
  /** The permissions of the file that is replaced, if there is one. */
  readonly mode: number | undefined;
}

/** Finds the file to replace: for a link, the file to which it leads. */
async function findTarget(path: string): Promise<Result<Target, string>> {
  try {
    const real = await realpath(path);
    const found = await stat(real);
    if (!found.isFile()) {
      return fail(found.isDirectory() ? 'a folder has this name.' : 'something other than a file has this name.');
    }
    // Renaming would replace even a file that is write-protected.
    await access(real, constants.W_OK);
    return ok({ path: real, mode: found.mode & 0o777 });
  } catch (thrown) {
    return systemCodeOf(thrown) === 'ENOENT' ? ok({ path, mode: undefined }) : fail(reasonOf(thrown));
  }
}

/**
 * Starts a file that is written piece by piece into a temporary file in the same folder, which gets the final name only
 * once it is complete.
 * @param path absolute; an existing file is replaced in the end
 * @returns the writer, or why the file cannot be created, as the end of a sentence
 */
export async function beginFile(path: string): Promise<Result<FileWriter, string>> {
  const target = await findTarget(path);
  if (!target.ok) {
    return target;
  }
  const { path: place, mode } = target.value;
  const { path: temporary, forget } = temporaryFileIn(dirname(place));
  let handle: FileHandle;
  try {
    handle = await open(temporary, 'wx', mode);
  } catch (thrown) {
    forget();
    return fail(reasonOf(thrown));
  }
  let isAbandoned = false;
  const abandon = () => {
    isAbandoned = true;
    try {
      rmSync(temporary, { force: true });
      forget();
    } catch (error) {
      console.error('A temporary file could not be removed.', error);
    }
    handle.close().catch(() => undefined);
  };
  const attempt = async (step: () => Promise<void>): Promise<Result<void, string>> => {
    if (isAbandoned) {
      return fail('it was cancelled.');
    }
    try {
      await step();
      return ok(undefined);
    } catch (thrown) {
      const reason = isAbandoned ? 'it was cancelled.' : reasonOf(thrown);
      abandon();
      return fail(reason);
    }
  };
  return ok({
    write: (content) => attempt(() => handle.writeFile(content)),
    finish: () =>
      attempt(async () => {
        if (mode !== undefined) {
          await handle.chmod(mode);
        }
        await handle.sync();
        await handle.close();
        // This rejects if the file was abandoned meanwhile, because the temporary file is then gone.
        await rename(temporary, place);
        forget();
      }),
    abandon,
  });
}

/**
 * Writes a whole file, or leaves the existing one unchanged.
 * @param path absolute; an existing file is replaced
 * @returns an error if the file cannot be written, with the reason as the end of a sentence; the temporary file is then
 *   removed
 * @example await writeWholeFile('/nowhere/a.txt', 'text') // { ok: false, error: 'the folder does not exist.' }
 */
export async function writeWholeFile(path: string, content: string | Uint8Array): Promise<Result<void, string>> {
  const begun = await beginFile(path);
  if (!begun.ok) {
    return begun;
  }
  const written = await begun.value.write(content);
  return written.ok ? begun.value.finish() : written;
}

/**
 * Does the same synchronously, for a small file that must be written before the process ends. The file is not flushed
 * to the disk: a power cut may leave it empty, which its reader must expect.
 */
export function writeWholeFileSync(path: string, content: string): Result<void, string> {
  const { path: temporary, forget } = temporaryFileIn(dirname(path));
  try {
    writeFileSync(temporary, content, { flag: 'wx' });
    renameSync(temporary, path);
    return ok(undefined);
  } catch (thrown) {
    rmSync(temporary, { force: true });
    return fail(reasonOf(thrown));
  } finally {
    forget();
  }
}
