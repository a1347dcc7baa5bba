/** Triangles, as number arrays like those in model files. */
export interface Shape {
  readonly positions: readonly number[];
  readonly normals: readonly number[];
  readonly uvs: readonly number[];
  readonly indices: readonly number[];
}

type Vector = readonly [number, number, number];

/** The normal of each side and the two directions in it, in such an order that its corners run counter-clockwise. */
const sides: readonly (readonly [Vector, Vector, Vector])[] = [
  [
    [1, 0, 0],
    [0, 0, -1],
    [0, 1, 0],
  ],
  [
    [-1, 0, 0],
    [0, 0, 1],
    [0, 1, 0],
  ],
  [
    [0, 1, 0],
    [1, 0, 0],
    [0, 0, -1],
  ],
  [
    [0, -1, 0],
    [1, 0, 0],
    [0, 0, 1],
  ],
  [
    [0, 0, 1],
    [1, 0, 0],
    [0, 1, 0],
  ],
  [
    [0, 0, -1],
    [-1, 0, 0],
    [0, 1, 0],
  ],
];

const corners: readonly (readonly [number, number])[] = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
];

/** A box around the origin: 24 vertices, 12 triangles. */
export function createBox(size: Vector): Shape {
  const positions: number[] = [];
  const normals: number[] = [];
  const uvs: number[] = [];
  const indices: number[] = [];
  for (const [normal, right, up] of sides) {
    const first = positions.length / 3;
    for (const [u, v] of corners) {
      for (const axis of [0, 1, 2] as const) {
        positions.push(((normal[axis] + right[axis] * u + up[axis] * v) * size[axis]) / 2);
      }
      normals.push(...normal);
      uvs.push((u + 1) / 2, (1 - v) / 2);
    }
    indices.push(first, first + 1, first + 2, first, first + 2, first + 3);
  }
  return { positions, normals, uvs, indices };
}

/** Returns the corners of each triangle, and its normal. */
export function trianglesOf({ positions, normals, indices }: Shape): { normal: number[]; corners: number[][] }[] {
  const at = (values: readonly number[], index: number) => values.slice(index * 3, index * 3 + 3);
  return Array.from({ length: indices.length / 3 }, (_, triangle) => {
    const three = indices.slice(triangle * 3, triangle * 3 + 3);
    return { normal: at(normals, three[0] ?? 0), corners: three.map((index) => at(positions, index)) };
  });
}
