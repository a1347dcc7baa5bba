import { childrenOf } from '#shared/formats/json-path/node-children.ts';
import {
  isContainer,
  type JsonDocument,
  keyOf,
  kindOf,
  sourceText,
} from '#shared/formats/lossless-json/json-document.ts';
import { NodeCursor } from '#shared/formats/lossless-json/node-path.ts';
import { shortenText } from '#shared/formats/words/shorten-text.ts';
import { compareLines } from '../text/compare-lines.ts';
import { createIdentifier, type NodeIds, writtenKeyOf } from './node-ids.ts';

/**
 * The kind of difference: a value was added, removed or changed; or it, or its key, is equal but written differently
 * (`1.0` for `1`), or its members are in another order.
 */
export type JsonDifferenceKind = 'added' | 'removed' | 'changed' | 'spelling' | 'order';

export interface JsonDifference {
  readonly kind: JsonDifferenceKind;
  /** The path of the value in the second document, or its previous path in the first: `$.store.book[0]`. */
  readonly path: string;
  /** The path in the first document, if it differs. */
  readonly formerPath?: string;
  /**
   * The values as written, or their beginnings; for `order`, the names of the members; for a key that is written
   * differently (`"\u0061"` for `"a"`), it and a colon.
   */
  readonly a?: string;
  readonly b?: string;
}

export interface JsonComparison {
  /** The first differences in values and the first in order and notation, together in document order. */
  readonly listed: readonly JsonDifference[];
  /** The number of differences of each kind. */
  readonly counts: Readonly<Record<JsonDifferenceKind, number>>;
}

/** Whether only the order or the notation differs, and not the value. */
export const isOfNotation = (kind: JsonDifferenceKind) => kind === 'spelling' || kind === 'order';

/**
 * The maximum number of differences in values that are listed, and of differences in order and notation: with more,
 * people look at the first ones. Each of the two has its own, so that neither hides the other.
 */
const mostListed = 5000;
/** The number of bytes of a value that are shown. */
const shownLength = 1000;
/** The members that identify an element of an array; the first one present is used. */
const identityNames = ['id', '_id', 'uuid', 'key', 'name'];

interface Side {
  readonly document: JsonDocument;
  readonly ids: NodeIds;
}

interface Pair {
  readonly a?: number;
  readonly b?: number;
}

/**
 * Compares two documents by meaning: numbers by their exact values, strings by their decoded text, members in any
 * order, elements in theirs. If several members have the same name, the last one counts, as in JSON.parse.
 */
export function compareJson(documentA: JsonDocument, documentB: JsonDocument): JsonComparison {
  const identify = createIdentifier();
  const a: Side = { document: documentA, ids: identify(documentA) };
  const b: Side = { document: documentB, ids: identify(documentB) };
  const counts = { added: 0, removed: 0, changed: 0, spelling: 0, order: 0 };
  const listed: JsonDifference[] = [];
  const listedOf = { values: 0, notation: 0 };
  const describe = createDescriber(documentA, documentB);
  const note = (kind: JsonDifferenceKind, pair: Pair, write = kind === 'order' ? writeNames : writeValue) => {
    counts[kind] += 1;
    const group = isOfNotation(kind) ? 'notation' : 'values';
    if (listedOf[group] < mostListed) {
      listedOf[group] += 1;
      listed.push(describe(kind, pair, write));
    }
  };
  const pairs: Pair[] = [{ a: 0, b: 0 }];
  for (let pair = pairs.pop(); pair !== undefined; pair = pairs.pop()) {
    const { a: nodeA, b: nodeB } = pair;
    if (nodeA === undefined || nodeB === undefined) {
      note(nodeA === undefined ? 'added' : 'removed', pair);
      continue;
    }
    if (a.ids.written[nodeA] === b.ids.written[nodeB]) {
      continue;
    }
    const kind = kindOf(documentA, nodeA);
    if (kind !== kindOf(documentB, nodeB)) {
      note('changed', pair);
    } else if (kind === 'array') {
      pushReversed(pairs, pairElements(a, nodeA, b, nodeB));
    } else if (kind === 'object') {
      const members = pairMembers(documentA, nodeA, documentB, nodeB);
      if (!members.isSameOrder) {
        note('order', pair);
      }
      for (const renamed of members.rewritten) {
        note('spelling', renamed, writeKey);
      }
      pushReversed(pairs, members.pairs);
    } else {
      note(a.ids.meant[nodeA] === b.ids.meant[nodeB] ? 'spelling' : 'changed', pair);
    }
  }
  return { listed, counts };
}

/** Puts pairs on the stack so that the first one is taken first; one by one, because arguments are limited in number. */
function pushReversed(stack: Pair[], pairs: readonly Pair[]): void {
  for (let index = pairs.length - 1; index >= 0; index -= 1) {
    stack.push(pairs[index] as Pair);
  }
}

function pairMembers(documentA: JsonDocument, a: number, documentB: JsonDocument, b: number) {
  const membersB = childrenOf(documentB, b);
  const byName = new Map(membersB.map((node, place) => [keyOf(documentB, node), { node, place }]));
  const pairs: Pair[] = [];
  const rewritten: Pair[] = [];
  let isSameOrder = true;
  let lastPlace = -1;
  for (const member of childrenOf(documentA, a)) {
    const name = keyOf(documentA, member);
    const other = byName.get(name);
    byName.delete(name);
    if (other === undefined) {
      pairs.push({ a: member });
    } else {
      pairs.push({ a: member, b: other.node });
      if (writtenKeyOf(documentA, member) !== writtenKeyOf(documentB, other.node)) {
        rewritten.push({ a: member, b: other.node });
      }
      isSameOrder &&= other.place > lastPlace;
      lastPlace = other.place;
    }
  }
  for (const { node } of byName.values()) {
    pairs.push({ b: node });
  }
  return { pairs, rewritten, isSameOrder };
}

/** Pairs equal elements; between these, elements with the same identity, and the rest by position. */
function pairElements(a: Side, nodeA: number, b: Side, nodeB: number): Pair[] {
  const elementsA = childrenOf(a.document, nodeA);
  const elementsB = childrenOf(b.document, nodeB);
  if (elementsA.length === 1 && elementsB.length === 1) {
    return [pairOf(elementsA[0], elementsB[0])];
  }
  const idsOf = ({ ids }: Side, elements: readonly number[]) => elements.map((element) => String(ids.meant[element]));
  const changes = compareLines(idsOf(a, elementsA), idsOf(b, elementsB));
  const pairs: Pair[] = [];
  let doneA = 0;
  let doneB = 0;
  const length = { fromA: elementsA.length, toA: elementsA.length, fromB: elementsB.length, toB: elementsB.length };
  for (const { fromA, toA, fromB, toB } of [...changes, length]) {
    for (; doneA < fromA; doneA += 1, doneB += 1) {
      pairs.push(pairOf(elementsA[doneA], elementsB[doneB]));
    }
    for (const pair of pairChanged(a, elementsA.slice(fromA, toA), b, elementsB.slice(fromB, toB))) {
      pairs.push(pair);
    }
    doneA = toA;
    doneB = toB;
  }
  return pairs;
}

const pairOf = (a: number | undefined, b: number | undefined): Pair => ({
  ...(a === undefined ? {} : { a }),
  ...(b === undefined ? {} : { b }),
});

function pairChanged(a: Side, elementsA: readonly number[], b: Side, elementsB: readonly number[]): Pair[] {
  const identitiesB = new Map<number, number>();
  for (const element of elementsB) {
    const identity = identityOf(b, element);
    if (identity !== undefined && !identitiesB.has(identity)) {
      identitiesB.set(identity, element);
    }
  }
  const known = new Map<number, number>();
  for (const element of elementsA) {
    const identity = identityOf(a, element);
    const other = identity === undefined ? undefined : identitiesB.get(identity);
    if (identity !== undefined && other !== undefined) {
      known.set(element, other);
      identitiesB.delete(identity);
    }
  }
  const taken = new Set(known.values());
  const restB = elementsB.filter((element) => !taken.has(element) && identityOf(b, element) === undefined);
  // Taking the first element out of a long array would move all others each time.
  const left = restB.values();
  const pairs = elementsA.map((element): Pair => {
    const other = known.get(element) ?? (identityOf(a, element) === undefined ? left.next().value : undefined);
    return pairOf(element, other);
  });
  const paired = new Set(pairs.map((pair) => pair.b));
  return [...pairs, ...elementsB.filter((element) => !paired.has(element)).map((element) => ({ b: element }))];
}

/** The identity of an element; undefined if it is not an object or has no identifying member. */
function identityOf({ document, ids }: Side, element: number): number | undefined {
  if (kindOf(document, element) !== 'object') {
    return undefined;
  }
  const members = childrenOf(document, element);
  for (const name of identityNames) {
    const member = members.find((node) => keyOf(document, node) === name);
    if (member !== undefined && !isContainer(document, member)) {
      return ids.meant[member];
    }
  }
  return undefined;
}

function createDescriber(documentA: JsonDocument, documentB: JsonDocument) {
  const cursorA = new NodeCursor(documentA);
  const cursorB = new NodeCursor(documentB);
  const pathOf = (cursor: NodeCursor, node: number | undefined) => {
    if (node === undefined) {
      return undefined;
    }
    cursor.moveTo(node);
    return cursor.path().dotted;
  };
  return (kind: JsonDifferenceKind, { a, b }: Pair, write: typeof writeValue): JsonDifference => {
    const pathA = pathOf(cursorA, a);
    const path = pathOf(cursorB, b) ?? pathA ?? '$';
    return {
      kind,
      path,
      ...(pathA === undefined || pathA === path ? {} : { formerPath: pathA }),
      ...(a === undefined ? {} : { a: write(documentA, a) }),
      ...(b === undefined ? {} : { b: write(documentB, b) }),
    };
  };
}

function writeValue({ bytes, starts, ends }: JsonDocument, node: number): string {
  const start = starts[node] as number;
  const end = ends[node] as number;
  if (end - start <= shownLength) {
    return sourceText(bytes, start, end);
  }
  let cut = start + shownLength;
  // The cut must not fall within a multi-byte character.
  while (((bytes[cut] as number) & 0xc0) === 0x80) {
    cut -= 1;
  }
  return `${sourceText(bytes, start, cut)}…`;
}

/** A colon tells it from a string. */
function writeKey(document: JsonDocument, member: number): string {
  return `${shortenText(writtenKeyOf(document, member), shownLength)}:`;
}

function writeNames(document: JsonDocument, node: number): string {
  const names = childrenOf(document, node).map((member) => keyOf(document, member));
  return shortenText(names.join(', '), shownLength);
}
