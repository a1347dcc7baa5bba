import { encodingOfMark } from '#shared/formats/text-encoding/byte-order-mark.ts';
import { createDecoder } from '#shared/formats/text-encoding/create-decoder.ts';
import type { TextEncodingName } from '#shared/formats/text-encoding/encodings.ts';

/** The next part of a text. */
export interface TextPiece {
  readonly text: string;
  /** The fraction of the source that has been read, 0 to 1. */
  readonly fraction: number;
}

export interface TextInPieces {
  /** The encoding used for the bytes: the chosen one, unless a byte order mark indicates another. */
  readonly encoding: TextEncodingName;
  /** Whether the encoding was determined by a byte order mark. */
  readonly hasByteOrderMark: boolean;
  /** The first bytes, for examining their encoding. */
  readonly head: Uint8Array<ArrayBuffer>;
  /** Rejects with a DOMException if the file cannot be read (any more). */
  readonly pieces: () => AsyncGenerator<TextPiece>;
}

/** The number of bytes read, or of UTF-16 code units parsed, at a time. */
const pieceLength = 2 * 1024 * 1024;
const headLength = 64 * 1024;

/**
 * Opens a text file. Bytes that are invalid in the encoding become U+FFFD; a byte order mark is removed and takes
 * precedence over the chosen encoding (WHATWG Encoding standard, "decode").
 */
export async function openFile(file: Blob, chosen: TextEncodingName): Promise<TextInPieces> {
  const head = new Uint8Array(await file.slice(0, headLength).arrayBuffer());
  const marked = encodingOfMark(head);
  const encoding = marked ?? chosen;
  return {
    encoding,
    hasByteOrderMark: marked !== undefined,
    head,
    async *pieces() {
      const decoder = await createDecoder(encoding);
      let next = readBytes(file, 0);
      for (let start = 0; start < file.size; start += pieceLength) {
        const bytes = await next;
        const end = start + pieceLength;
        // Reads the next piece while this one is parsed. A failure surfaces when the piece is awaited.
        next = readBytes(file, end);
        next.catch(() => undefined);
        yield {
          text: decoder.decode(bytes, { stream: end < file.size }),
          fraction: Math.min(1, end / file.size),
        };
      }
    },
  };
}

function readBytes(file: Blob, start: number): Promise<ArrayBuffer> {
  return file.slice(start, start + pieceLength).arrayBuffer();
}

/** Splits an entered text into pieces and lets other messages in between them. */
export async function* textPieces(text: string): AsyncGenerator<TextPiece> {
  for (let start = 0; start < text.length; start += pieceLength) {
    if (start > 0) {
      await new Promise((resolve) => setTimeout(resolve));
    }
    yield {
      text: text.slice(start, start + pieceLength),
      fraction: Math.min(1, (start + pieceLength) / text.length),
    };
  }
}
