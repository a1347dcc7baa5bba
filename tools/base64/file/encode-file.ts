import { toBase64 } from '@exodus/bytes/base64.js';
import { fail, ok, type Result } from '#shared/result.ts';
import { guessFileType } from '../guess-file-type.ts';
import { looksLikeBase64 } from '../looks-like-base64.ts';
import { plainTextOf } from '../plain-text.ts';

export interface EncodedFile {
  /** What the file says of itself, else what its bytes seem to be, else `application/octet-stream`. */
  readonly mediaType: string;
  /** Standard alphabet, padded, on one line; held by the browser, on disk if it is large. */
  readonly base64: Blob;
  /** The beginning of it. */
  readonly excerpt: string;
  /** Whether the file seems to hold Base64 already. */
  readonly mayBeBase64: boolean;
}

/** Bytes that are read and encoded at a time: whole groups of three. Smaller pieces take longer to read. */
const pieceLength = 12 * 1024 * 1024;

/** Characters of a result that are shown. */
export const excerptLength = 2000;

/** Bytes that are looked at to find out what a file is. */
export const headLength = 65_536;

/**
 * Encodes a file as Base64 (RFC 4648, section 4) in pieces: it is never in memory as a whole.
 * @param reportProgress told how much is done, 0 to 1, after each piece
 * @returns fails with `unreadable` where the file cannot be read (any more)
 */
export async function encodeFile(file: File, reportProgress: (fraction: number) => void): Promise<Result<EncodedFile>> {
  const pieces: Blob[] = [];
  let excerpt = '';
  const encoder = new TextEncoder();
  const buffer = new Uint8Array(Math.ceil(Math.min(file.size, pieceLength) / 3) * 4);
  try {
    const head = plainTextOf(new Uint8Array(await file.slice(0, headLength).arrayBuffer()));
    const mediaType = await mediaTypeOf(file, head !== undefined);
    let next = readPiece(file, 0);
    for (let start = 0; start < file.size; start += pieceLength) {
      const bytes = await next;
      // The next piece is read while this one is encoded.
      next = readPiece(file, start + pieceLength);
      const base64 = toBase64(bytes);
      excerpt ||= base64.slice(0, excerptLength);
      // Browsers are three times as slow to make a Blob of a string.
      const { written } = encoder.encodeInto(base64, buffer);
      pieces.push(new Blob([buffer.subarray(0, written)]));
      reportProgress(Math.min(1, (start + pieceLength) / file.size));
    }
    await next;
    const base64 = new Blob(pieces, { type: 'text/plain' });
    return ok({ mediaType, base64, excerpt, mayBeBase64: head !== undefined && looksLikeBase64(head) });
  } catch (thrown) {
    return failReading(thrown, file);
  }
}

async function readPiece(file: Blob, start: number): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(start, start + pieceLength).arrayBuffer());
}

const mediaTypePattern = /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+(?: *; *[\w!#$&^.+-]+=[\w!#$&^.+-]+)*$/;

async function mediaTypeOf(file: File, isText: boolean): Promise<string> {
  if (mediaTypePattern.test(file.type)) {
    return file.type;
  }
  const guess = await guessFileType(file, isText);
  return guess?.mediaType ?? 'application/octet-stream';
}

/** @throws what is not a failure to read a file */
export function failReading(thrown: unknown, file: File): Result<never> {
  if (thrown instanceof DOMException) {
    return fail({
      code: 'unreadable',
      message: `${file.name} cannot be read. It may have changed or gone: choose it again.`,
    });
  }
  throw thrown;
}
