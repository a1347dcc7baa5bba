import { randomUUID } from 'node:crypto';
import { fail, ok, type Result } from '#shared/result.ts';
import { beginFile, type FileWriter } from './write-file.ts';

/** No screen saves two files at once; more than these are a mistake of the page. */
const maximumOpen = 4;

interface OpenSave {
  readonly path: string;
  readonly writer: FileWriter;
  isBusy: boolean;
}

/** A failure, with the file that it is about. */
export interface SaveFailure {
  readonly path: string;
  readonly reason: string;
}

/** The files that the page is saving part by part. Each is known by a token that only this page has. */
export interface OpenSaves {
  /** A number for the page that is there now. */
  readonly page: () => number;
  /** @param page the page that asked: if it is gone by now, nothing begins */
  readonly begin: (path: string, page: number) => Promise<Result<string, SaveFailure>>;
  /** Appends; resolves when the part is written, so that whoever waits for it never has more than one on the way. */
  readonly write: (token: string, part: Uint8Array) => Promise<Result<void, SaveFailure>>;
  /** @returns the full name of the file, which is now in place */
  readonly finish: (token: string) => Promise<Result<string, SaveFailure>>;
  readonly abandon: (token: string) => void;
  /** The page is gone, or the app about to end. */
  readonly abandonAll: () => void;
}

const unknownSave: SaveFailure = { path: '', reason: 'it is not being saved any more.' };

/** @example const saves = createOpenSaves(); const token = await saves.begin('/home/me/a.csv', saves.page()); */
export function createOpenSaves(): OpenSaves {
  const saves = new Map<string, OpenSave>();
  let page = 0;

  /** Runs one step of a save alone; after a failure the save is over. */
  async function step<Value>(
    token: string,
    run: (save: OpenSave) => Promise<Result<Value, string>>,
  ): Promise<Result<Value, SaveFailure>> {
    const save = saves.get(token);
    if (save === undefined || save.isBusy) {
      return fail(save === undefined ? unknownSave : { path: save.path, reason: 'its parts came all at once.' });
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
    abandonAll() {
      page += 1;
      for (const { writer } of saves.values()) {
        writer.abandon();
      }
      saves.clear();
    },
  };
}
