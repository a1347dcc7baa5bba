import type { TextEncodingName } from '#shared/formats/text-encoding/encodings.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { unreadableFile } from '#shared/unreadable-file.ts';
import { openFile } from './parse/read-pieces.ts';

/** The size in bytes below which the text of a file is loaded in place of the file. */
export const largestTaken = 1_000_000;

/** The maximum size in bytes of a file that can be edited as text. */
export const largestEditable = 10_000_000;

/** Reads the text of a file for editing. Fails with `unreadable`. */
export async function readFileText(file: File, encoding: TextEncodingName): Promise<Result<string>> {
  try {
    const { pieces } = await openFile(file, encoding);
    let text = '';
    for await (const piece of pieces()) {
      text += piece.text;
    }
    return ok(text);
  } catch (thrown) {
    if (thrown instanceof DOMException) {
      return fail(unreadableFile(file.name));
    }
    throw thrown;
  }
}
