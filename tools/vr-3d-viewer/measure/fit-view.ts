/**
 * How far a camera must be from the centre of a sphere to have all of it in view, in both directions.
 * @param radius of the sphere, in the model's units, above 0
 * @param fieldOfView vertical, in degrees
 * @param aspect the width of the picture divided by its height
 * @returns the distance in the model's units
 * @example fitDistance(1, 90, 1) // 1.414…
 */
export function fitDistance(radius: number, fieldOfView: number, aspect: number): number {
  const vertical = (fieldOfView * Math.PI) / 360;
  const horizontal = Math.atan(Math.tan(vertical) * aspect);
  return radius / Math.sin(Math.min(vertical, horizontal));
}

export interface ClipPlanes {
  readonly near: number;
  readonly far: number;
}

/**
 * The nearest and farthest distance that the camera draws: around the model, and never so far apart that depths become
 * ambiguous (a 24-bit depth buffer is good for about 1 to 10,000).
 * @param distance of the camera from the centre of the model
 * @param radius of a sphere around everything that is shown
 */
export function clipPlanes(distance: number, radius: number): ClipPlanes {
  const far = distance + radius * 1.1;
  return { near: Math.max(distance - radius * 1.1, far / 10_000), far };
}

/**
 * The side of a grid square: 1, 2 or 5 times a power of ten, chosen so that a model of this size covers 4 to 10
 * squares.
 * @param size the model's greatest extent on the ground, in its units
 * @example gridStep(37) // 5
 */
export function gridStep(size: number): number {
  if (!(size > 0) || !Number.isFinite(size)) {
    return 1;
  }
  const raw = size / 10;
  const power = 10 ** Math.floor(Math.log10(raw));
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= raw * (1 - 1e-9)) ?? 10;
  return Number((factor * power).toPrecision(3));
}
