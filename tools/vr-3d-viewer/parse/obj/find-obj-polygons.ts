import type { Polygon } from '../mend-polygons.ts';

/** A face of four corners or more, wherever it is. */
const isPolygon = /^[ \t]*f(?:[ \t]+[^ \t\r\n]+){4}/m;

const letterF = 0x66;
const slash = 0x2f;
const space = 0x20;

/**
 * Finds the faces of an OBJ with more than three corners, as OBJLoader splits them. A file of triangles is not looked
 * through.
 * @returns the polygons, and the number of corners of all triangles of the file, as far as they are known
 */
export function findObjPolygons(text: string): { readonly polygons: readonly Polygon[]; readonly drawn: number } {
  const polygons: Polygon[] = [];
  let drawn = 0;
  if (!isPolygon.test(text)) {
    return { polygons, drawn };
  }
  const joined = text.includes('\\') ? text.replace(/\\\r?\n/g, '') : text;
  for (let at = 0; at < joined.length; ) {
    const found = joined.indexOf('\n', at);
    const end = found === -1 ? joined.length : found;
    while (at < end && joined.charCodeAt(at) <= space) {
      at += 1;
    }
    if (joined.charCodeAt(at) === letterF) {
      const { corners, needsNormals } = readFace(joined, at + 1, end);
      if (corners > 3) {
        polygons.push({ start: drawn, corners, needsNormals });
      }
      drawn += Math.max(0, corners - 2) * 3;
    }
    at = end + 1;
  }
  return { polygons, drawn };
}

/** Reads the corners of a face, of which the first one decides whether there are normals: 1/2/3. */
function readFace(text: string, start: number, end: number): Omit<Polygon, 'start'> {
  let corners = 0;
  let slashes = 0;
  let hasNormals = false;
  let isInside = false;
  for (let at = start; at < end; at += 1) {
    const code = text.charCodeAt(at);
    if (code <= space) {
      isInside = false;
      continue;
    }
    corners += isInside ? 0 : 1;
    isInside = true;
    if (corners === 1) {
      hasNormals ||= slashes === 2 && code !== slash;
      slashes += code === slash ? 1 : 0;
    }
  }
  return { corners, needsNormals: !hasNormals };
}
