import { backslash, colon, quote } from './ascii.ts';

/** The kinds of nodes; their order has no meaning. */
const jsonKinds = ['null', 'false', 'true', 'number', 'string', 'array', 'object'] as const;
export type JsonKind = (typeof jsonKinds)[number];

/** The codes of the kinds in `JsonDocument.kinds`. */
export const kindCodes = { null: 0, false: 1, true: 2, number: 3, string: 4, array: 5, object: 6 } as const;

/** The bits of `JsonDocument.kinds` that hold the kind. */
const kindMask = 0x07;
/** Set in `kinds` for a member whose key is written with escape sequences. */
export const escapedKeyFlag = 0x40;
/** Set in `kinds` for a member that JSON.parse overrides with a later one of the same name. */
export const shadowedFlag = 0x80;

/**
 * A parsed document: its text, and a table of its values ("nodes") in typed arrays, 17 bytes per node.
 *
 * Node 0 is the top value. The nodes of an array or object follow it in the table, each followed by its own nodes: the
 * first child of node `n` is `n + 1`, the sibling after child `c` is `nexts[c]`, and the children end at `nexts[n]`. A
 * subtree is therefore a range of the table, and walking it needs no recursion.
 *
 * The order is determined by the table, not by the text: sorting keys or extracting the matches of a query creates
 * another table over the same bytes.
 */
export interface JsonDocument {
  /** The document as valid UTF-8 without a byte order mark. */
  readonly bytes: Uint8Array;
  readonly nodeCount: number;
  /** The code of each node's kind, combined with the flags above. */
  readonly kinds: Uint8Array;
  /** The offset of each value's first byte. */
  readonly starts: Uint32Array;
  /** The offset after each value's last byte. */
  readonly ends: Uint32Array;
  /**
   * The offset of the opening quote of a member's key; for elements and the top value 0, where there cannot be a key.
   */
  readonly keys: Uint32Array;
  /** The node after each node's subtree. */
  readonly nexts: Uint32Array;
}

/** @returns the code of the node's kind: one of `kindCodes` */
export function kindCodeOf(document: JsonDocument, node: number): number {
  return (document.kinds[node] as number) & kindMask;
}

/** @example kindOf(parsed('[1]'), 1) // 'number' */
export function kindOf(document: JsonDocument, node: number): JsonKind {
  return jsonKinds[kindCodeOf(document, node)] as JsonKind;
}

/** Whether a node is an array or an object. */
export function isContainer(document: JsonDocument, node: number): boolean {
  return kindCodeOf(document, node) >= kindCodes.array;
}

/** Whether JSON.parse would override a member with a later one of the same name. */
export function isShadowed(document: JsonDocument, node: number): boolean {
  return ((document.kinds[node] as number) & shadowedFlag) !== 0;
}

/**
 * @returns the offset after the closing quote of a member's key: only whitespace and a colon lie between it and the
 * value
 */
export function keyEndOf(document: JsonDocument, node: number): number {
  const { bytes } = document;
  let at = (document.starts[node] as number) - 1;
  while (bytes[at] !== colon) {
    at -= 1;
  }
  while (bytes[at] !== quote) {
    at -= 1;
  }
  return at + 1;
}

// A string may start with U+FEFF, which the decoder would otherwise drop as a byte order mark.
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** @returns the text of a range as written */
export function sourceText(bytes: Uint8Array, start: number, end: number): string {
  return decoder.decode(bytes.subarray(start, end));
}

/**
 * @returns the decoded text of a string token; lone surrogates written as escape sequences are kept
 * @example stringValue(encode('"\\u0061"'), 0, 8) // 'a'
 */
export function stringValue(bytes: Uint8Array, start: number, end: number): string {
  const isEscaped = bytes.subarray(start, end).includes(backslash);
  return isEscaped ? (JSON.parse(sourceText(bytes, start, end)) as string) : sourceText(bytes, start + 1, end - 1);
}

/** @returns the name of a member, with its escape sequences resolved */
export function keyOf(document: JsonDocument, node: number): string {
  return stringValue(document.bytes, document.keys[node] as number, keyEndOf(document, node));
}
