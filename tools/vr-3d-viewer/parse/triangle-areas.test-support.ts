import type { GeometryData } from './geometry-data.ts';

/** The area of each triangle; below 0 if its front faces down, left or back. */
export function areasOf(geometry: GeometryData | undefined): number[] {
  const position = geometry?.attributes.position?.array ?? [];
  const places = geometry?.index?.array ?? Array.from({ length: position.length / 3 }, (_, at) => at);
  const point = (at: number) => pointAt(position, places[at] ?? 0);
  return Array.from({ length: places.length / 3 }, (_, at) =>
    areaOf(point(at * 3), point(at * 3 + 1), point(at * 3 + 2)),
  );
}

type Point = readonly [x: number, y: number, z: number];

function pointAt(position: ArrayLike<number>, vertex: number): Point {
  return [position[vertex * 3] ?? 0, position[vertex * 3 + 1] ?? 0, position[vertex * 3 + 2] ?? 0];
}

function areaOf(a: Point, b: Point, c: Point): number {
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  const normal = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx] as const;
  return (Math.hypot(...normal) / 2) * Math.sign(normal[0] + normal[1] + normal[2]);
}
