import type { BufferAttribute, BufferGeometry } from 'three';
import { sticksOut } from './sticks-out.ts';
import { normalOf, triangulatePolygon } from './triangulate-polygon.ts';

/** A face of more than three corners that a loader has split into triangles around its first corner. */
export interface Polygon {
  /** The place of its first corner among the corners of all triangles. */
  readonly start: number;
  readonly corners: number;
  /** Whether its normals are those of the loader, which are wrong if the triangles are. */
  readonly needsNormals: boolean;
}

/** The place of a corner in the triangles around the first one: 0 1 2, 0 2 3, 0 3 4. */
const placeOf = (corner: number): number => (corner < 2 ? corner : (corner - 2) * 3 + 2);

/**
 * Splits the concave polygons of a geometry anew, in their own places, because triangles around the first corner
 * stick out of them (docs/decisions/upstream-reports.md).
 * @param geometry with or without an index; its number of triangles remains the same
 */
export function mendPolygons(geometry: BufferGeometry, polygons: readonly Polygon[]): void {
  // Both loaders make plain attributes, which have arrays of their own.
  const position = geometry.getAttribute('position') as BufferAttribute;
  const { index } = geometry;
  for (const { start, corners, needsNormals } of polygons) {
    if (!sticksOut(position.array, index?.array, start, corners - 2)) {
      continue;
    }
    const places = Array.from({ length: corners }, (_, corner) => start + placeOf(corner));
    const vertices = index === null ? places : places.map((place) => index.array[place] ?? 0);
    const points = vertices.flatMap((vertex) =>
      [0, 1, 2].map((axis) => position.array[vertex * 3 + axis] ?? Number.NaN),
    );
    const triangles = triangulatePolygon(points);
    if (triangles === undefined) {
      continue;
    }
    if (index === null) {
      moveCorners(geometry, places, triangles, start);
    } else {
      index.array.set(
        triangles.map((corner) => vertices[corner] ?? 0),
        start,
      );
    }
    if (needsNormals) {
      const [x, y, z] = normalOf(points);
      const length = Math.hypot(x, y, z);
      const normal = geometry.getAttribute('normal') as BufferAttribute | undefined;
      triangles.forEach((_, place) => {
        normal?.setXYZ(start + place, x / length, y / length, z / length);
      });
    }
  }
}

/** Puts the corners of a polygon, each with all that it has, where its triangles need them. */
function moveCorners(
  geometry: BufferGeometry,
  places: readonly number[],
  triangles: readonly number[],
  start: number,
): void {
  const { count } = geometry.getAttribute('position');
  for (const attribute of Object.values(geometry.attributes)) {
    const { array, itemSize } = attribute as BufferAttribute;
    if (attribute.count === count) {
      const items = places.map((place) => array.slice(place * itemSize, (place + 1) * itemSize));
      triangles.forEach((corner, place) => {
        array.set(items[corner] ?? [], (start + place) * itemSize);
      });
    }
  }
}
