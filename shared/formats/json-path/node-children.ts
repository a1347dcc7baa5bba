import { hasName, type SoughtName } from '#shared/formats/lossless-json/compare-keys.ts';
import {
  isContainer,
  isShadowed,
  type JsonDocument,
  kindCodeOf,
  kindCodes,
} from '#shared/formats/lossless-json/json-document.ts';

/** Visits the elements of an array or the members of an object; of members with the same name, only the last. */
export function visitChildren(document: JsonDocument, node: number, visit: (child: number) => void): void {
  const { nexts } = document;
  const end = nexts[node] as number;
  for (let child = node + 1; child < end; child = nexts[child] as number) {
    if (!isShadowed(document, child)) {
      visit(child);
    }
  }
}

/** The nodes that `visitChildren` visits. */
export function childrenOf(document: JsonDocument, node: number): number[] {
  const children: number[] = [];
  visitChildren(document, node, (child) => children.push(child));
  return children;
}

/** @returns the number of nodes that `visitChildren` visits; 0 for scalars */
export function countChildren(document: JsonDocument, node: number): number {
  let count = 0;
  if (isContainer(document, node)) {
    visitChildren(document, node, () => {
      count += 1;
    });
  }
  return count;
}

/**
 * The member of an object that JSON.parse would return for a name; undefined if there is none or `node` is not an
 * object.
 */
export function findMember(document: JsonDocument, node: number, name: SoughtName): number | undefined {
  if (kindCodeOf(document, node) !== kindCodes.object) {
    return undefined;
  }
  const { nexts } = document;
  const end = nexts[node] as number;
  for (let member = node + 1; member < end; member = nexts[member] as number) {
    if (!isShadowed(document, member) && hasName(document, member, name)) {
      return member;
    }
  }
  return undefined;
}

/**
 * The element of an array at an index; undefined if there is none or `node` is not an array.
 * @param index the index from 0; negative indices count from the end
 */
export function findElement(document: JsonDocument, node: number, index: number): number | undefined {
  if (kindCodeOf(document, node) !== kindCodes.array) {
    return undefined;
  }
  const { nexts } = document;
  const end = nexts[node] as number;
  let place = index < 0 ? countChildren(document, node) + index : index;
  if (place < 0) {
    return undefined;
  }
  let element = node + 1;
  for (; place > 0 && element < end; place -= 1) {
    element = nexts[element] as number;
  }
  return element < end ? element : undefined;
}
