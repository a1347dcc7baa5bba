import { isMultiByteEncoding, type TextEncodingName } from '#shared/formats/text-encoding/encodings.ts';

/** A part of a text, in order. */
export interface TextPiece {
  readonly text: string;
  /** How much of the source has been read, 0 to 1. */
  readonly fraction: number;
}

export interface SourceText {
  /** What the bytes are read as: the chosen encoding, unless a byte order mark says another. */
  readonly encoding: TextEncodingName;
  /** Whether the encoding is that of a byte order mark. */
  readonly hasByteOrderMark: boolean;
  /** The first bytes, for a look at their encoding. */
  readonly head: Uint8Array<ArrayBuffer>;
  /** Rejects with a DOMException where the file cannot be read (any more). */
  readonly pieces: () => AsyncGenerator<TextPiece>;
}

/** Bytes that are read, or UTF-16 code units that are parsed, at a time. */
const pieceLength = 2 * 1024 * 1024;
const headLength = 64 * 1024;

/**
 * Opens a file of text. Bytes that are not of the encoding become U+FFFD; a byte order mark is left out, and wins over
 * the encoding that was chosen (WHATWG Encoding standard, "decode").
 */
export async function openFile(file: Blob, chosen: TextEncodingName): Promise<SourceText> {
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
        // The next piece is read while this one is parsed. What fails then is told when it is waited for.
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

/** A typed text in pieces; between them other messages are let in. */
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

/** @returns what a byte order mark at the start says; undefined without one */
export function encodingOfMark(bytes: Uint8Array): TextEncodingName | undefined {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) {
    return 'utf-8';
  }
  if (first === 0xff && second === 0xfe) {
    return 'utf-16le';
  }
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/** The library's for legacy encodings, since each browser's own decoders have other mistakes in them. */
export async function createDecoder(
  encoding: TextEncodingName,
  options: TextDecoderOptions = {},
): Promise<TextDecoder> {
  if (encoding === 'utf-8') {
    return new TextDecoder(encoding, options);
  }
  const library = isMultiByteEncoding(encoding)
    ? await import('@exodus/bytes/encoding.js')
    : await import('@exodus/bytes/encoding-lite.js');
  return new library.TextDecoder(encoding, options);
}
