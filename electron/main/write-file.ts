import { randomUUID } from 'node:crypto';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fail, ok, type Result } from '#shared/result.ts';

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'you may not write there.',
  EBUSY: 'another program is using the file.',
  EISDIR: 'a folder has this name.',
  ENAMETOOLONG: 'the name is too long.',
  ENOENT: 'the folder does not exist.',
  ENOSPC: 'the disk is full.',
  ENOTDIR: 'the folder does not exist.',
  EPERM: 'you may not write there.',
  EROFS: 'you may not write there.',
};

function reasonOf(thrown: unknown): string {
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
  return reasons[code] ?? `the system reported ${code || String(thrown)}.`;
}

/**
 * Writes a whole file or leaves what was there: the content goes to a temporary file in the same folder,
 * which takes the name only once it is on the disk.
 * @param path absolute; an existing file is replaced
 * @returns the reason as the end of a sentence, and the temporary file gone, when it cannot be written
 * @example await writeWholeFile('/nowhere/a.txt', 'text') // { ok: false, error: 'the folder does not exist.' }
 */
export async function writeWholeFile(path: string, content: string | Uint8Array): Promise<Result<void, string>> {
  const temporary = join(dirname(path), `.web-toolbox-${randomUUID()}.tmp`);
  try {
    await writeFile(temporary, content, { flag: 'wx', flush: true });
    await rename(temporary, path);
    return ok(undefined);
  } catch (thrown) {
    await rm(temporary, { force: true }).catch(() => undefined);
    return fail(reasonOf(thrown));
  }
}

/**
 * The same without waiting, for a small file that must be written before the process ends.
 * It is not flushed to the disk: a power cut may leave it empty, and its reader must expect that.
 */
export function writeWholeFileSync(path: string, content: string): Result<void, string> {
  const temporary = join(dirname(path), `.web-toolbox-${randomUUID()}.tmp`);
  try {
    writeFileSync(temporary, content, { flag: 'wx' });
    renameSync(temporary, path);
    return ok(undefined);
  } catch (thrown) {
    rmSync(temporary, { force: true });
    return fail(reasonOf(thrown));
  }
}
