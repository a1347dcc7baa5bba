import { decodeAnyText, type FoundText } from '#shared/formats/text-encoding/decode-any-text.ts';
import { formatByteLength } from '#shared/formats/words/format-byte-length.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { unreadableFile } from '#shared/unreadable-file.ts';

export interface SourceText {
  /** The text without a byte order mark. */
  readonly text: string;
  /** The encoding of a file: `UTF-8 with a byte order mark`; undefined for typed text. */
  readonly encoding?: string;
}

const markedUtf8 = 'UTF-8 with a byte order mark';

const encodingLabels: Readonly<Record<FoundText['encoding'], string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16LE',
  'utf-16be': 'UTF-16BE',
  'windows-1252': 'Windows-1252',
};

/** The text with the byte order mark that its file has in UTF-8, which is a part of its first line to git. */
export function withOwnMark({ text, encoding }: SourceText): string {
  return encoding === markedUtf8 ? `\ufeff${text}` : text;
}

/** The maximum size of a file in bytes. */
const longestFile = 64_000_000;

/**
 * Reads one side of a comparison.
 * @param source a text, or a file: UTF-8, UTF-16 with a byte order mark, or else Windows-1252
 * @returns fails with `too-large`, `unreadable`, and `not-text` for a file that contains zero bytes
 */
export async function readSource(source: string | File): Promise<Result<SourceText>> {
  if (typeof source === 'string') {
    return ok({ text: source });
  }
  const { name, size } = source;
  if (size > longestFile) {
    const most = formatByteLength(longestFile);
    const message = `${name} is ${formatByteLength(size)}; the limit is ${most}.`;
    return fail({ code: 'too-large', message });
  }
  try {
    const { text, encoding, isMarked } = decodeAnyText(new Uint8Array(await source.arrayBuffer()));
    return text.includes('\0')
      ? fail({ code: 'not-text', message: `${name} is not a text.` })
      : ok({ text, encoding: isMarked && encoding === 'utf-8' ? markedUtf8 : encodingLabels[encoding] });
  } catch {
    return fail(unreadableFile(name));
  }
}
