import { randomUUID } from 'node:crypto';
import { constants, type FileHandle, open, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { appHost, appScheme } from '#electron/main/page/page-address.ts';
import { commonHeaders } from '#electron/main/page/serve-built-file.ts';
import { formatByteLength } from '#shared/formats/words/format-byte-length.ts';
import type { Payload } from '#shared/ipc.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import type { Policies } from '#shared/security-policy.ts';
import { describeSystemError } from './system-code.ts';

/**
 * The maximum size of a file that is handed over, in bytes. The page receives a copy of it, whereas files chosen or
 * dropped in the page are read in place and may have any size.
 */
export const maximumOpenedSize = 2_000_000_000;

/**
 * The maximum number of waiting files; beyond it, the oldest are forgotten. A reloaded page never fetches the files
 * that were announced to it.
 */
const maximumWaiting = 2000;

export type AnnouncedFile = Payload<'openFiles'>[number];

/** The files that the user gave to the app. The page fetches each of them once, by a token and never by its path. */
export interface FileTokens {
  /** @returns the announcement for the page, or why the file cannot be opened, as the end of a sentence */
  readonly register: (path: string) => Promise<Result<AnnouncedFile, string>>;
  /**
   * Answers `app://web-toolbox/opened-files/<token>` with the file, as a stream; undefined for any other address.
   * @param policies the policies of the page, sent with every answer
   */
  readonly answer: (request: Pick<Request, 'url' | 'method'>, policies: Policies) => Promise<Response> | undefined;
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'you do not have permission to read it.',
  ELOOP: 'its link leads nowhere.',
  ENOENT: 'it is not there any more.',
  ENOTDIR: 'it is not there any more.',
  EPERM: 'you do not have permission to read it.',
};

const reasonOf = (thrown: unknown) => describeSystemError(thrown, reasons);

/** Checks that a path is a file, or a link to one: reading a pipe or a device could block or never end. */
async function examine(path: string): Promise<Result<void, string>> {
  try {
    const found = await stat(path);
    if (!found.isFile()) {
      return fail(found.isDirectory() ? 'it is a folder. Choose the files in it.' : 'it is not a file.');
    }
    return found.size > maximumOpenedSize
      ? fail(
          `it is larger than ${formatByteLength(maximumOpenedSize)}. Open its tool, and choose or drop the file there.`,
        )
      : ok(undefined);
  } catch (thrown) {
    return fail(reasonOf(thrown));
  }
}

/**
 * Opening a path that has since become a pipe must not block: the later check refuses the pipe. Windows does not have
 * this flag.
 */
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
    // The file has disappeared since it was announced; the page tells the user.
  }
  return undefined;
}

/** Streams as many bytes as announced, even if data is appended meanwhile. The file is closed when its reader ends. */
function streamOf({ handle, size }: { readonly handle: FileHandle; readonly size: number }): ReadableStream {
  const stream = handle.createReadStream({ start: 0, end: size - 1, highWaterMark: 1024 * 1024 });
  // Node and the DOM each declare a type for the same stream.
  return Readable.toWeb(stream) as NodeReadableStream<Uint8Array> as unknown as ReadableStream;
}

const addressPattern = new RegExp(`^${appScheme}://${appHost}/opened-files/([^/?#]*)$`, 'u');

/** @example const tokens = createFileTokens(); const file = await tokens.register('/home/me/data.json'); */
export function createFileTokens(): FileTokens {
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
