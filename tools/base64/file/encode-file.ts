import { toBase64 } from '@exodus/bytes/base64.js';
import { extensionOf } from '#shared/formats/file-kinds/kind-of-file.ts';
import { mediaTypeOfExtension } from '#shared/formats/file-kinds/media-types.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { unreadableFile } from '#shared/unreadable-file.ts';
import { guessFileType } from '../guess-file-type.ts';
import { looksLikeBase64 } from '../looks-like-base64.ts';
import { plainTextOf } from '../plain-text.ts';

export interface EncodedFile {
  /**
   * The file's declared type, otherwise the apparent type of its bytes, otherwise that of the extension of a text,
   * otherwise `application/octet-stream`.
   */
  readonly mediaType: string;
  /** The Base64 in the standard alphabet, padded and on one line; the browser holds it, on disk if it is large. */
  readonly base64: Blob;
  /** The beginning of the Base64. */
  readonly excerpt: string;
  /** Whether the file already seems to contain Base64. */
  readonly mayBeBase64: boolean;
}

/** The number of bytes read and encoded at a time: whole groups of three. Smaller pieces take longer to read. */
const pieceLength = 12 * 1024 * 1024;

/** The number of characters of a result that are shown. */
export const excerptLength = 2000;

/** The number of bytes examined to find out the type of a file. */
export const typeHeadLength = 65_536;

/**
 * Encodes a file as Base64 (RFC 4648, section 4) in pieces, so the whole file is never in memory.
 * @param reportProgress receives the completed fraction, 0 to 1, after each piece
 * @returns fails with `unreadable` if the file cannot be read, or no longer
 */
export async function encodeFile(file: File, reportProgress: (fraction: number) => void): Promise<Result<EncodedFile>> {
  const pieces: Blob[] = [];
  let excerpt = '';
  const encoder = new TextEncoder();
  const buffer = new Uint8Array(Math.ceil(Math.min(file.size, pieceLength) / 3) * 4);
  try {
    const head = plainTextOf(new Uint8Array(await file.slice(0, typeHeadLength).arrayBuffer()));
    const mediaType = await mediaTypeOf(file, head !== undefined);
    let next = readPiece(file, 0);
    for (let start = 0; start < file.size; start += pieceLength) {
      const bytes = await next;
      // The next piece is read while this one is encoded.
      next = readPiece(file, start + pieceLength);
      const base64 = toBase64(bytes);
      excerpt ||= base64.slice(0, excerptLength);
      // Browsers take three times as long to make a Blob from a string.
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
  const named = isText ? mediaTypeOfExtension(extensionOf(file.name)) : undefined;
  return guess?.mediaType ?? named ?? 'application/octet-stream';
}

/** @throws anything that is not a failure to read a file */
export function failReading(thrown: unknown, file: File): Result<never> {
  if (thrown instanceof DOMException) {
    return fail(unreadableFile(file.name));
  }
  throw thrown;
}
