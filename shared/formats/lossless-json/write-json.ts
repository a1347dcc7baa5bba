import { formatByteLength } from '#shared/formats/words/format-byte-length.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { colon, comma, leftBrace, leftBracket, lineFeed, rightBrace, rightBracket, space, tab } from './ascii.ts';
import { isContainer, type JsonDocument, keyEndOf, kindCodeOf, kindCodes } from './json-document.ts';

export type Indent = 2 | 4 | 'tab';

export interface JsonLayout {
  /** If undefined, everything is written on one line without whitespace. */
  readonly indent?: Indent;
  /** The maximum size of the result in bytes. */
  readonly maximumLength: number;
}

export interface WrittenJson {
  /** The text in UTF-8. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly lineCount: number;
}

/**
 * Writes a document in the layout of JSON.stringify. Each key, string and number stays as written.
 * @returns the text; fails with `result-too-large` before writing if it would exceed the limit: the indentation of a
 * deeply nested document grows with the square of its depth
 * @example writeJson(parsed('{"a":[1.0]}'), { maximumLength: 100 }) // the bytes of {"a":[1.0]}
 */
export function writeJson(document: JsonDocument, { indent, maximumLength }: JsonLayout): Result<WrittenJson> {
  const unit = indent === undefined ? 0 : indent === 'tab' ? 1 : indent;
  const size = measure(document, unit);
  if (size.length > maximumLength) {
    return fail({
      code: 'result-too-large',
      message: `The result would take ${formatByteLength(size.length)}; at most ${formatByteLength(maximumLength)} are possible. Minify it, or indent it less.`,
    });
  }
  const bytes = new Uint8Array(size.length);
  write(document, bytes, unit, indent === 'tab' ? tab : space);
  return ok({ bytes, lineCount: size.lineCount });
}

/**
 * Computes the exact size of the result, so that it can be refused, or written into a buffer that never has to grow.
 */
function measure(document: JsonDocument, unit: number): { length: number; lineCount: number } {
  const { nodeCount, starts, ends, keys, nexts } = document;
  const isIndented = unit > 0;
  const colonLength = isIndented ? 2 : 1;
  const open: number[] = [];
  let containerEnd = -1;
  let length = 0;
  let lineCount = 1;
  for (let node = 0; node < nodeCount; node += 1) {
    while (node === containerEnd) {
      open.pop();
      containerEnd = open.at(-1) ?? -1;
    }
    const lineLength = isIndented ? 1 + unit * open.length : 0;
    if (node > 0) {
      // Every child has its own line with a comma, except for the last, whose missing comma makes up for the opening
      // bracket.
      length += lineLength + 1;
      lineCount += 1;
    }
    const key = keys[node] as number;
    if (key > 0) {
      length += keyEndOf(document, node) - key + colonLength;
    }
    const next = nexts[node] as number;
    if (!isContainer(document, node)) {
      length += (ends[node] as number) - (starts[node] as number);
    } else if (next === node + 1) {
      length += 2;
    } else {
      // The closing bracket has its own line too.
      length += lineLength + 1;
      lineCount += 1;
      open.push(next);
      containerEnd = next;
    }
  }
  return { length, lineCount: isIndented ? lineCount : 1 };
}

function write(document: JsonDocument, out: Uint8Array, unit: number, filler: number): void {
  const { bytes, nodeCount, starts, ends, keys, nexts } = document;
  const isIndented = unit > 0;
  const open: number[] = [];
  let container = -1;
  let containerEnd = -1;
  let at = 0;

  function startLine(): void {
    if (isIndented) {
      out[at] = lineFeed;
      at = fillRange(out, at + 1, unit * open.length, filler);
    }
  }

  function closeContainer(): void {
    open.pop();
    startLine();
    out[at] = kindCodeOf(document, container) === kindCodes.object ? rightBrace : rightBracket;
    at += 1;
    container = open.at(-1) ?? -1;
    containerEnd = nexts[container] ?? -1;
  }

  for (let node = 0; node < nodeCount; node += 1) {
    while (node === containerEnd) {
      closeContainer();
    }
    if (node > 0) {
      if (node !== container + 1) {
        out[at] = comma;
        at += 1;
      }
      startLine();
    }
    const key = keys[node] as number;
    if (key > 0) {
      at = copyRange(bytes, key, keyEndOf(document, node), out, at);
      out[at] = colon;
      at += 1;
      if (isIndented) {
        out[at] = space;
        at += 1;
      }
    }
    if (!isContainer(document, node)) {
      at = copyRange(bytes, starts[node] as number, ends[node] as number, out, at);
      continue;
    }
    const isObject = kindCodeOf(document, node) === kindCodes.object;
    out[at] = isObject ? leftBrace : leftBracket;
    at += 1;
    if (nexts[node] === node + 1) {
      out[at] = isObject ? rightBrace : rightBracket;
      at += 1;
    } else {
      open.push(node);
      container = node;
      containerEnd = nexts[node] as number;
    }
  }
  while (container !== -1) {
    closeContainer();
  }
}

/** Ranges of at most this many bytes are copied faster one by one than by a call. */
const shortRange = 48;

/** @returns the offset after the copied bytes */
function copyRange(from: Uint8Array, start: number, end: number, to: Uint8Array, at: number): number {
  const length = end - start;
  if (length > shortRange) {
    to.set(from.subarray(start, end), at);
  } else {
    for (let index = 0; index < length; index += 1) {
      to[at + index] = from[start + index] as number;
    }
  }
  return at + length;
}

/** @returns the offset after the filled bytes */
function fillRange(to: Uint8Array, at: number, length: number, filler: number): number {
  if (length > shortRange) {
    to.fill(filler, at, at + length);
  } else {
    for (let index = 0; index < length; index += 1) {
      to[at + index] = filler;
    }
  }
  return at + length;
}
