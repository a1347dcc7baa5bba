import { randomUUID } from 'node:crypto';
import { fail, ok, type Result } from '#shared/result.ts';
import { beginFile, type FileWriter } from './write-file.ts';

/**
 * The maximum number of open saves. No screen saves two files at once, so more than this many are a mistake in the
 * page.
 */
const maximumOpen = 4;

interface SaveInParts {
  readonly path: string;
  readonly writer: FileWriter;
  isBusy: boolean;
}

/** A file that could not be saved, and why. */
export interface SaveFailure {
  readonly path: string;
  readonly reason: string;
}

/** The files that the page is saving part by part. Each is identified by a token that only this page has. */
export interface SavesInParts {
  /** A number that identifies the current page. */
  readonly page: () => number;
  /** @param page the page that made the request; if it is gone by now, nothing is started */
  readonly begin: (path: string, page: number) => Promise<Result<string, SaveFailure>>;
  /** Appends a part; resolves when it is written, so a caller that waits never has more than one part in transit. */
  readonly write: (token: string, part: Uint8Array) => Promise<Result<void, SaveFailure>>;
  /** @returns the full name of the file, which is now in place */
  readonly finish: (token: string) => Promise<Result<string, SaveFailure>>;
  readonly abandon: (token: string) => void;
  /** The full names of the files that are being saved. */
  readonly paths: () => readonly string[];
  /**
   * Called when the page is gone or the app is about to quit.
   * @returns the full names of the files that were not saved for it
   */
  readonly abandonAll: () => readonly string[];
}

const unknownSave: SaveFailure = { path: '', reason: 'this save has already ended.' };

/** @example const saves = createSavesInParts(); const token = await saves.begin('/home/me/a.csv', saves.page()); */
export function createSavesInParts(): SavesInParts {
  const saves = new Map<string, SaveInParts>();
  let page = 0;

  /** Runs one step of a save, provided that no other is running. A failed step ends the save. */
  async function step<Value>(
    token: string,
    run: (save: SaveInParts) => Promise<Result<Value, string>>,
  ): Promise<Result<Value, SaveFailure>> {
    const save = saves.get(token);
    if (save === undefined || save.isBusy) {
      return fail(
        save === undefined
          ? unknownSave
          : { path: save.path, reason: 'a part arrived before the previous one was written.' },
      );
    }
    save.isBusy = true;
    const outcome = await run(save);
    save.isBusy = false;
    if (!outcome.ok) {
      saves.delete(token);
      return fail({ path: save.path, reason: outcome.error });
    }
    return outcome;
  }

  return {
    page: () => page,
    async begin(path, asker) {
      if (saves.size >= maximumOpen) {
        return fail({ path, reason: 'other files are still being saved.' });
      }
      const begun = await beginFile(path);
      if (!begun.ok) {
        return fail({ path, reason: begun.error });
      }
      if (asker !== page) {
        begun.value.abandon();
        return fail({ path, reason: 'it was cancelled.' });
      }
      const token = randomUUID();
      saves.set(token, { path, writer: begun.value, isBusy: false });
      return ok(token);
    },
    write: (token, part) => step(token, ({ writer }) => writer.write(part)),
    finish: (token) =>
      step(token, async ({ path, writer }) => {
        const finished = await writer.finish();
        saves.delete(token);
        return finished.ok ? ok(path) : finished;
      }),
    abandon(token) {
      saves.get(token)?.writer.abandon();
      saves.delete(token);
    },
    paths: () => Array.from(saves.values(), ({ path }) => path),
    abandonAll() {
      page += 1;
      const abandoned = [...saves.values()];
      saves.clear();
      for (const { writer } of abandoned) {
        writer.abandon();
      }
      return abandoned.map(({ path }) => path);
    },
  };
}
