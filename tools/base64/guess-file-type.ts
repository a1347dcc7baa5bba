import { fileTypeFromBlob } from 'file-type/core';
import { readSignature } from '#shared/formats/file-kinds/file-signature.ts';
import { startsAsSvg } from '#shared/formats/file-kinds/svg-start.ts';
import { encodingOfMark } from '#shared/formats/text-encoding/byte-order-mark.ts';

/** The apparent type of a file. */
export interface FileType {
  /** The media type, such as `image/png`. */
  readonly mediaType: string;
  /** The file extension of the type, without the dot: `png`. */
  readonly extension: string;
}

/**
 * The only types accepted for plain text, because the other signatures also match ordinary words ("BMW" for a bitmap).
 */
const textTypes: ReadonlySet<string> = new Set([
  'application/pdf',
  'application/postscript',
  'application/rtf',
  'application/xml',
  'text/calendar',
  'text/vcard',
  'text/vtt',
]);

/** The length of the headers of a bitmap, in bytes, with the shorter kind of second header. */
const smallestBitmap = 26;

/** The number of bytes searched for the beginning of an SVG image. */
const svgHeadLength = 16_384;

/**
 * Guesses the type of a file from its bytes.
 * @param isText whether the bytes are known to be plain text, without control characters
 * @returns undefined if the type is unknown; plain text has no type of its own
 * @example await guessFileType(new Blob([png]), false) // { mediaType: 'image/png', extension: 'png' }
 */
export async function guessFileType(content: Blob, isText: boolean): Promise<FileType | undefined> {
  const head = new Uint8Array(await content.slice(0, svgHeadLength).arrayBuffer());
  if (startsAsSvg(new TextDecoder().decode(head))) {
    return { mediaType: 'image/svg+xml', extension: 'svg' };
  }
  // These bytes are both the byte order mark of UTF-16 and the start of an MPEG frame.
  if (encodingOfMark(head)?.startsWith('utf-16')) {
    return undefined;
  }
  const guess = await readType(content);
  return guess === undefined || (isText && !textTypes.has(guess.mime)) || isChance(guess.mime, head)
    ? undefined
    : { mediaType: guess.mime, extension: guess.ext };
}

/**
 * Whether a match is a coincidence: the library examines only two bytes for these types, and the following ones
 * contradict it (docs/decisions/upstream-reports.md).
 */
function isChance(mediaType: string, head: Uint8Array): boolean {
  const [first = 0, second = 0, third = 0] = head;
  if (mediaType === 'audio/mpeg' && first === 0xff) {
    // These are reserved values of version, layer, bit rate and sampling frequency (ISO 11172-3).
    const bitRate = third >> 4;
    return (
      ((second >> 3) & 3) === 1 ||
      ((second >> 1) & 3) === 0 ||
      bitRate === 0 ||
      bitRate === 15 ||
      ((third >> 2) & 3) === 3
    );
  }
  return mediaType === 'image/bmp' && (head.length < smallestBitmap || readSignature(head)?.mediaType !== 'image/bmp');
}

/** Catches errors: the library parses what the bytes claim to be, and a type that it cannot tell is only missing. */
async function readType(content: Blob): Promise<{ readonly mime: string; readonly ext: string } | undefined> {
  try {
    return await fileTypeFromBlob(content);
  } catch {
    return undefined;
  }
}
