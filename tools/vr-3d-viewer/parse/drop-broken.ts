import { BufferAttribute, type BufferGeometry } from 'three';
import { countOf } from '#shared/formats/words/count-of.ts';
import type { Polygon } from './mend-polygons.ts';

/**
 * Removes the faces, or the lines, that have a corner nowhere: at a vertex that the file does not have, or whose
 * position is not a number.
 * @param corners how many each has: 3 for triangles, 2 for lines
 * @param polygons the faces of several triangles, which are removed as a whole and counted once
 * @returns how many were removed
 */
export function dropBroken(geometry: BufferGeometry, corners: 2 | 3, polygons: readonly Polygon[] = []): number {
  const position = geometry.getAttribute('position') as BufferAttribute;
  const { index } = geometry;
  const total = index?.count ?? position.count;
  const isBroken = (place: number) => {
    const vertex = index === null ? place : (index.array[place] ?? 0);
    const { array } = position;
    return Number.isNaN(
      (array[vertex * 3] ?? Number.NaN) + (array[vertex * 3 + 1] ?? Number.NaN) + (array[vertex * 3 + 2] ?? Number.NaN),
    );
  };
  let place = 0;
  while (place < total && !isBroken(place)) {
    place += 1;
  }
  if (place === total) {
    return 0;
  }
  /** How many places are kept before each one. */
  const keptBefore = new Uint32Array(total + 1);
  const kept: (readonly [start: number, end: number])[] = [];
  let dropped = 0;
  let nextPolygon = 0;
  for (let start = 0; start < total; ) {
    const polygon = polygons[nextPolygon];
    const isPolygon = polygon?.start === start;
    nextPolygon += isPolygon ? 1 : 0;
    const end = Math.min(total, start + (isPolygon ? (polygon.corners - 2) * 3 : corners));
    let isKept = true;
    for (let corner = start; corner < end; corner += 1) {
      isKept &&= !isBroken(corner);
    }
    for (let corner = start; corner < end; corner += 1) {
      keptBefore[corner + 1] = (keptBefore[start] ?? 0) + (isKept ? corner + 1 - start : 0);
    }
    if (isKept) {
      kept.push([start, end]);
    } else {
      dropped += 1;
    }
    start = end;
  }
  keep(geometry, kept);
  geometry.groups = geometry.groups.map((group) => {
    const start = keptBefore[group.start] ?? 0;
    return { ...group, start, count: (keptBefore[Math.min(total, group.start + group.count)] ?? 0) - start };
  });
  return dropped;
}

function keep(geometry: BufferGeometry, kept: readonly (readonly [start: number, end: number])[]): void {
  const pack = ({ array, itemSize, normalized }: BufferAttribute) => {
    let length = 0;
    for (const [start, end] of kept) {
      array.copyWithin(length, start * itemSize, end * itemSize);
      length += (end - start) * itemSize;
    }
    return new BufferAttribute(array.slice(0, length), itemSize, normalized);
  };
  if (geometry.index !== null) {
    geometry.setIndex(pack(geometry.index));
    return;
  }
  for (const [name, attribute] of Object.entries(geometry.attributes)) {
    geometry.setAttribute(name, pack(attribute as BufferAttribute));
  }
}

/** @example explainBroken(2, 'face') // '2 faces are not shown: they name vertices that …' */
export function explainBroken(dropped: number, what: 'face' | 'line'): string {
  return dropped === 1
    ? `1 ${what} is not shown: it names a vertex that the file does not have, or one without a valid position.`
    : `${countOf(dropped, what)} are not shown: they name vertices that the file does not have, or ones without a valid position.`;
}
