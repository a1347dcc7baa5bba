import { decodeJsonBytes, encodeJsonText } from '#shared/formats/lossless-json/decode-json-text.ts';
import { formatByteLength } from '#shared/formats/words/format-byte-length.ts';
import { fail, type Result } from '#shared/result.ts';
import { unreadableFile } from '#shared/unreadable-file.ts';

/** The maximum length of a source, in bytes. */
const maximumLength = 1_000_000_000;

/**
 * Reads an entered text or a file.
 * @param reportProgress receives the fraction of the file that has been read, 0 to 1, after each chunk
 * @returns UTF-8 without a byte order mark; fails with `too-large`, with `unreadable` if the browser cannot read the
 * file (any more), and as `encodeJsonText` and `decodeJsonBytes` do. Throws a RangeError if there is not enough
 * memory.
 */
export async function readJsonSource(
  source: string | Blob,
  reportProgress: (fraction: number) => void,
): Promise<Result<Uint8Array>> {
  const length = typeof source === 'string' ? source.length : source.size;
  if (length > maximumLength) {
    return fail({
      code: 'too-large',
      message: `This is more than ${formatByteLength(maximumLength)}: that is too much to format.`,
    });
  }
  if (typeof source === 'string') {
    return encodeJsonText(source);
  }
  try {
    return decodeJsonBytes(await readBlob(source, reportProgress));
  } catch (error) {
    if (error instanceof DOMException) {
      return fail(unreadableFile());
    }
    throw error;
  }
}

async function readBlob(blob: Blob, reportProgress: (fraction: number) => void): Promise<Uint8Array> {
  const bytes = new Uint8Array(blob.size);
  const reader = blob.stream().getReader();
  let length = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    bytes.set(piece.value, length);
    length += piece.value.length;
    reportProgress(length / bytes.length);
  }
  return bytes;
}
