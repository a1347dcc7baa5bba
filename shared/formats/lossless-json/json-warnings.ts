import { shortenText } from '#shared/formats/words/shorten-text.ts';
import type { TextPosition } from '#shared/result.ts';
import { bytePositions } from './byte-position.ts';
import type { DuplicateKey } from './duplicate-keys.ts';
import { type JsonDocument, keyOf, sourceText } from './json-document.ts';
import { NodeCursor, type NodePath } from './node-path.ts';

/** At most so many warnings of each sort are listed. */
export const maximumListed = 100;

/** Longer keys and numbers are shown without their end. */
const maximumLength = 100;

/** The warnings of one sort, in the order of the text. */
export interface Warnings<Warning> {
  readonly total: number;
  /** Not all of them, if there are more than `maximumListed`. */
  readonly listed: readonly Warning[];
}

/** A member repeats the name of an earlier one in its object: JSON.parse keeps only the last of them. */
export interface DuplicateKeyWarning {
  readonly key: string;
  readonly path: NodePath;
  /** Where the key is. */
  readonly position: TextPosition;
  /** Where the same key is before. */
  readonly earlierPosition: TextPosition;
}

/** A number has another value in JavaScript than as it is written. */
export interface ChangedNumberWarning {
  readonly number: string;
  /** What JavaScript makes of it: `12345678901234567000`, `Infinity`, `0`. */
  readonly javaScript: string;
  readonly path: NodePath;
  readonly position: TextPosition;
}

export interface JsonWarnings {
  readonly duplicateKeys: Warnings<DuplicateKeyWarning>;
  readonly changedNumbers: Warnings<ChangedNumberWarning>;
}

/** Nodes that a sort of warning is about: how many there are, and some of them. */
export interface Found<Item> {
  readonly total: number;
  readonly found: readonly Item[];
}

/** The text that the bytes of a document were taken from, where that is another one. */
export interface Origin {
  /** @returns where in that text the ascending byte offsets of the document are */
  readonly positions: (offsets: readonly number[]) => readonly TextPosition[];
}

/** @returns the warnings with their places (in the text of the origin, if there is one), paths and texts */
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
