import { compareWrittenKeys, isEscapedKey } from '#shared/formats/lossless-json/compare-keys.ts';
import { type JsonDocument, keyOf, kindCodeOf, kindCodes } from '#shared/formats/lossless-json/json-document.ts';
import { NodeTable } from '#shared/formats/lossless-json/node-table.ts';

/**
 * Sorts the members of every object by name, in the order of UTF-16 code units, like Array.prototype.sort and RFC 8785;
 * members with the same name keep their order.
 * @returns a document over the same bytes with a new table
 * @example writeJson(sortKeys(parsed('{"b":1,"a":2}')), { maximumLength: 100 }) // the bytes of {"a":2,"b":1}
 */
export function sortKeys(document: JsonDocument): JsonDocument {
  const { bytes, nodeCount, kinds, starts, ends, keys, nexts } = document;
  const sorted = new NodeTable(bytes, nodeCount);
  const order = sortedOrder(document);
  for (let place = 0; place < nodeCount; place += 1) {
    const node = order[place] as number;
    sorted.add(kinds[node] as number, starts[node] as number, ends[node] as number, keys[node] as number);
    // Moving a subtree does not change its length.
    sorted.nexts[place] = place + (nexts[node] as number) - node;
  }
  return sorted;
}

/** The nodes in their new order. A container is placed before its children, so a single pass can place them all. */
function sortedOrder(document: JsonDocument): Uint32Array {
  const { nodeCount, nexts } = document;
  const order = new Uint32Array(nodeCount);
  for (let place = 0; place < nodeCount; place += 1) {
    const node = order[place] as number;
    const end = nexts[node] as number;
    let childPlace = place + 1;
    if (kindCodeOf(document, node) === kindCodes.object) {
      for (const member of sortedMembers(document, node)) {
        order[childPlace] = member;
        childPlace += (nexts[member] as number) - member;
      }
    } else {
      for (let element = node + 1; element < end; element = nexts[element] as number) {
        order[childPlace] = element;
        childPlace += (nexts[element] as number) - element;
      }
    }
  }
  return order;
}

function sortedMembers(document: JsonDocument, object: number): number[] {
  const { nexts } = document;
  const members: number[] = [];
  let hasEscapes = false;
  for (let member = object + 1; member < (nexts[object] as number); member = nexts[member] as number) {
    members.push(member);
    hasEscapes ||= isEscapedKey(document, member);
  }
  if (!hasEscapes) {
    return members.sort((a, b) => compareWrittenKeys(document, a, b));
  }
  return members
    .map((member) => ({ member, name: keyOf(document, member) }))
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
    .map(({ member }) => member);
}
