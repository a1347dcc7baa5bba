import type { Text } from '@codemirror/state';
import { fail, ok, type Result, type ToolError } from '#shared/result.ts';
import { buildDocument, type SliceOptions } from './build-document.ts';

/** The encoding indicated by a byte order mark; UTF-8 without one. */
function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) {
    return 'utf-16le';
  }
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
}

class NotTextError extends Error {}

function checkPiece(piece: string): void {
  if (piece.includes('\0')) {
    throw new NotTextError();
  }
}

/**
 * Reads a text file into a CodeMirror document in slices: UTF-8, or UTF-16 with a byte order mark, which is omitted.
 * @returns undefined if the signal was aborted; fails with `not-text` for bytes that are not UTF-8 or contain NUL, and
 * with `unreadable` if the file cannot be read (a folder, or a file that is gone)
 */
export async function readTextFile(file: File, options: SliceOptions = {}): Promise<Result<Text> | undefined> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const decoder = new TextDecoder(encodingOf(bytes), { fatal: true });
    const document = await buildDocument(bytes, { ...options, decoder, checkPiece });
    return document === undefined ? undefined : ok(document);
  } catch (thrown) {
    return fail(describeFailure(thrown, file.name));
  }
}

function describeFailure(thrown: unknown, name: string): ToolError {
  // A fatal decoder throws a TypeError; a failed read throws a DOMException.
  return thrown instanceof NotTextError || thrown instanceof TypeError
    ? { code: 'not-text', message: `${name} is not a text file in UTF-8 or UTF-16.` }
    : { code: 'unreadable', message: `${name} cannot be read. Check that the file is still there.` };
}
