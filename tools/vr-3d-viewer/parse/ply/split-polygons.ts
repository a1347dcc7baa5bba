import type { Polygon } from '../mend-polygons.ts';
import { cutOffAt, endOfProperty, endOfRows } from './ply-rows.ts';
import { type PlyValues, valuesOf } from './ply-values.ts';
import type { PlyElement, PlyHeader, PlyProperty } from './read-ply-header.ts';

export interface SplitPly {
  readonly bytes: ArrayBuffer;
  /** The faces of more than three corners, split by this or by PLYLoader. */
  readonly polygons: readonly Polygon[];
}

/** The most corners of a face that PLYLoader takes; it drops faces with more (docs/decisions/upstream-reports.md). */
const mostCorners = 4;

/**
 * Splits the faces of a PLY with more than four corners into triangles around their first corner, as OBJ's are; each
 * keeps the other properties of its face.
 * @returns the same bytes if there is nothing to split
 * @throws Error if the file ends before all that its header announces
 */
export function splitPolygons(bytes: ArrayBuffer, header: PlyHeader | undefined): SplitPly {
  let split: SplitPly = { bytes, polygons: [] };
  if (header === undefined) {
    return split;
  }
  const values = valuesOf(bytes, header);
  let at = header.text.length;
  for (const element of header.elements) {
    if (element.name === 'face' && element.properties.some(isCorners)) {
      const { end, ...faces } = splitFaces(bytes, header, element, values, at);
      split = faces;
      at = end;
    } else {
      at = endOfRows(element, values, at);
    }
  }
  return split;
}

const isCorners = ({ name, countType }: PlyProperty): boolean =>
  countType !== undefined && (name === 'vertex_indices' || name === 'vertex_index');

function splitFaces(
  bytes: ArrayBuffer,
  header: PlyHeader,
  faces: PlyElement,
  values: PlyValues,
  start: number,
): SplitPly & { readonly end: number } {
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
    try {
      for (const property of faces.properties) {
        corners = isCorners(property) ? values.read(property.countType ?? '', at) : corners;
        at = endOfProperty(property, values, at);
      }
    } catch (thrown) {
      throw cutOffAt(faces, row, thrown);
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
    return { bytes, polygons, end: at };
  }
  copyTo(bytes.byteLength);
  const head = header.text.replace(/^(\s*element\s+face\s+)\d+/mu, `$1${count}`);
  return {
    bytes: joined([Uint8Array.from(head, (character) => character.charCodeAt(0)), ...pieces]),
    polygons,
    end: at,
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

function joined(pieces: readonly Uint8Array[]): ArrayBuffer {
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all.buffer;
}
