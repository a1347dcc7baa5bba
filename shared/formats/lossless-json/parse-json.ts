import { fail, ok, type Result } from '#shared/result.ts';
import { colon, comma, isDigit, leftBrace, leftBracket, minus, quote, rightBrace, rightBracket } from './ascii.ts';
import { DuplicateKeyFinder } from './duplicate-keys.ts';
import { explainSyntaxError } from './errors/explain-syntax-error.ts';
import type { SyntaxFailure } from './errors/syntax-failure.ts';
import { type JsonDocument, kindCodeOf, kindCodes } from './json-document.ts';
import { describeWarnings, type JsonWarnings, maximumListed, type Origin } from './json-warnings.ts';
import { NodeTable } from './node-table.ts';
import { isChangedByJavaScript } from './numbers/changed-number.ts';
import { scanLiteral, scanNumber, scanString, skipWhitespace } from './scan-token.ts';

export interface ParsedJson {
  readonly document: JsonDocument;
  readonly warnings: JsonWarnings;
}

/** Marks the absence of a container around the top value. */
const noContainer = 0xffff_ffff;

/** The typical number of bytes per value; the table grows for texts with more values. */
const bytesPerNode = 12;

/** The kinds of literals by their first byte. */
const literalKinds: Record<number, number> = {
  116: kindCodes.true,
  102: kindCodes.false,
  110: kindCodes.null,
};

/**
 * Parses a JSON text strictly according to RFC 8259, without recursion, so depth is limited only by memory. Accepts
 * what JSON.parse accepts.
 * @param bytes the text in UTF-8 without a byte order mark, under 4 GB; it must not change afterwards
 * @param origin the text that the bytes come from, to which the positions in warnings refer
 * @returns the document and the warnings; otherwise the error, its position, and what to do about it
 * @example parseJson(encode('[1, 2]')) // { ok: true, value: { document: { nodeCount: 3, … }, warnings: … } }
 */
export function parseJson(bytes: Uint8Array, origin?: Origin): Result<ParsedJson> {
  const parser = new Parser(bytes);
  const failure = parser.parse();
  if (failure !== undefined) {
    return fail(explainSyntaxError(bytes, failure));
  }
  const { table, duplicates, changed } = parser;
  return ok({ document: table, warnings: describeWarnings(table, duplicates, changed, origin) });
}

class Parser {
  readonly table: NodeTable;
  readonly duplicates: DuplicateKeyFinder;
  /** The numbers that JavaScript would change. */
  readonly changed = { total: 0, found: [] as number[] };
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.table = new NodeTable(bytes, Math.ceil(bytes.length / bytesPerNode));
    this.duplicates = new DuplicateKeyFinder(this.table, maximumListed);
  }

  /** @returns the point where the text stops being JSON, or undefined if it is valid */
  parse(): SyntaxFailure | undefined {
    const bytes = this.#bytes;
    const { table, duplicates } = this;
    /*
     * The innermost open container. While a container is open, `nexts` holds the container around it, and `ends` of an
     * object the mark of its members, so no stack is needed, regardless of the depth.
     */
    let container = noContainer;
    let isInObject = false;
    let at = skipWhitespace(bytes, 0);

    // Each iteration reads one value, with its key if it has one, and the commas and closing brackets after it.
    for (;;) {
      let key = 0;
      let flags = 0;
      if (isInObject) {
        if (bytes[at] !== quote) {
          return this.#failure(container, at, 'key');
        }
        const keyEnd = scanString(bytes, at);
        if (keyEnd < 0) {
          return this.#failure(container, ~keyEnd, 'key', at);
        }
        key = at;
        flags = duplicates.addMember(table.nodeCount, at, keyEnd);
        at = skipWhitespace(bytes, keyEnd);
        if (bytes[at] !== colon) {
          return this.#failure(container, at, 'colon', key);
        }
        at = skipWhitespace(bytes, at + 1);
      }

      const first = bytes[at];
      if (first === leftBrace || first === leftBracket) {
        const isObject = first === leftBrace;
        const kind = (isObject ? kindCodes.object : kindCodes.array) | flags;
        const inside = skipWhitespace(bytes, at + 1);
        const node = table.add(kind, at, inside + 1, key);
        at = inside;
        if (bytes[at] !== (isObject ? rightBrace : rightBracket)) {
          table.nexts[node] = container;
          table.ends[node] = isObject ? duplicates.openObject() : 0;
          container = node;
          isInObject = isObject;
          continue;
        }
        at += 1;
      } else {
        const end = this.#scanScalar(at, first, key, flags);
        if (end < 0) {
          return this.#failure(container, ~end, 'value', at);
        }
        at = end;
      }

      for (at = skipWhitespace(bytes, at); container !== noContainer; at = skipWhitespace(bytes, at + 1)) {
        const byte = bytes[at];
        if (byte === comma) {
          break;
        }
        if (byte !== (isInObject ? rightBrace : rightBracket)) {
          return this.#failure(container, at, 'comma-or-end');
        }
        if (isInObject) {
          duplicates.closeObject(table.ends[container] as number);
        }
        const parent = table.nexts[container] as number;
        table.ends[container] = at + 1;
        table.nexts[container] = table.nodeCount;
        container = parent;
        isInObject = parent !== noContainer && kindCodeOf(table, parent) === kindCodes.object;
      }
      if (container === noContainer) {
        return at < bytes.length ? this.#failure(container, at, 'end') : undefined;
      }
      at = skipWhitespace(bytes, at + 1);
    }
  }

  /** Adds a string, number or literal. @returns the offset after it, or the complement of that of the invalid byte */
  #scanScalar(start: number, first: number | undefined, key: number, flags: number): number {
    const bytes = this.#bytes;
    const { table } = this;
    let end: number;
    let kind: number;
    if (first === quote) {
      kind = kindCodes.string;
      end = scanString(bytes, start);
    } else if (first === minus || isDigit(first)) {
      kind = kindCodes.number;
      end = scanNumber(bytes, start);
      if (end >= 0 && isChangedByJavaScript(bytes, start, end)) {
        this.#reportChangedNumber(table.nodeCount);
      }
    } else {
      kind = literalKinds[first ?? 0] ?? 0;
      end = scanLiteral(bytes, start);
    }
    if (end >= 0) {
      table.add(kind | flags, start, end, key);
    }
    return end;
  }

  #reportChangedNumber(node: number): void {
    this.changed.total += 1;
    if (this.changed.found.length < maximumListed) {
      this.changed.found.push(node);
    }
  }

  #failure(container: number, offset: number, expected: SyntaxFailure['expected'], tokenStart?: number): SyntaxFailure {
    const { starts } = this.table;
    return {
      offset,
      expected,
      ...(tokenStart !== undefined && { tokenStart }),
      ...(container !== noContainer && { openBracket: starts[container] as number }),
    };
  }
}
