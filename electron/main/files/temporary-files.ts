import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { lstat, readFile, rm } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join } from 'node:path';
import { systemCodeOf } from './system-code.ts';

/**
 * A file is written under a temporary name beside its own. A process that is killed meanwhile leaves it behind, so each
 * one is recorded while it exists, by a file in the app's own folder that has the same number and contains its path.
 */

const uuid = '[\\da-f]{8}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{12}';
const recordPattern = new RegExp(`^(${uuid})\\.json$`);
const nameOf = (id: string) => `.web-toolbox-${id}.tmp`;

/** The folder of the records; undefined while recording is off. */
let records: string | undefined;

/** Starts recording temporary files. @param folder created if it does not exist; undefined stops the recording */
export function recordTemporaryFiles(folder: string | undefined): void {
  records = undefined;
  if (folder === undefined) {
    return;
  }
  try {
    mkdirSync(folder, { recursive: true });
    records = folder;
  } catch (error) {
    console.error('Temporary files cannot be recorded.', error);
  }
}

export interface TemporaryFile {
  readonly path: string;
  /** Must be called once the file has its own name or has been removed. */
  readonly forget: () => void;
}

/** Chooses and records a name for a file that is about to be written into a folder. The file itself is not created. */
export function temporaryFileIn(folder: string): TemporaryFile {
  const id = randomUUID();
  const path = join(folder, nameOf(id));
  const record = records === undefined ? undefined : join(records, `${id}.json`);
  if (record !== undefined) {
    attempt(() => writeFileSync(record, JSON.stringify(path), { flag: 'wx' }));
  }
  return {
    path,
    forget: () => {
      if (record !== undefined) {
        attempt(() => rmSync(record, { force: true }));
      }
    },
  };
}

/** Ignores errors: a record that cannot be written must not prevent the user's file from being written. */
function attempt(act: () => void): void {
  try {
    act();
  } catch (error) {
    console.error('The record of a temporary file could not be changed.', error);
  }
}

/**
 * Removes what earlier runs have left behind. It must be called before this run writes anything, and only by the
 * process that owns the records. It never rejects.
 */
export async function removeLeftovers(): Promise<void> {
  if (records === undefined) {
    return;
  }
  const folder = records;
  let names: string[] = [];
  // The names are read synchronously, so anything recorded later belongs to this run.
  attempt(() => {
    names = readdirSync(folder);
  });
  for (const name of names) {
    const id = recordPattern.exec(name)?.[1];
    if (id !== undefined) {
      await removeLeftover(join(folder, name), id).catch((error: unknown) =>
        console.error('A temporary file of an earlier run could not be removed.', error),
      );
    }
  }
}

async function removeLeftover(record: string, id: string): Promise<void> {
  const path = await readRecord(record);
  if (path !== undefined && isAbsolute(path) && basename(path) === nameOf(id)) {
    try {
      if ((await lstat(path)).isFile()) {
        await rm(path);
      }
    } catch (error) {
      // The disk may be absent now: the record stays, so that a later start tries again.
      if (systemCodeOf(error) !== 'ENOENT' || !(await isThere(dirname(path)))) {
        return;
      }
    }
  }
  await rm(record, { force: true });
}

async function readRecord(record: string): Promise<string | undefined> {
  try {
    const path: unknown = JSON.parse(await readFile(record, 'utf8'));
    return typeof path === 'string' ? path : undefined;
  } catch (error) {
    // A power cut leaves an empty record, and its file was not written either.
    if (error instanceof SyntaxError) {
      return undefined;
    }
    throw error;
  }
}

function isThere(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}
