import { bytePosition, bytePositions } from '#shared/formats/lossless-json/byte-position.ts';
import type { JsonDocument } from '#shared/formats/lossless-json/json-document.ts';
import { type ParsedJson, parseJson } from '#shared/formats/lossless-json/parse-json.ts';
import { decodeUtf8 } from '#shared/formats/text-encoding/decode-utf8.ts';
import { fail, ok, type Result, type TextPosition, type ToolError } from '#shared/result.ts';
import { findEmbeddedJson } from './find-embedded-json.ts';
import { findLines } from './find-json-lines.ts';
import { joinPieces, type Piece } from './json-piece.ts';

/** The parts that were taken from a text that is not JSON as a whole. */
export interface Taken {
  /** JSON Lines, taken in full; code blocks of a Markdown document; or values in the lines of a log. */
  readonly kind: 'lines' | 'markdown' | 'log';
  /** The number of values; several become the elements of one array. */
  readonly count: number;
  /** The position of the first value. */
  readonly position: TextPosition;
  /** The number of UTF-16 code units of surrounding text, not counting whitespace. */
  readonly leftOut: number;
  /** The first of the parts that were meant as JSON but are invalid. */
  readonly broken: readonly { readonly position: TextPosition; readonly message: string }[];
  readonly brokenCount: number;
}

export interface TakenJson extends ParsedJson {
  /** Undefined if the whole text is JSON. */
  readonly taken?: Taken;
}

/** Texts longer than this, in bytes, are not searched for embedded JSON. */
const longestSearched = 16 * 1024 * 1024;

/** Further broken parts are only counted. */
const mostListed = 20;

/**
 * Reads JSON, JSON Lines (https://jsonlines.org), and JSON within other text: in the code blocks of a Markdown document
 * or in a log. Each value stays as written, and omissions are reported.
 * @param text UTF-8 without a byte order mark
 * @returns the document, an array if there are several values; fails as `parseJson` does; for a text that starts as
 * JSON Lines, with the line that is not a value
 * @example takeJson(encode('{"a":1}\n{"a":2}')) // an array of two objects, taken: { kind: 'lines', count: 2, … }
 */
export function takeJson(text: Uint8Array): Result<TakenJson> {
  const parsed = parseJson(text);
  if (parsed.ok) {
    return parsed;
  }
  return takeLines(text) ?? takeEmbedded(text) ?? parsed;
}

function takeLines(text: Uint8Array): Result<TakenJson> | undefined {
  const lines = findLines(text);
  const [first] = lines;
  if (first === undefined || lines.length < 2 || !parseJson(text.subarray(first.start, first.end)).ok) {
    return undefined;
  }
  const joined = joinPieces(text, lines);
  const parsed = parseJson(joined.bytes, joined.origin);
  if (parsed.ok && isEachAnElement(parsed.value.document, joined.starts, lines)) {
    const taken = { kind: 'lines', leftOut: 0, broken: [], brokenCount: 0 } as const;
    return ok({
      ...parsed.value,
      taken: { ...taken, count: lines.length, position: bytePosition(text, first.start) },
    });
  }
  const error = findBrokenLine(text, lines);
  return error === undefined ? undefined : fail(error);
}

/** Guards against two halves of a value on two lines, which a comma between them would join into one. */
function isEachAnElement(
  { starts, ends, nexts, nodeCount }: JsonDocument,
  begins: readonly number[],
  lines: readonly Piece[],
) {
  let element = 1;
  const isEach = lines.every(({ start, end }, index) => {
    const begin = begins[index] ?? 0;
    const isElement = element < nodeCount && starts[element] === begin && ends[element] === begin + end - start;
    element = nexts[element] ?? nodeCount;
    return isElement;
  });
  return isEach && element >= nodeCount;
}

/** @returns the error in the first line that is not JSON, if the first line is an object or an array */
function findBrokenLine(text: Uint8Array, lines: readonly Piece[]): ToolError | undefined {
  for (const [index, { start, end }] of lines.entries()) {
    const parsed = parseJson(text.subarray(start, end));
    if (parsed.ok) {
      const isContainer = parsed.value.document.nodeCount > 1 || end - start > 1;
      if (index === 0 && !(isContainer && /[[{]/u.test(String.fromCharCode(text[start] ?? 0)))) {
        return undefined;
      }
    } else {
      return {
        ...parsed.error,
        message: `This looks like JSON Lines, where each line is a value, but this line is not one: ${parsed.error.message}`,
        position: shift(parsed.error.position, bytePosition(text, start)),
      };
    }
  }
  return undefined;
}

function takeEmbedded(bytes: Uint8Array): Result<TakenJson> | undefined {
  if (bytes.length > longestSearched) {
    return undefined;
  }
  const text = decodeUtf8(bytes);
  const found = text === undefined ? undefined : findEmbeddedJson(text);
  if (text === undefined || found === undefined) {
    return undefined;
  }
  const pieces = byteRanges(text, found.parts);
  const joined = joinPieces(bytes, pieces);
  const parsed = parseJson(joined.bytes, joined.origin);
  if (!parsed.ok) {
    return undefined;
  }
  const broken = found.broken.slice(0, mostListed);
  const [first = { offset: 0, line: 1, column: 1 }, ...brokenAt] = placesOf(bytes, [
    pieces[0]?.start ?? 0,
    ...byteRanges(text, broken).map(({ start }) => start),
  ]);
  const length = [...found.parts, ...found.broken].reduce(
    (sum, { start, end }) => sum + textLength(text, start, end),
    0,
  );
  return ok({
    ...parsed.value,
    taken: {
      kind: found.kind,
      count: found.parts.length,
      position: first,
      leftOut: textLength(text, 0, text.length) - length,
      broken: broken.map(({ start, end }, index) => explain(text.slice(start, end), brokenAt[index])),
      brokenCount: found.broken.length,
    },
  });
}

function explain(part: string, at: TextPosition = { offset: 0, line: 1, column: 1 }): Taken['broken'][number] {
  const parsed = parseJson(new TextEncoder().encode(part));
  return parsed.ok
    ? { message: 'This part could not be read as JSON.', position: at }
    : { message: parsed.error.message, position: shift(parsed.error.position, at) };
}

/** @returns a position within a part of a text, converted to a position in the whole text */
function shift(place: TextPosition = { offset: 0, line: 1, column: 1 }, start: TextPosition): TextPosition {
  return {
    offset: start.offset + place.offset,
    line: start.line + place.line - 1,
    column: place.line === 1 ? start.column + place.column - 1 : place.column,
  };
}

/** The positions of byte offsets, which may be in any order. */
function placesOf(bytes: Uint8Array, offsets: readonly number[]): TextPosition[] {
  const ascending = [...new Set(offsets)].sort((one, other) => one - other);
  const positions = new Map(bytePositions(bytes, ascending).map((position, index) => [ascending[index], position]));
  return offsets.map((offset) => positions.get(offset) ?? { offset: 0, line: 1, column: 1 });
}

/** @returns the given parts of a text, in ascending order, as ranges of its UTF-8 form */
function byteRanges(text: string, parts: readonly Piece[]): Piece[] {
  const encoder = new TextEncoder();
  let unit = 0;
  let byte = 0;
  const byteAt = (offset: number) => {
    byte += encoder.encode(text.slice(unit, offset)).length;
    unit = offset;
    return byte;
  };
  return parts.map(({ start, end }) => ({ start: byteAt(start), end: byteAt(end) }));
}

function textLength(text: string, start: number, end: number): number {
  return text.slice(start, end).replaceAll(/\s+/gu, '').length;
}
