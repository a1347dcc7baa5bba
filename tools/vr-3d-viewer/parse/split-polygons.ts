import type { Polygon } from './mend-polygons.ts';
import { type PlyValues, valuesOf } from './ply-values.ts';
import type { PlyElement, PlyHeader, PlyProperty } from './read-ply-header.ts';

export interface SplitPly {
  readonly bytes: ArrayBuffer;
  /** The faces of more than three corners, split by this or by PLYLoader. */
  readonly polygons: readonly Polygon[];
}

/** The most corners of a face that PLYLoader takes; it drops faces with more. */
const mostCorners = 4;

/**
 * Splits the faces of a PLY with more than four corners into triangles around their first corner, as OBJ's are; each
 * keeps the other properties of its face.
 * @returns the same bytes if there is nothing to split, or if they end too early
 */
export function splitPolygons(bytes: ArrayBuffer, header: PlyHeader | undefined): SplitPly {
  const faces = header?.elements.find(({ name }) => name === 'face');
  if (header === undefined || faces?.properties.some(isCorners) !== true) {
    return { bytes, polygons: [] };
  }
  const values = valuesOf(bytes, header);
  try {
    let at = header.text.length;
    for (const element of header.elements.slice(0, header.elements.indexOf(faces))) {
      const size = rowSize(element, values);
      for (let row = 0; row < element.count && size === undefined; row += 1) {
        at = element.properties.reduce((from, property) => endOfProperty(property, values, from), at);
      }
      at += element.count * (size ?? 0);
    }
    return splitFaces(bytes, header, faces, values, at);
  } catch (thrown) {
    if (thrown instanceof RangeError) {
      return { bytes, polygons: [] };
    }
    throw thrown;
  }
}

/** The bytes that each row of an element takes; undefined if they differ. Millions of vertices need not be looked at. */
function rowSize({ properties }: PlyElement, { sizeOf }: PlyValues): number | undefined {
  const isFixed = sizeOf !== undefined && properties.every(({ countType }) => countType === undefined);
  return isFixed ? properties.reduce((sum, { type }) => sum + sizeOf(type), 0) : undefined;
}

const isCorners = ({ name, countType }: PlyProperty): boolean =>
  countType !== undefined && (name === 'vertex_indices' || name === 'vertex_index');

function splitFaces(
  bytes: ArrayBuffer,
  header: PlyHeader,
  faces: PlyElement,
  values: PlyValues,
  start: number,
): SplitPly {
  const polygons: Polygon[] = [];
  let drawn = 0;
  const pieces: Uint8Array[] = [];
  let copied = header.text.length;
  let at = start;
  let count = faces.count;
  const copyTo = (end: number) => pieces.push(new Uint8Array(bytes, copied, end - copied));
  for (let row = 0; row < faces.count; row += 1) {
    const first = at;
    let corners = 0;
    for (const property of faces.properties) {
      corners = isCorners(property) ? values.read(property.countType ?? '', at) : corners;
      at = endOfProperty(property, values, at);
    }
    if (corners > 3) {
      polygons.push({ start: drawn, corners, needsNormals: false });
    }
    drawn += Math.max(0, corners - 2) * 3;
    if (corners > mostCorners) {
      copyTo(first);
      pieces.push(...trianglesOf(bytes, faces, values, first, corners));
      copied = at;
      count += corners - 3;
    }
  }
  if (count === faces.count) {
    return { bytes, polygons };
  }
  copyTo(bytes.byteLength);
  const head = header.text.replace(/^(\s*element\s+face\s+)\d+/mu, `$1${count}`);
  return {
    bytes: joined([Uint8Array.from(head, (character) => character.charCodeAt(0)), ...pieces]),
    polygons,
  };
}

function trianglesOf(
  bytes: ArrayBuffer,
  { properties }: PlyElement,
  values: PlyValues,
  first: number,
  corners: number,
): Uint8Array[] {
  return Array.from({ length: corners - 2 }, (_, index) => [0, index + 1, index + 2]).flatMap((triangle) => {
    let at = first;
    return properties.flatMap((property) => {
      const from = at;
      at = endOfProperty(property, values, from);
      const items = itemsOf(property, values, from);
      const perCorner = isCorners(property) ? 1 : property.name === 'texcoord' ? 2 : 0;
      if (perCorner === 0 || items.length !== corners * perCorner) {
        return [new Uint8Array(bytes, from, at - from)];
      }
      const taken = triangle.flatMap((corner) => items.slice(corner * perCorner, (corner + 1) * perCorner));
      return [
        values.write(property.countType ?? '', taken.length),
        ...taken.map((item) => new Uint8Array(bytes, item, values.endOf(property.type, item) - item)),
      ];
    });
  });
}

/** Where the items of a list begin; none if the property is not a list. */
function itemsOf({ type, countType }: PlyProperty, { read, endOf }: PlyValues, from: number): number[] {
  const items: number[] = [];
  if (countType !== undefined) {
    let at = endOf(countType, from);
    for (let left = read(countType, from); left > 0; left -= 1) {
      items.push(at);
      at = endOf(type, at);
    }
  }
  return items;
}

function endOfProperty({ type, countType }: PlyProperty, { read, endOf }: PlyValues, from: number): number {
  if (countType === undefined) {
    return endOf(type, from);
  }
  let at = endOf(countType, from);
  for (let left = read(countType, from); left > 0; left -= 1) {
    at = endOf(type, at);
  }
  return at;
}

function joined(pieces: readonly Uint8Array[]): ArrayBuffer {
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all.buffer;
}
