import { decodeAnyText } from '#shared/formats/text-encoding/decode-any-text.ts';

export interface TextStl {
  /** The text as STLLoader reads it. */
  readonly bytes: ArrayBuffer;
  /** A sentence if it may be cut off. */
  readonly warnings: readonly string[];
}

/** How many bytes of each end of a file tell whether it is as STLLoader needs it. */
const endLength = 1024;

/** The loader looks for a number of triangles in the 84 bytes of a binary header, also in a text. */
const shortest = 84;

const keywords = /\b(?:solid|facet|normal|outer|loop|vertex|endloop|endfacet|endsolid)\b/gi;

/**
 * Rewrites an ASCII STL that STLLoader would not read: it knows keywords in lower case only, takes a text that begins
 * with white space for a binary file, and skips a solid that does not end (docs/decisions/upstream-reports.md).
 * @returns undefined if there is nothing to rewrite, or if the file is binary
 */
export function readTextStl(bytes: ArrayBuffer): TextStl | undefined {
  const all = new Uint8Array(bytes);
  const head = latin1(all.subarray(0, endLength));
  const tail = latin1(all.subarray(-endLength));
  const isAsNeeded =
    head.startsWith('solid') && !hasOtherCase(head) && !hasOtherCase(tail) && isEnded(tail) && all.length >= shortest;
  if (isAsNeeded || isBinary(all)) {
    return undefined;
  }
  const text = decodeAnyText(all)
    .text.replace(keywords, (keyword) => keyword.toLowerCase())
    .trimStart();
  if (!text.startsWith('solid')) {
    return undefined;
  }
  const isWhole = isEnded(text);
  const ended = isWhole ? text : `${text}\nendsolid`;
  return {
    bytes: new TextEncoder().encode(ended.padEnd(shortest)).buffer,
    warnings: isWhole ? [] : ['It may be cut off: its last line should be “endsolid”.'],
  };
}

const latin1 = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

const hasOtherCase = (text: string): boolean =>
  text.match(keywords)?.some((keyword) => keyword !== keyword.toLowerCase()) === true;

/** STLLoader skips a facet, too, that has no end. */
const isEnded = (text: string): boolean =>
  text.lastIndexOf('endsolid') > Math.max(text.lastIndexOf('endfacet'), text.lastIndexOf('facet normal'));

/**
 * Whether it has just the length that its number of triangles needs, does not begin as a text, or has a zero, as the
 * numbers of binary files nearly always do.
 */
function isBinary(bytes: Uint8Array): boolean {
  if (bytes.length >= shortest) {
    const triangles = new DataView(bytes.buffer).getUint32(shortest - 4, true);
    if (bytes.length === shortest + triangles * 50) {
      return true;
    }
  }
  const head = bytes.subarray(0, endLength * 4);
  const text = decodeAnyText(head).text.trimStart();
  return text.includes('\0') || !/^solid\b/i.test(text);
}
