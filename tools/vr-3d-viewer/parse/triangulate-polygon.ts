import { ShapeUtils, Vector2 } from 'three';

/**
 * The normal of a polygon by Newell's method, which also suits one that is not quite flat.
 * @param points the coordinates of its corners, x, y and z in turn
 * @returns a vector as long as twice the polygon's area
 * @example normalOf([0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0]) // [0, 0, 2]
 */
export function normalOf(points: readonly number[]): readonly [x: number, y: number, z: number] {
  const [originX = 0, originY = 0, originZ = 0] = points;
  const normal: [number, number, number] = [0, 0, 0];
  for (let at = 0; at < points.length; at += 3) {
    const next = (at + 3) % points.length;
    const [ax, ay, az] = [
      (points[at] ?? 0) - originX,
      (points[at + 1] ?? 0) - originY,
      (points[at + 2] ?? 0) - originZ,
    ];
    const bx = (points[next] ?? 0) - originX;
    const by = (points[next + 1] ?? 0) - originY;
    const bz = (points[next + 2] ?? 0) - originZ;
    normal[0] += ay * bz - az * by;
    normal[1] += az * bx - ax * bz;
    normal[2] += ax * by - ay * bx;
  }
  return normal;
}

/**
 * Splits a polygon, which may be concave, into triangles on its plane.
 * @param points the coordinates of its corners, x, y and z in turn
 * @returns the numbers of the triangles' corners, from 0, in the polygon's direction: three for each of its corners
 *   but two. A triangle without an area stands for each that is not needed. Undefined if the polygon has no area.
 */
export function triangulatePolygon(points: readonly number[]): number[] | undefined {
  const normal = normalOf(points);
  const [x, y, z] = [Math.abs(normal[0]), Math.abs(normal[1]), Math.abs(normal[2])];
  const dropped = z >= x && z >= y ? 2 : y >= x ? 1 : 0;
  const sign = Math.sign(normal[dropped]);
  if (sign === 0 || Number.isNaN(sign)) {
    return undefined;
  }
  const corners = points.length / 3;
  const contour = Array.from({ length: corners }, (_, corner) => {
    const coordinate = (axis: number) => (points[corner * 3 + axis] ?? 0) - (points[axis] ?? 0);
    return new Vector2(coordinate((dropped + 1) % 3), coordinate((dropped + 2) % 3) * sign);
  });
  // ShapeUtils removes a last corner that is the same as the first one from the list that it gets.
  const triangles = ShapeUtils.triangulateShape([...contour], []);
  if (triangles.length === 0) {
    return undefined;
  }
  const numbers = triangles.flatMap(([first = 0, second = 0, third = 0]) => {
    const [a, b, c] = [contour[first], contour[second], contour[third]];
    const isTurned = a !== undefined && b !== undefined && c !== undefined && turn(a, b, c) < 0;
    return isTurned ? [first, third, second] : [first, second, third];
  });
  return [...numbers, ...new Array<number>((corners - 2) * 3 - numbers.length).fill(0)];
}

/** Returns a number above 0 if the way from a over b to c turns left. */
function turn(a: Vector2, b: Vector2, c: Vector2): number {
  return (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x);
}
