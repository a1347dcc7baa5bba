import { shortenText } from '#shared/formats/words/shorten-text.ts';
import type { TextPosition } from '#shared/result.ts';
import { bytePositions } from './byte-position.ts';
import type { DuplicateKey } from './duplicate-keys.ts';
import { type JsonDocument, keyOf, sourceText } from './json-document.ts';
import { NodeCursor, type NodePath } from './node-path.ts';

/** The maximum number of warnings listed per kind. */
export const maximumListed = 100;

/** Longer keys and numbers are truncated. */
const maximumLength = 100;

/** The warnings of one kind, in text order. */
export interface Warnings<Warning> {
  readonly total: number;
  /** Incomplete if there are more than `maximumListed`. */
  readonly listed: readonly Warning[];
}

/** A member repeats the name of an earlier one in its object: JSON.parse keeps only the last of them. */
export interface DuplicateKeyWarning {
  readonly key: string;
  readonly path: NodePath;
  /** The position of the key. */
  readonly position: TextPosition;
  /** The position of the previous occurrence. */
  readonly earlierPosition: TextPosition;
}

/** A number whose value in JavaScript differs from the written one. */
export interface ChangedNumberWarning {
  readonly number: string;
  /** The number in JavaScript: `12345678901234567000`, `Infinity`, `0`. */
  readonly javaScript: string;
  readonly path: NodePath;
  readonly position: TextPosition;
}

export interface JsonWarnings {
  readonly duplicateKeys: Warnings<DuplicateKeyWarning>;
  readonly changedNumbers: Warnings<ChangedNumberWarning>;
}

/** The nodes that a kind of warning concerns: their number, and some of them. */
export interface Found<Item> {
  readonly total: number;
  readonly found: readonly Item[];
}

/** The text that the bytes of a document were extracted from, if it is a different one. */
export interface Origin {
  /** @returns the positions in that text for the document's byte offsets, which are in ascending order */
  readonly positions: (offsets: readonly number[]) => readonly TextPosition[];
}

/** @returns the warnings with their positions (in the original text, if there is one), paths and texts */
export function describeWarnings(
  document: JsonDocument,
  duplicates: Found<DuplicateKey>,
  changed: Found<number>,
  origin: Origin = { positions: (offsets) => bytePositions(document.bytes, offsets) },
): JsonWarnings {
  const { bytes, keys, starts, ends } = document;
  const ordered = duplicates.found.toSorted((a, b) => a.later - b.later);
  const keyOffset = (member: number) => keys[member] as number;
  const numberOffset = (node: number) => starts[node] as number;
  const positionAt = positionsOf(origin, [
    ...ordered.flatMap(({ earlier, later }) => [keyOffset(earlier), keyOffset(later)]),
    ...changed.found.map(numberOffset),
  ]);
  const pathOf = pathsOf(document);
  return {
    duplicateKeys: {
      total: duplicates.total,
      listed: ordered.map(({ earlier, later }) => ({
        key: shortenText(keyOf(document, later), maximumLength),
        path: pathOf(later),
        position: positionAt(keyOffset(later)),
        earlierPosition: positionAt(keyOffset(earlier)),
      })),
    },
    changedNumbers: {
      total: changed.total,
      listed: changed.found.map((node) => {
        const text = sourceText(bytes, numberOffset(node), ends[node] as number);
        return {
          number: shortenText(text, maximumLength),
          javaScript: String(Number(text)),
          path: pathOf(node),
          position: positionAt(numberOffset(node)),
        };
      }),
    },
  };
}

function positionsOf(origin: Origin, offsets: readonly number[]): (offset: number) => TextPosition {
  const ascending = [...new Set(offsets)].sort((a, b) => a - b);
  const positions = origin.positions(ascending);
  const byOffset = new Map(ascending.map((offset, index) => [offset, positions[index]]));
  return (offset) => byOffset.get(offset) ?? { offset: 0, line: 1, column: 1 };
}

function pathsOf(document: JsonDocument): (node: number) => NodePath {
  const cursor = new NodeCursor(document);
  return (node) => {
    cursor.moveTo(node);
    return cursor.path();
  };
}
