import { extensionOfMediaType } from '#shared/formats/file-kinds/media-types.ts';
import { encodingOfMark } from '#shared/formats/text-encoding/byte-order-mark.ts';
import { truncateText } from '#shared/formats/words/shorten-text.ts';
import { ok, type Result, type ToolError } from '#shared/result.ts';
import { guessFileType } from '../guess-file-type.ts';
import { countHexRows, hexRows } from '../hex-dump.ts';
import { plainTextOf } from '../plain-text.ts';
import { type Base64Reading, createBase64Reader } from '../read-base64.ts';
import { excerptLength, failReading, typeHeadLength } from './encode-file.ts';

export interface DecodedFile {
  /** The bytes, as a Blob of the type that they seem to have. */
  readonly content: Blob;
  /** A name for the bytes: that of the Base64 file, with the extension of their type. */
  readonly name: string;
  /**
   * The apparent type of the bytes, otherwise the type in a data: URI, otherwise plain text or
   * `application/octet-stream`.
   */
  readonly mediaType: string;
  /** The type in a data: URI, if it differs. */
  readonly declaredType?: string;
  /** The beginning of the text or of a hex dump. */
  readonly excerpt: string;
  /** Whether the excerpt is of all bytes. */
  readonly isWhole: boolean;
  /** Whether the whole content is UTF-8 text. */
  readonly isText: boolean;
  readonly warnings: readonly ToolError[];
}

/** The number of bytes read at a time. Smaller pieces take longer to read. */
const pieceLength = 12 * 1024 * 1024;

/** The number of rows of the hex dump that are shown. */
const dumpRows = 24;

/**
 * Decodes a file with Base64, a data: URI or a PEM block, in pieces.
 * @param reportProgress receives the completed fraction, 0 to 1, after each piece
 * @returns fails as `createBase64Reader` does, and with `unreadable`
 */
export async function decodeFile(file: File, reportProgress: (fraction: number) => void): Promise<Result<DecodedFile>> {
  const reader = createBase64Reader();
  const pieces: Blob[] = [];
  const check = createUtf8Check();
  try {
    const decoder = new TextDecoder(await encodingOf(file));
    let next = readPiece(file, 0);
    for (let start = 0; start < file.size; start += pieceLength) {
      const bytes = await next;
      // The next piece is read while this one is decoded.
      next = readPiece(file, start + pieceLength);
      const isLast = start + pieceLength >= file.size;
      const written = reader.write(decoder.decode(bytes, { stream: !isLast }));
      if (!written.ok) {
        await next;
        return written;
      }
      check.write(written.value);
      pieces.push(new Blob([written.value]));
      reportProgress(Math.min(1, (start + pieceLength) / file.size));
    }
    await next;
    const ended = reader.end();
    if (!ended.ok) {
      return ended;
    }
    check.write(ended.value.bytes);
    pieces.push(new Blob([ended.value.bytes]));
    return ok(await describe(new Blob(pieces), file.name, check.isValid(), ended.value));
  } catch (thrown) {
    return failReading(thrown, file);
  }
}

function readPiece(file: Blob, start: number): Promise<ArrayBuffer> {
  return file.slice(start, start + pieceLength).arrayBuffer();
}

/** Detects UTF-16 by its byte order mark: Windows PowerShell writes text that way. */
async function encodingOf(file: Blob): Promise<string> {
  return encodingOfMark(new Uint8Array(await file.slice(0, 3).arrayBuffer())) ?? 'utf-8';
}

/** Checks whether bytes that arrive in pieces are UTF-8. */
function createUtf8Check() {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isValid = true;
  const decode = (bytes: Uint8Array | undefined) => {
    try {
      decoder.decode(bytes, { stream: bytes !== undefined });
    } catch {
      isValid = false;
    }
  };
  return {
    write(bytes: Uint8Array): void {
      if (isValid) {
        decode(bytes);
      }
    },
    isValid(): boolean {
      decode(undefined);
      return isValid;
    },
  };
}

async function describe(
  content: Blob,
  name: string,
  isUtf8: boolean,
  { wrapping, warnings }: Base64Reading,
): Promise<DecodedFile> {
  const head = new Uint8Array(await content.slice(0, typeHeadLength).arrayBuffer());
  const text = isUtf8 ? plainTextOf(head) : undefined;
  const guess = await guessFileType(content, text !== undefined);
  const declared = wrapping.kind === 'data-uri' && wrapping.isTyped ? wrapping.mediaType : undefined;
  const shown =
    text === undefined
      ? { excerpt: hexRows(head, 0, dumpRows).join('\n'), isWhole: countHexRows(content.size) <= dumpRows }
      : {
          excerpt: truncateText(text, excerptLength),
          isWhole: content.size === head.length && text.length <= excerptLength,
        };
  const plain = text === undefined ? 'application/octet-stream' : 'text/plain';
  const mediaType = guess?.mediaType ?? declared ?? plain;
  return {
    content: content.slice(0, content.size, mediaType),
    name: renamed(name, guess?.extension ?? extensionForType(declared) ?? (text === undefined ? 'bin' : 'txt')),
    mediaType,
    ...(declared !== undefined && declared !== mediaType && { declaredType: declared }),
    ...shown,
    isText: text !== undefined,
    warnings,
  };
}

/**
 * The file extension for a type that cannot be recognised by its bytes.
 * @returns undefined for a type whose name cannot serve as an extension
 */
function extensionForType(mediaType = ''): string | undefined {
  if (mediaType === 'application/octet-stream') {
    return 'bin';
  }
  const subtype = mediaType.split('/')[1] ?? '';
  return extensionOfMediaType(mediaType) ?? (/^[a-z\d]{2,5}$/.test(subtype) ? subtype : undefined);
}

/**
 * @example renamed('photo.png.base64.txt', 'png') // 'photo.png'
 * @example renamed('pasted.txt', 'png') // 'pasted.png'
 */
export function renamed(name: string, extension: string): string {
  const bare = name.replace(/(?:\.(?:base64|b64|txt|text|data-uri|pem|asc))+$/i, '');
  const base = bare === '' ? 'decoded' : bare;
  return base.toLowerCase().endsWith(`.${extension}`) ? base : `${base}.${extension}`;
}
