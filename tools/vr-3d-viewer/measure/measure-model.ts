import { Box3, type BufferGeometry, type InstancedMesh, type Mesh, type Object3D, Vector3 } from 'three';
import { formatNumber } from '#shared/formats/words/locale.ts';
import { materialsOf, texturesOf } from './each-material.ts';

export interface ModelStatistics {
  readonly meshes: number;
  /** The number of triangles drawn, including every instance. */
  readonly triangles: number;
  readonly vertices: number;
  readonly materials: number;
  readonly textures: number;
  /** The number of points that are drawn as such, in point clouds. */
  readonly points: number;
  /** The number of line segments that are drawn as such. */
  readonly lines: number;
  readonly bones: number;
}

type Drawn = Object3D & {
  readonly isMesh?: boolean;
  readonly isLine?: boolean;
  readonly isLineSegments?: boolean;
  readonly isLineLoop?: boolean;
  readonly isPoints?: boolean;
  readonly isBone?: boolean;
  readonly geometry?: BufferGeometry;
};

/** How many times an object is drawn. */
function instancesOf(object: Object3D): number {
  return (object as InstancedMesh).isInstancedMesh === true ? (object as InstancedMesh).count : 1;
}

/** The number of indices, or of vertices if there are no indices, that a geometry draws. */
function drawCount({ index, attributes, drawRange }: BufferGeometry): number {
  const all = index?.count ?? attributes.position?.count ?? 0;
  return Math.max(0, Math.min(all, drawRange.start + drawRange.count) - drawRange.start);
}

function segmentsOf(object: Drawn, count: number): number {
  if (object.isLineSegments === true) {
    return Math.floor(count / 2);
  }
  return object.isLineLoop === true ? count : Math.max(0, count - 1);
}

/** Counts the contents of a model, including hidden parts. Shared materials and textures count once. */
export function countModel(root: Object3D): ModelStatistics {
  let meshes = 0;
  let triangles = 0;
  let vertices = 0;
  let points = 0;
  let lines = 0;
  let bones = 0;
  const materials = new Set<unknown>();
  const textures = new Set<unknown>();
  root.traverse((object) => {
    const drawn = object as Drawn;
    bones += drawn.isBone === true ? 1 : 0;
    const { geometry } = drawn;
    if (geometry === undefined) {
      return;
    }
    const count = drawCount(geometry);
    const instances = instancesOf(drawn);
    vertices += (geometry.attributes.position?.count ?? 0) * instances;
    if (drawn.isMesh === true) {
      meshes += 1;
      triangles += Math.floor(count / 3) * instances;
    } else if (drawn.isPoints === true) {
      points += count;
    } else if (drawn.isLine === true) {
      lines += segmentsOf(drawn, count);
    }
    for (const material of materialsOf(object)) {
      materials.add(material);
      for (const [, texture] of texturesOf(material)) {
        // An image used with different sampling settings is still one texture of the file.
        textures.add(texture.source);
      }
    }
  });
  return { meshes, triangles, vertices, materials: materials.size, textures: textures.size, points, lines, bones };
}

/** The number of vertices measured before the page gets a turn. */
const sliceLength = 50_000;

/**
 * Computes the box around all vertices in their current positions: rotated, scaled and deformed by their bones. It is
 * exact, unlike the union of the boxes of parts, which would be too large; only instanced meshes are measured by their
 * own boxes. Works in slices, so the page stays responsive.
 * @param root the object to measure, whose matrices must be up to date
 * @returns an empty box if there is nothing
 */
export async function measureBox(root: Object3D, nextSlice: () => Promise<void>): Promise<Box3> {
  const box = new Box3();
  const vertex = new Vector3();
  const objects: Mesh[] = [];
  root.traverse((object) => {
    if ((object as Drawn).geometry !== undefined) {
      objects.push(object as Mesh);
    }
  });
  let left = sliceLength;
  for (const object of objects) {
    const { position } = object.geometry.attributes;
    if ((object as unknown as InstancedMesh).isInstancedMesh === true) {
      box.expandByObject(object);
      continue;
    }
    for (let index = 0; index < (position?.count ?? 0); index += 1) {
      if (typeof object.getVertexPosition === 'function') {
        object.getVertexPosition(index, vertex);
      } else if (position !== undefined) {
        vertex.fromBufferAttribute(position, index);
      }
      vertex.applyMatrix4(object.matrixWorld);
      // Damaged files have vertices without a valid position; a single one would make the box worthless.
      if (Number.isFinite(vertex.x + vertex.y + vertex.z)) {
        box.expandByPoint(vertex);
      }
      left -= 1;
      if (left === 0) {
        left = sliceLength;
        await nextSlice();
      }
    }
  }
  return box;
}

/** Formats a number for people, with a sensible number of digits. @example formatLength(0.000123456) // '0.0001235' */
export function formatLength(length: number): string {
  if (length === 0) {
    return '0';
  }
  const size = Math.abs(length);
  return size >= 1e7 || size < 1e-4
    ? length.toExponential(3).replace(/\.?0+e/, 'e')
    : formatNumber(length, { maximumSignificantDigits: 4 });
}

/** @example formatSize({ x: 1, y: 2, z: 0.5 }) // '1 × 2 × 0.5' */
export function formatSize({ x, y, z }: { readonly x: number; readonly y: number; readonly z: number }): string {
  return [x, y, z].map(formatLength).join(' × ');
}
