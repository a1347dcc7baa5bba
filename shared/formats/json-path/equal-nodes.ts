import {
  type JsonDocument,
  keyOf,
  kindOf,
  sourceText,
  stringValue,
} from '#shared/formats/lossless-json/json-document.ts';
import { compareNumbers } from '#shared/formats/lossless-json/numbers/decimal.ts';
import { childrenOf } from './node-children.ts';

/**
 * Whether two values are equal according to RFC 9535, section 2.3.5.2.2: numbers by their exact values, strings by
 * their decoded text, arrays by their elements in order, objects by their members in any order. Does not use recursion.
 * @example '[1, "a"]' equals '[1.0, "\u0061"]'
 */
export function equalNodes(document: JsonDocument, a: number, b: number): boolean {
  const pairs: [number, number][] = [[a, b]];
  for (let pair = pairs.pop(); pair !== undefined; pair = pairs.pop()) {
    const children = equalButForChildren(document, ...pair);
    if (children === undefined) {
      return false;
    }
    for (const child of children) {
      pairs.push(child);
    }
  }
  return true;
}

/** @returns the pairs of children that must also be equal; undefined if the two nodes differ in any case */
function equalButForChildren(document: JsonDocument, a: number, b: number): [number, number][] | undefined {
  const { bytes, starts, ends } = document;
  const kind = kindOf(document, a);
  if (kind !== kindOf(document, b)) {
    return undefined;
  }
  const textOf = (node: number, read: typeof sourceText) => read(bytes, starts[node] as number, ends[node] as number);
  switch (kind) {
    case 'number':
      return compareNumbers(textOf(a, sourceText), textOf(b, sourceText)) === 0 ? [] : undefined;
    case 'string':
      return textOf(a, stringValue) === textOf(b, stringValue) ? [] : undefined;
    case 'array':
      return pairElements(childrenOf(document, a), childrenOf(document, b));
    case 'object':
      return pairMembers(document, childrenOf(document, a), childrenOf(document, b));
    default:
      return [];
  }
}

function pairElements(a: readonly number[], b: readonly number[]): [number, number][] | undefined {
  return a.length === b.length ? a.map((element, index) => [element, b[index] as number]) : undefined;
}

function pairMembers(
  document: JsonDocument,
  a: readonly number[],
  b: readonly number[],
): [number, number][] | undefined {
  if (a.length !== b.length) {
    return undefined;
  }
  const byName = new Map(b.map((member) => [keyOf(document, member), member]));
  const pairs: [number, number][] = [];
  for (const member of a) {
    const other = byName.get(keyOf(document, member));
    if (other === undefined) {
      return undefined;
    }
    pairs.push([member, other]);
  }
  return pairs;
}
