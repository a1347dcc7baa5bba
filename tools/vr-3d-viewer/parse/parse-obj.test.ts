import { describe, expect, it } from 'vitest';
import { countModel } from '../measure/measure-model.ts';
import { buildParts } from './build-parts.ts';
import { parseObj } from './parse-obj.ts';

const square = ['v 0 0 0', 'v 1 0 0', 'v 1 1 0', 'v 0 1 0', 'v 0 0 1'];

const obj = (...lines: readonly string[]) => parseObj(`${lines.join('\n')}\n`);

function count(...lines: readonly string[]) {
  const { meshes, triangles, lines: segments, points } = countModel(buildParts(obj(...lines).parts));
  return { meshes, triangles, lines: segments, points };
}

describe('the parts of an OBJ', () => {
  it.each([
    ['faces', ['f 1 2 3', 'f 1 3 4'], { meshes: 1, triangles: 2, lines: 0, points: 0 }],
    ['faces and a line', ['f 1 2 3', 'f 1 3 4', 'l 1 5'], { meshes: 1, triangles: 2, lines: 1, points: 0 }],
    ['a line before the faces', ['  l 1 5 2', 'f 1 2 3'], { meshes: 1, triangles: 1, lines: 2, points: 0 }],
    ['a face and a point', ['f 1 2 3', 'p 4'], { meshes: 1, triangles: 1, lines: 0, points: 1 }],
    ['a line and points', ['l 1 2', 'p 4 5'], { meshes: 0, triangles: 0, lines: 1, points: 2 }],
    ['all three', ['f -5 -4 -3', 'l -1 -2', 'p -1'], { meshes: 1, triangles: 1, lines: 1, points: 1 }],
    ['lines alone', ['l 1 2 3'], { meshes: 0, triangles: 0, lines: 2, points: 0 }],
    ['a face and a line of one vertex', ['f 1 2 3', 'l 1'], { meshes: 1, triangles: 1, lines: 0, points: 0 }],
    ['a line that goes on below', ['f 1 2 3', 'l 1 \\', '2 3'], { meshes: 1, triangles: 1, lines: 2, points: 0 }],
    ['a face and a level of detail', ['lod 2', 'f 1 2 3'], { meshes: 1, triangles: 1, lines: 0, points: 0 }],
    ['vertices alone', [], { meshes: 0, triangles: 0, lines: 0, points: 5 }],
  ])('are %s', (_, statements, expected) => {
    expect(count(...square, ...statements)).toEqual(expected);
    expect(count(`${[...square, ...statements].join('\r\n')}\r\n`)).toEqual(expected);
  });

  it('keep their materials and smoothing beside lines', () => {
    const { parts, libraries } = obj(
      'mtllib a.mtl',
      ...square,
      ...['o box', 'usemtl red', 's off', 'f 1 2 3', 'l 1 5', 'usemtl blue', 'l 2 5', 'f 1 3 4', 'f 1 4 5'],
    );
    expect(libraries).toEqual(['a.mtl']);
    expect(parts.map(({ kind, name }) => [kind, name])).toEqual([
      ['mesh', 'box'],
      ['lines', 'box'],
    ]);
    for (const [index, lengths] of [
      [0, [3, 6]],
      [1, [2, 2]],
    ] as const) {
      expect(parts[index]?.materials.map(({ name, isFlat }) => [name, isFlat])).toEqual([
        ['red', true],
        ['blue', true],
      ]);
      expect(parts[index]?.geometry.groups.map(({ count: length }) => length)).toEqual(lengths);
    }
  });
});
