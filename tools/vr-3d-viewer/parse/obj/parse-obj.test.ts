import { describe, expect, it } from 'vitest';
import { countModel } from '../../measure/measure-model.ts';
import { buildParts } from '../build-parts.ts';
import { areasOf } from '../triangle-areas.test-support.ts';
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
    [
      'a face and a line with comments',
      ['f 1 2 3 # the roof', 'l 1 5 # its edge'],
      { meshes: 1, triangles: 1, lines: 1, points: 0 },
    ],
    ['vertices alone', [], { meshes: 0, triangles: 0, lines: 0, points: 5 }],
  ])('are %s', (_, statements, expected) => {
    expect(count(...square, ...statements)).toEqual(expected);
    expect(count(`${[...square, ...statements].join('\r\n')}\r\n`)).toEqual(expected);
  });

  it('have no colours by a comment after a vertex', () => {
    const { parts } = obj('v 0 0 0 # the first of three', 'v 1 0 0', 'v 0 1 0', 'f 1 2 3');
    expect(parts[0]?.materials[0]?.hasVertexColors).toBe(false);
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

describe('a concave polygon of an OBJ', () => {
  const shape = ['v 2 0 0', 'v 2 1 0', 'v 1 1 0', 'v 1 2 0', 'v 0 2 0', 'v 0 0 0'];
  const dart = ['v 0 0 0', 'v 4 -4 0', 'v 0 4 0', 'v -4 -4 0'];
  const textures = ['vt 0 0', 'vt 1 0', 'vt 0 1', 'vt 1 1', 'vt .5 0', 'vt 0 .5'];

  it.each([
    ['of six corners', [...shape, 'f 1 2 3 4 5 6'], 3, 1],
    ['in the other direction', [...shape, 'f -1 -2 -3 -4 -5 -6'], 3, -1],
    ['of four corners', [...dart, 'f 2 3 4 1'], 16, 1],
    ['after other faces and objects', [...shape, 'f 1 2 3', 'o b', 'f 1 2 3 6', 'o c', 'f 1 2 3 4 5 6'], 3, 1],
    ['with normals', [...shape, 'vn 0 0 1', 'f 1//1 2//1 3//1 4//1 5//1 6//1'], 3, 1],
    ['beside a line', [...shape, 'l 1 2', 'f 1 2 3 4 \\', ' 5 6'], 3, 1],
    ['that stands upright', [...shape.map((v) => v.replace(/v (.) (.) 0/, 'v 7 $1 $2')), 'f 1 2 3 4 5 6'], 3, 1],
  ])('%s is split within its outline', (_, lines, area, direction) => {
    const geometry = obj(...lines).parts.findLast(({ kind }) => kind === 'mesh')?.geometry;
    const areas = areasOf(geometry);
    expect(areas.reduce((sum, own) => sum + Math.abs(own), 0)).toBeCloseTo(area);
    expect(areas.every((own) => own * direction > 0)).toBe(true);
    const normals = [...(geometry?.attributes.normal?.array ?? [])];
    expect(Math.min(...normals.map((value) => value * direction))).toBeCloseTo(0);
  });

  it('keeps the texture of each corner', () => {
    const { parts } = obj(...shape, ...textures, 'f 1/1 2/2 3/3 4/4 5/5 6/6');
    const { position, uv } = parts[0]?.geometry.attributes ?? {};
    const expected = new Map([...shape.keys()].map((at) => [shape[at]?.slice(2), textures[at]?.slice(3)]));
    for (let at = 0; at < 12; at += 1) {
      const place = position?.array.slice(at * 3, at * 3 + 3).join(' ') ?? '';
      expect([...(uv?.array.slice(at * 2, at * 2 + 2) ?? [])]).toEqual(expected.get(place)?.split(' ').map(Number));
    }
  });
});

describe('a face of an OBJ whose vertices are not there', () => {
  it.each([
    [
      'among others',
      ['f 1 2 3', 'f 1 2 9', 'f 1 3 4'],
      2,
      ['1 face is not shown: it names a vertex that the file does not have'],
    ],
    ['of several triangles', ['f 1 2 3 9', 'f 1 2 3 4', 'f -9 1 2', 'l 1 2'], 2, ['2 faces are not shown: they name']],
    ['beside a line of that kind', ['f 1 2 3', 'f 0 1 2', 'l 1 2 9'], 1, ['1 face is', '1 line is not shown']],
  ])('%s is left out with a warning', (_, statements, triangles, warnings) => {
    expect(count(...square, ...statements).triangles).toBe(triangles);
    expect(obj(...square, ...statements).warnings).toEqual(warnings.map((text) => expect.stringContaining(text)));
  });

  it('takes nothing away from the materials of others', () => {
    const faces = ['usemtl a', 'f 1 2 3', 'f 1 2 9', 'usemtl b', 'f 1 2 9', 'f 1 2 3 4', 'usemtl c', 'f 9 9 9'];
    const [part] = obj(...square, ...faces).parts;
    expect(part?.geometry.groups).toEqual([
      { start: 0, count: 3, material: 0 },
      { start: 3, count: 6, material: 1 },
      { start: 9, count: 0, material: 2 },
    ]);
  });

  it('is an error if there is nothing else', () => {
    expect(() => obj('v 0 0 0', 'v 1 0 0', 'v 1 1 0', 'f 1 2 9')).toThrow(/^1 face is not shown/);
  });
});
