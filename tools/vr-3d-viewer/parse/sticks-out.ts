/** How far a triangle may be turned the wrong way, as the sine of its angle: coordinates are not exact. */
const tolerance = 1e-6;

/**
 * Whether one of the triangles around the first corner of a polygon faces away from the polygon, so that it sticks out.
 * This is done for each face of a model: it makes no objects.
 * @param position the coordinates of all vertices, x, y and z in turn
 * @param vertices the vertices of all triangles; undefined if they are in this order
 * @param start the place of the polygon's first corner among the corners of all triangles
 * @param triangles how many triangles it has
 * @returns false if a coordinate is not a number
 */
export function sticksOut(
  position: ArrayLike<number>,
  vertices: ArrayLike<number> | undefined,
  start: number,
  triangles: number,
): boolean {
  const coordinate = (place: number, axis: number) =>
    position[(vertices === undefined ? place : (vertices[place] ?? 0)) * 3 + axis] ?? Number.NaN;
  const [firstX, firstY, firstZ] = [coordinate(start, 0), coordinate(start, 1), coordinate(start, 2)];
  // The normal of the polygon is the sum of those of its triangles.
  let sumX = 0;
  let sumY = 0;
  let sumZ = 0;
  for (let round = 0; round < 2; round += 1) {
    for (let triangle = 0; triangle < triangles; triangle += 1) {
      const second = start + triangle * 3 + 1;
      const ux = coordinate(second, 0) - firstX;
      const uy = coordinate(second, 1) - firstY;
      const uz = coordinate(second, 2) - firstZ;
      const vx = coordinate(second + 1, 0) - firstX;
      const vy = coordinate(second + 1, 1) - firstY;
      const vz = coordinate(second + 1, 2) - firstZ;
      const x = uy * vz - uz * vy;
      const y = uz * vx - ux * vz;
      const z = ux * vy - uy * vx;
      if (round === 0) {
        sumX += x;
        sumY += y;
        sumZ += z;
        continue;
      }
      const along = x * sumX + y * sumY + z * sumZ;
      const isTurned = along < 0;
      if (
        isTurned &&
        along < -tolerance * Math.hypot(ux, uy, uz) * Math.hypot(vx, vy, vz) * Math.hypot(sumX, sumY, sumZ)
      ) {
        return true;
      }
    }
  }
  return false;
}
