import { childrenOf } from '#shared/formats/json-path/node-children.ts';
import {
  type JsonDocument,
  keyEndOf,
  keyOf,
  kindOf,
  sourceText,
  stringValue,
} from '#shared/formats/lossless-json/json-document.ts';
import { parseDecimal } from '#shared/formats/lossless-json/numbers/decimal.ts';

/** The key of a member as it is written, with its quotation marks. */
export function writtenKeyOf(document: JsonDocument, member: number): string {
  return sourceText(document.bytes, document.keys[member] as number, keyEndOf(document, member));
}

/** A number for each node; equal nodes have equal numbers in all documents. */
export interface NodeIds {
  /** The ids that are equal for values with the same meaning, however they are written. */
  readonly meant: Int32Array;
  /** The ids that are equal for values that are written identically, except for white space. */
  readonly written: Int32Array;
}

/**
 * Creates a function that numbers the nodes of documents, so that comparing two values of any size means comparing two
 * numbers. It works without recursion, from the last node to the first, because the nodes of a container come after it.
 */
export function createIdentifier(): (document: JsonDocument) => NodeIds {
  const known = new Map<string, number>();
  const idOf = (key: string): number => {
    const id = known.get(key);
    if (id !== undefined) {
      return id;
    }
    known.set(key, known.size);
    return known.size - 1;
  };
  return (document) => {
    const { bytes, starts, ends, nodeCount } = document;
    const meant = new Int32Array(nodeCount);
    const written = new Int32Array(nodeCount);
    for (let node = nodeCount - 1; node >= 0; node -= 1) {
      const start = starts[node] as number;
      const end = ends[node] as number;
      const kind = kindOf(document, node);
      if (kind === 'array') {
        const elements = childrenOf(document, node);
        meant[node] = idOf(`[${elements.map((element) => meant[element]).join()}`);
        written[node] = idOf(`w[${elements.map((element) => written[element]).join()}`);
      } else if (kind === 'object') {
        const members = childrenOf(document, node).map((member) => ({
          member,
          name: idOf(`k${keyOf(document, member)}`),
          notation: idOf(`w${writtenKeyOf(document, member)}`),
        }));
        written[node] = idOf(`w{${members.map(({ member, notation }) => `${notation}:${written[member]}`).join()}`);
        const sorted = members.sort((one, other) => one.name - other.name);
        meant[node] = idOf(`{${sorted.map(({ member, name }) => `${name}:${meant[member]}`).join()}`);
      } else {
        const text = sourceText(bytes, start, end);
        written[node] = idOf(`w${text}`);
        if (kind === 'number') {
          const { negative, digits, exponent } = parseDecimal(text);
          meant[node] = idOf(`n${negative ? '-' : ''}${digits}e${exponent}`);
        } else {
          meant[node] = idOf(kind === 'string' ? `s${stringValue(bytes, start, end)}` : kind);
        }
      }
    }
    return { meant, written };
  };
}
