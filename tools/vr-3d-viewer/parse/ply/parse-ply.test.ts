import { describe, expect, test } from 'vitest';
import { countModel } from '../../measure/measure-model.ts';
import { buildParts } from '../build-parts.ts';
import { areasOf } from '../triangle-areas.test-support.ts';
import { parsePly } from './parse-ply.ts';

const corners = ['0 0 0', '1 0 0', '1 1 0', '0 1 0', '0 2 0'];

/** @param properties the properties of a face after its corners */
function ply(faces: readonly string[], properties: readonly string[] = [], vertices = corners): ArrayBuffer {
  const lines = [
    'ply',
    'format ascii 1.0',
    `element vertex ${vertices.length}`,
    ...['x', 'y', 'z'].map((name) => `property float ${name}`),
    `element face ${faces.length}`,
    'property list uchar int vertex_indices',
    ...properties.map((property) => `property ${property}`),
    'end_header',
    ...vertices,
    ...faces,
  ];
  return new TextEncoder().encode(`${lines.join('\n')}\n`).buffer;
}

const colors = ['uchar red', 'uchar green', 'uchar blue'];
const texture = ['list uchar float texcoord', 'int texnumber'];

function count(bytes: ArrayBuffer) {
  const { triangles, points } = countModel(buildParts(parsePly(bytes, 'a.ply').parts));
  return { triangles, points };
}

/** A PLY whose only face is a pentagon, with other elements and properties around it. */
function binaryPly(isLittleEndian: boolean): ArrayBuffer {
  const head = [
    'ply',
    `format binary_${isLittleEndian ? 'little' : 'big'}_endian 1.0`,
    'element vertex 5',
    'property float x',
    'property float y',
    'property double z',
    'element face 1',
    'property uchar flags',
    'property list uchar uint vertex_index',
    'property list uint8 int16 tags',
    'element edge 1',
    'property int vertex1',
    'end_header\n',
  ].join('\n');
  const view = new DataView(new ArrayBuffer(head.length + 5 * 16 + (1 + 1 + 20 + 1 + 4) + 4));
  let at = 0;
  const put = (kind: 'Uint8' | 'Int16' | 'Uint32' | 'Float32' | 'Float64', size: number, ...values: number[]) => {
    for (const value of values) {
      view[`set${kind}`](at, value, isLittleEndian);
      at += size;
    }
  };
  put('Uint8', 1, ...new TextEncoder().encode(head));
  for (const corner of corners) {
    const [x = 0, y = 0, z = 0] = corner.split(' ').map(Number);
    put('Float32', 4, x, y);
    put('Float64', 8, z);
  }
  put('Uint8', 1, 9, 5);
  put('Uint32', 4, 0, 1, 2, 3, 4);
  put('Uint8', 1, 2);
  put('Int16', 2, 7, 8);
  put('Uint32', 4, 1);
  return view.buffer;
}

describe('the faces of a PLY', () => {
  test.each([
    ['of triangles', ply(['3 0 1 2', '3 0 2 3']), 2],
    ['of a quadrilateral', ply(['4 0 1 2 3']), 2],
    ['with colours', ply(['4 0 1 2 3 255 0 0', '3 2 3 4 0 0 255'], colors), 3],
    ['with texture coordinates', ply(['3 0 1 2 6 0 0 1 0 1 1 0'], texture), 1],
    ['of a pentagon among others', ply(['3 0 1 2', '5 0 1 2 3 4', '4 0 1 2 3']), 6],
    ['of a pentagon with a colour', ply(['5 0 1 2 3 4 255 0 0'], colors), 3],
    ['of a pentagon with texture coordinates', ply(['5 0 1 2 3 4 10 0 0 1 0 1 1 0 1 0 1 7'], texture), 3],
    ['of a pentagon, in binary', binaryPly(true), 3],
    ['of a pentagon, in binary with the most significant byte first', binaryPly(false), 3],
  ])('%s are a mesh', (_, bytes, triangles) => {
    expect(count(bytes)).toEqual({ triangles, points: 0 });
  });

  test('keep the place and the texture of each corner when they are split', () => {
    const [part] = parsePly(ply(['5 0 1 2 3 4 10 0 0 1 0 1 1 0 1 0 0.5 7'], texture), 'a.ply').parts;
    const { position, uv } = part?.geometry.attributes ?? {};
    expect([...(position?.array ?? [])].slice(18)).toEqual([0, 0, 0, 0, 1, 0, 0, 2, 0]);
    expect([...(uv?.array ?? [])]).toEqual([0, 0, 1, 0, 1, 1, 0, 0, 1, 1, 0, 1, 0, 0, 0, 1, 0, 0.5]);
  });

  test.each([
    ['of four corners', ['4 1 5 3 0'], []],
    ['of five corners', ['5 1 5 3 6 0'], []],
    ['with a colour', ['5 1 5 3 6 0 255 0 0'], colors],
    ['of four corners with a colour', ['4 1 5 3 0 255 0 0'], colors],
  ])('that are concave and %s are split within their outline', (_, faces, properties) => {
    const more = ['0.25 0.25 0', '-1 0.5 0'];
    const [part] = parsePly(ply(faces, properties, [...corners, ...more]), 'a.ply').parts;
    const areas = areasOf(part?.geometry);
    expect(areas.reduce((sum, area) => sum + Math.abs(area), 0)).toBeCloseTo(faces[0]?.startsWith('5') ? 0.75 : 0.25);
    expect(areas.every((area) => area > 0)).toBe(true);
  });

  test('are not needed for a point cloud', () => {
    expect(count(ply([]))).toEqual({ triangles: 0, points: 5 });
    expect(count(ply([], colors))).toEqual({ triangles: 0, points: 5 });
  });
});

describe('a PLY that is cut off', () => {
  const whole = new TextDecoder().decode(ply(['3 0 1 2', '4 0 1 2 3']));
  const upTo = (end: string) => new TextEncoder().encode(whole.slice(0, whole.indexOf(end) + end.length)).buffer;
  const cloud = new TextDecoder().decode(ply([])).replace(/\n0 2 0\s*$/, '\n');
  const binary = binaryPly(true);

  test.each([
    ['after a face', upTo('3 0 1 2'), 'it is cut off after 1 of its 2 faces.'],
    ['in a face', upTo('4 0 1'), 'it is cut off after 1 of its 2 faces.'],
    ['in the vertices', upTo('1 1'), 'it is cut off after 2 of its 5 vertices.'],
    ['after its header', upTo('end_header\n'), 'it is cut off after 0 of its 5 vertices.'],
    ['and a cloud of points', new TextEncoder().encode(cloud).buffer, 'it is cut off after 4 of its 5 vertices.'],
    ['and binary, in the last element', binary.slice(0, -1), 'it is cut off after 0 of its 1 edge.'],
    ['and binary, in the face', binary.slice(0, -15), 'it is cut off after 0 of its 1 face.'],
    ['and binary, in the vertices', binary.slice(0, -32), 'it is cut off after 4 of its 5 vertices.'],
  ])('%s is not shown as if it were whole', (_, bytes, message) => {
    expect(() => parsePly(bytes, 'a.ply')).toThrow(message);
  });
});

describe('a face of a PLY whose vertices are not there', () => {
  test.each([
    ['among others', ply(['3 0 1 2', '3 0 1 9', '3 0 2 3']), 2, '1 face is not shown'],
    ['with the number -1', ply(['3 0 1 2', '3 -1 1 2']), 1, '1 face is not shown'],
    ['of several triangles', ply(['5 0 1 2 3 9', '3 0 1 2', '4 9 9 9 9']), 1, '2 faces are not shown'],
    ['with a colour', ply(['3 0 1 9 9 9 9', '4 0 1 2 3 0 0 0'], colors), 2, '1 face is not shown'],
    ['at no place', ply(['3 0 1 2', '3 0 1 5'], [], [...corners, 'nan nan nan']), 1, '1 face is not shown'],
  ])('%s is left out with a warning', (_, bytes, triangles, warning) => {
    const { parts, warnings } = parsePly(bytes, 'a.ply');
    expect(count(bytes)).toEqual({ triangles, points: 0 });
    expect(warnings).toEqual([expect.stringContaining(warning)]);
    const normals = [...(parts[0]?.geometry.attributes.normal?.array.slice(0, 9) ?? [])];
    expect(normals.map(Math.abs)).toEqual([0, 0, 1, 0, 0, 1, 0, 0, 1]);
  });

  test('is an error if there is no other', () => {
    expect(() => parsePly(ply(['3 0 1 9']), 'a.ply')).toThrow(/^1 face is not shown: it names a vertex that the file/);
  });
});

describe('what connects the vertices of a PLY beside its faces', () => {
  /** @param elements the lines of the header and of the body for each element after the vertices */
  function withElements(...elements: readonly (readonly [header: readonly string[], rows: readonly string[]])[]) {
    const whole = new TextDecoder().decode(ply([]));
    const head = elements.flatMap(([header]) => header).join('\n');
    const rows = elements.flatMap(([, lines]) => lines).join('\n');
    const text = whole.replace(/element face 0\n.*/, head).replace(/\n*$/, `\n${rows}\n`);
    return parsePly(new TextEncoder().encode(text).buffer, 'a.ply');
  }
  const strips = ['element tristrips 1', 'property list int int vertex_indices'];
  const edges = ['element edge 2', 'property int vertex1', 'property int vertex2', 'property uchar red'];
  const faces = ['element face 1', 'property list uchar int vertex_indices'];
  const painted = [...faces, ...colors.map((color) => `property ${color}`)];
  const grid = ['element range_grid 1', 'property list uchar int vertex_indices'];

  test.each([
    ['a strip', [[strips, ['4 0 1 3 2']]], { triangles: 2, lines: 0, points: 0 }, []],
    ['two strips', [[strips, ['9 0 1 3 2 -1 2 4 3 -1']]], { triangles: 3, lines: 0, points: 0 }, []],
    ['a strip that is folded', [[strips, ['6 0 1 3 3 3 2']]], { triangles: 1, lines: 0, points: 0 }, []],
    [
      'a strip beside faces',
      [
        [faces, ['4 0 1 2 3']],
        [strips, ['3 2 4 3']],
      ],
      { triangles: 3, lines: 0, points: 0 },
      [],
    ],
    ['edges', [[edges, ['0 1 7', '1 2 7']]], { triangles: 0, lines: 2, points: 0 }, []],
    [
      'edges beside faces',
      [
        [faces, ['3 0 1 2']],
        [edges, ['0 1 7', '1 2 7']],
      ],
      { triangles: 1, lines: 2, points: 0 },
      [],
    ],
    [
      'an edge to nowhere',
      [[edges, ['0 1 7', '1 9 7']]],
      { triangles: 0, lines: 1, points: 0 },
      ['1 line is not shown'],
    ],
    ['an element of its own', [[grid, ['1 0']]], { triangles: 0, lines: 0, points: 5 }, ['“range_grid” of its header']],
    [
      'edges beside faces with colours',
      [
        [painted, ['3 0 1 2 9 9 9']],
        [edges, ['0 1 7', '1 2 7']],
      ],
      { triangles: 1, lines: 0, points: 0 },
      ['“edge” of its header is not shown'],
    ],
  ] as const)('is shown or named: %s', (_, elements, expected, warnings) => {
    const parsed = withElements(...elements);
    const { triangles, lines, points } = countModel(buildParts(parsed.parts));
    expect({ triangles, lines, points }).toEqual(expected);
    expect(parsed.warnings).toEqual(warnings.map((text) => expect.stringContaining(text)));
    expect(areasOf(parsed.parts.find(({ kind }) => kind === 'mesh')?.geometry).every((area) => area > 0)).toBe(true);
  });
});
