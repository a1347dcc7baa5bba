import { randomUUID } from 'node:crypto';
import { constants, type FileHandle, open, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import type { Payload } from '#shared/ipc.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import type { Policies } from '#shared/security-policy.ts';
import { commonHeaders } from './app-files.ts';
import { appHost, appScheme } from './page-address.ts';

/**
 * Bytes. The page gets a copy, unlike of a file that is chosen or dropped in it: that is read where it lies, so those
 * may have any size.
 */
export const maximumOpenedSize = 2 * 1024 ** 3;

/** Files that were announced and never fetched, as by a page that was reloaded: the oldest are forgotten. */
const maximumWaiting = 2000;

export type OpenedFile = Payload<'openFiles'>[number];

/** The files that the user gave to the app, for the page to fetch: each once, by a token and never by its path. */
export interface OpenedFiles {
  /** @returns what to tell the page, or why there is nothing to open: the end of a sentence */
  readonly register: (path: string) => Promise<Result<OpenedFile, string>>;
  /**
   * Answers `app://web-toolbox/opened-files/<token>` with the file, as a stream; undefined for any other address.
   * @param policies what the page may do, sent with every answer
   */
  readonly answer: (request: Pick<Request, 'url' | 'method'>, policies: Policies) => Promise<Response> | undefined;
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'you may not read it.',
  ELOOP: 'its link leads nowhere.',
  ENOENT: 'it is not there any more.',
  ENOTDIR: 'it is not there any more.',
  EPERM: 'you may not read it.',
};

function reasonOf(thrown: unknown): string {
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
  return reasons[code] ?? `the system reported ${code || String(thrown)}.`;
}

/** Reading a pipe or a device could wait or go on for ever: only what is a file, also behind a link, is opened. */
async function examine(path: string): Promise<Result<void, string>> {
  try {
    const found = await stat(path);
    if (!found.isFile()) {
      return fail(found.isDirectory() ? 'it is a folder. Choose the files in it.' : 'it is no file.');
    }
    return found.size > maximumOpenedSize
      ? fail('it is larger than 2 GB. Open its tool, and choose or drop the file there.')
      : ok(undefined);
  } catch (thrown) {
    return fail(reasonOf(thrown));
  }
}

/** What is a pipe by now opens all the same, and is seen to be none of ours. Windows has no such files. */
const readWithoutWaiting = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

async function openFile(path: string): Promise<{ readonly handle: FileHandle; readonly size: number } | undefined> {
  try {
    const handle = await open(path, readWithoutWaiting);
    const found = await handle.stat();
    if (found.isFile() && found.size <= maximumOpenedSize) {
      return { handle, size: found.size };
    }
    await handle.close();
  } catch {
    // Gone since it was announced: the page says so.
  }
  return undefined;
}

/** As many bytes as were announced, whatever is appended meanwhile. Ends, and closes the file, with its reader. */
function streamOf({ handle, size }: { readonly handle: FileHandle; readonly size: number }): ReadableStream {
  const stream = handle.createReadStream({ start: 0, end: size - 1, highWaterMark: 1024 * 1024 });
  // Node's type of the same thing.
  return Readable.toWeb(stream) as NodeReadableStream<Uint8Array> as unknown as ReadableStream;
}

const addressPattern = new RegExp(`^${appScheme}://${appHost}/opened-files/([^/?#]*)$`, 'u');

/** @example const opened = createOpenedFiles(); const file = await opened.register('/home/me/data.json'); */
export function createOpenedFiles(): OpenedFiles {
  const waiting = new Map<string, string>();

  async function answer(token: string, method: string, policies: Policies): Promise<Response> {
    const headers = { ...commonHeaders(policies), 'Cache-Control': 'no-store' };
    if (method !== 'GET') {
      return new Response('Only GET is answered.', { status: 405, headers });
    }
    const path = waiting.get(token);
    waiting.delete(token);
    const file = path === undefined ? undefined : await openFile(path);
    if (file === undefined) {
      return new Response('There is no such file.', { status: 404, headers });
    }
    if (file.size === 0) {
      await file.handle.close();
    }
    return new Response(file.size === 0 ? '' : streamOf(file), {
      headers: { ...headers, 'Content-Type': 'application/octet-stream', 'Content-Length': String(file.size) },
    });
  }

  return {
    async register(path) {
      const examined = await examine(path);
      if (!examined.ok) {
        return examined;
      }
      const token = randomUUID();
      waiting.set(token, path);
      for (const oldest of waiting.keys()) {
        if (waiting.size <= maximumWaiting) {
          break;
        }
        waiting.delete(oldest);
      }
      return ok({ token, name: basename(path).slice(0, 255) });
    },
    answer({ url, method }, policies) {
      const token = addressPattern.exec(url)?.[1];
      return token === undefined ? undefined : answer(token, method, policies);
    },
  };
}
