import type { Text } from '@codemirror/state';
import { fail, ok, type Result } from '#shared/result.ts';
import { createDocumentBuilder, type SliceOptions } from './build-document.ts';
import { paceWork } from './time-slices.ts';

/** The encoding that a byte order mark tells; UTF-8 without one. */
function encodingOf(start: Uint8Array): string {
  if (start[0] === 0xff && start[1] === 0xfe) {
    return 'utf-16le';
  }
  return start[0] === 0xfe && start[1] === 0xff ? 'utf-16be' : 'utf-8';
}

/**
 * Reads a text file into a CodeMirror document in slices: UTF-8, or UTF-16 with a byte order mark,
 * which is left out.
 * @returns undefined if the signal was aborted; fails with `not-text` for bytes that are not UTF-8 or hold
 *   NUL, and with `unreadable` if the file cannot be read (a folder, a file that is gone)
 */
export async function readTextFile(
  file: File,
  { signal, onProgress }: SliceOptions = {},
): Promise<Result<Text> | undefined> {
  const builder = createDocumentBuilder();
  const pause = paceWork();
  try {
    const encoding = encodingOf(new Uint8Array(await file.slice(0, 2).arrayBuffer()));
    const decoder = new TextDecoder(encoding, { fatal: true });
    let read = 0;
    for await (const chunk of file.stream()) {
      const piece = decoder.decode(chunk, { stream: true });
      if (piece.includes('\0')) {
        return fail(notText(file));
      }
      builder.append(piece);
      read += chunk.length;
      await pause();
      if (signal?.aborted) {
        return undefined;
      }
      onProgress?.(read / file.size);
    }
    builder.append(decoder.decode());
    return ok(builder.finish());
  } catch (thrown) {
    return fail(
      thrown instanceof TypeError
        ? notText(file)
        : { code: 'unreadable', message: `${file.name} cannot be read. Check that the file is still there.` },
    );
  }
}

function notText({ name }: File) {
  return { code: 'not-text', message: `${name} is not a text file in UTF-8 or UTF-16.` };
}
