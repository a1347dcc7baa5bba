import { describe, expect, test } from 'vitest';
import { countModel } from '../measure/measure-model.ts';
import { buildParts } from './build-parts.ts';
import { parsePly } from './parse-ply.ts';

const corners = ['0 0 0', '1 0 0', '1 1 0', '0 1 0', '0 2 0'];

/** @param properties the properties of a face after its corners */
function ply(faces: readonly string[], properties: readonly string[] = []): ArrayBuffer {
  const lines = [
    'ply',
    'format ascii 1.0',
    `element vertex ${corners.length}`,
    ...['x', 'y', 'z'].map((name) => `property float ${name}`),
    `element face ${faces.length}`,
    'property list uchar int vertex_indices',
    ...properties.map((property) => `property ${property}`),
    'end_header',
    ...corners,
    ...faces,
  ];
  return new TextEncoder().encode(`${lines.join('\n')}\n`).buffer;
}

const colors = ['uchar red', 'uchar green', 'uchar blue'];
const texture = ['list uchar float texcoord', 'int texnumber'];

function count(bytes: ArrayBuffer) {
  const { triangles, points } = countModel(buildParts(parsePly(bytes, 'a.ply')));
  return { triangles, points };
}

describe('the faces of a PLY', () => {
  test.each([
    ['of triangles', ply(['3 0 1 2', '3 0 2 3']), 2],
    ['of a quadrilateral', ply(['4 0 1 2 3']), 2],
    ['with colours', ply(['4 0 1 2 3 255 0 0', '3 2 3 4 0 0 255'], colors), 3],
    ['with texture coordinates', ply(['3 0 1 2 6 0 0 1 0 1 1 0'], texture), 1],
  ])('%s are a mesh', (_, bytes, triangles) => {
    expect(count(bytes)).toEqual({ triangles, points: 0 });
  });

  test('are not needed for a point cloud', () => {
    expect(count(ply([]))).toEqual({ triangles: 0, points: 5 });
    expect(count(ply([], colors))).toEqual({ triangles: 0, points: 5 });
  });
});
