import type { Text } from '@codemirror/state';
import { encodingOfMark } from '#shared/formats/text-encoding/byte-order-mark.ts';
import { notTextFile } from '#shared/not-text-file.ts';
import { fail, ok, type Result, type ToolError } from '#shared/result.ts';
import { unreadableFile } from '#shared/unreadable-file.ts';
import { buildDocument, type SliceOptions } from './build-document.ts';

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
    const decoder = new TextDecoder(encodingOfMark(bytes), { fatal: true });
    const document = await buildDocument(bytes, { ...options, decoder, checkPiece });
    return document === undefined ? undefined : ok(document);
  } catch (thrown) {
    return fail(describeFailure(thrown, file.name));
  }
}

function describeFailure(thrown: unknown, name: string): ToolError {
  // A fatal decoder throws a TypeError; a failed read throws a DOMException.
  return thrown instanceof NotTextError || thrown instanceof TypeError ? notTextFile(name) : unreadableFile(name);
}
