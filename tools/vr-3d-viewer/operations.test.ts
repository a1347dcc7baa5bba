import { zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { operationOf, runOperation, textOf } from '#tests/support/operations/run-operation.ts';
import { operations } from './operations.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const obj = 'v 0 0 0\nv 2 0 0\nv 0 1 0\nf 1 2 3\n';
const stl = `solid a
facet normal 0 0 1
outer loop
vertex 0 0 0
vertex 2 0 0
vertex 0 1 0
endloop
endfacet
endsolid a`;
const ply = `ply
format ascii 1.0
element vertex 2
property float x
property float y
property float z
end_header
0 0 0
1 2 3
`;

/** A triangle scaled by 3, with a material whose texture is an image that no tool could decode. */
const positions = btoa(
  Array.from(new Uint8Array(Float32Array.of(0, 0, 0, 2, 0, 0, 0, 1, 0).buffer), (byte) =>
    String.fromCharCode(byte),
  ).join(''),
);
const gltf = JSON.stringify({
  asset: { version: '2.0' },
  scene: 0,
  scenes: [{ nodes: [0] }],
  nodes: [{ mesh: 0, scale: [3, 3, 3] }],
  meshes: [{ primitives: [{ attributes: { POSITION: 0 }, material: 0 }] }],
  materials: [{ pbrMetallicRoughness: { baseColorTexture: { index: 0 } } }],
  textures: [{ source: 0 }],
  images: [{ uri: 'data:image/png;base64,AAAA' }],
  accessors: [{ bufferView: 0, componentType: 5126, count: 3, type: 'VEC3', min: [0, 0, 0], max: [2, 1, 0] }],
  bufferViews: [{ buffer: 0, byteLength: 36 }],
  buffers: [{ byteLength: 36, uri: `data:application/octet-stream;base64,${positions}` }],
});

const triangle = { meshes: 1, triangles: 1, vertices: 3, materials: 1, textures: 0, 'bounding box': '2 × 1 × 0' };

it.each([
  ['OBJ', utf8(obj), { format: 'Wavefront OBJ', ...triangle }],
  ['STL', utf8(stl), { format: 'STL', ...triangle }],
  ['PLY', utf8(ply), { format: 'PLY', points: 2, triangles: 0, 'bounding box': '1 × 2 × 3' }],
  ['glTF', utf8(gltf), { format: 'glTF', ...triangle, textures: 1, 'bounding box': '6 × 3 × 0' }],
  ['a zip', zipSync({ 'a/b.obj': utf8(obj) }), { format: 'Wavefront OBJ', triangles: 1 }],
])('counts and measures %s', async (_what, bytes, facts) => {
  expect(JSON.parse(await textOf(runOperation(operationOf(operations, 'model.facts'), bytes)))).toMatchObject(facts);
});

/** Three vertices at 1 2 3, as Meshopt compresses them: no differences, after the first vertex. */
const meshopt = (extension: string) => {
  const vertex = new Uint8Array(Float32Array.of(1, 2, 3).buffer);
  const bytes = [0xa0, ...new Array<number>(12 + 20).fill(0), ...vertex];
  const compressed = { buffer: 1, byteLength: bytes.length, byteStride: 12, count: 3, mode: 'ATTRIBUTES' };
  const json = JSON.parse(gltf);
  return JSON.stringify({
    ...json,
    extensionsUsed: [extension],
    bufferViews: [{ buffer: 0, byteLength: 36, byteStride: 12, extensions: { [extension]: compressed } }],
    buffers: [
      ...json.buffers,
      { byteLength: bytes.length, uri: `data:;base64,${btoa(String.fromCharCode(...bytes))}` },
    ],
  });
};

it.each(['EXT_meshopt_compression', 'KHR_meshopt_compression'])('measures what %s compresses', async (extension) => {
  const facts = JSON.parse(
    await textOf(runOperation(operationOf(operations, 'model.facts'), utf8(meshopt(extension)))),
  );
  expect(facts).toMatchObject({ vertices: 3, triangles: 1, 'bounding box': '0 × 0 × 0' });
});

/** Uses Draco without requiring it. @param accessor the place of the vertices outside of it */
const optionalDraco = (accessor: object) => {
  const json = JSON.parse(gltf);
  const extensions = { KHR_draco_mesh_compression: { bufferView: 0, attributes: { POSITION: 0 } } };
  return JSON.stringify({
    ...json,
    extensionsUsed: ['KHR_draco_mesh_compression'],
    meshes: [{ primitives: [{ ...json.meshes[0].primitives[0], extensions }] }],
    accessors: [{ componentType: 5126, count: 3, type: 'VEC3', min: [0, 0, 0], max: [2, 1, 0], ...accessor }],
  });
};

it('measures what is there without Draco too', async () => {
  const bytes = utf8(optionalDraco({ bufferView: 0 }));
  const facts = JSON.parse(await textOf(runOperation(operationOf(operations, 'model.facts'), bytes)));
  expect(facts).toMatchObject({ vertices: 3, triangles: 1, 'bounding box': '6 × 3 × 0' });
});

it.each([
  [
    'requires Draco',
    optionalDraco({ bufferView: 0 }).replace(
      '{"asset"',
      '{"extensionsRequired":["KHR_draco_mesh_compression"],"asset"',
    ),
  ],
  ['has nothing but Draco', optionalDraco({})],
])('says of a glTF that %s where it can be decoded', async (_, text) => {
  expect(await runOperation(operationOf(operations, 'model.facts'), utf8(text))).toMatchObject({
    error: {
      message: '“model” cannot be measured: it is compressed with Draco, which is decoded only where it is shown.',
    },
  });
});

it('measures the scene that is shown first, and says so', async () => {
  const json = JSON.parse(gltf);
  const text = JSON.stringify({
    ...json,
    scene: 1,
    scenes: [
      { name: 'Winter', nodes: [1, 2] },
      { name: 'Summer', nodes: [0] },
    ],
    nodes: [...json.nodes, { mesh: 0, translation: [100, 0, 0] }, { mesh: 1 }],
    meshes: [...json.meshes, { primitives: [{ attributes: { POSITION: 0 }, material: 1 }] }],
    materials: [...json.materials, { normalTexture: { index: 1 } }],
    textures: [...json.textures, { source: 1 }],
    images: [...json.images, { uri: 'data:image/png;base64,AAAB' }],
  });
  const result = await runOperation(operationOf(operations, 'model.facts'), utf8(text));
  expect(JSON.parse(await textOf(Promise.resolve(result)))).toMatchObject({
    meshes: 1,
    triangles: 1,
    textures: 1,
    'bounding box': '6 × 3 × 0',
  });
  expect(result).toMatchObject({ value: { notes: ['There are 2 scenes: these are the facts of “Summer”.'] } });
});

it('warns of an extension that it does not know', async () => {
  const text = gltf.replace('{"asset"', '{"extensionsRequired":["ACME_hair"],"extensionsUsed":["ACME_hair"],"asset"');
  expect(await runOperation(operationOf(operations, 'model.facts'), utf8(text))).toMatchObject({
    value: { notes: ['It needs ACME_hair, which is not known here: it may look different.'] },
  });
});

it('says which faces are not counted', async () => {
  const bytes = utf8(`${obj}f 1 2 9\n`);
  const result = await runOperation(operationOf(operations, 'model.facts'), bytes);
  expect(JSON.parse(await textOf(Promise.resolve(result)))).toMatchObject({ ...triangle });
  expect(result).toMatchObject({ value: { notes: [expect.stringContaining('1 face is not shown')] } });
});

it.each([
  ['nothing', '', 'no-model'],
  ['prose', 'very good', 'no-model'],
  ['a page', '<!doctype html>', 'no-model'],
  ['COLLADA', '<COLLADA version="1.4.1"></COLLADA>', 'needs-page'],
  ['glTF that is cut off', gltf.slice(0, 100), 'damaged'],
  ['glTF with a bad reference', gltf.replace('"mesh":0', '"mesh":7'), 'damaged'],
  [
    'glTF that needs Draco',
    gltf.replace('{"asset"', '{"extensionsRequired":["KHR_draco_mesh_compression"],"asset"'),
    'damaged',
  ],
  ['glTF of nothing', '{"asset":{"version":"2.0"},"scenes":[{}],"scene":0}', 'empty'],
])('says what is wrong with %s', async (_what, text, code) => {
  const result = await runOperation(operationOf(operations, 'model.facts'), utf8(text));
  expect(result).toMatchObject({ ok: false, error: { code, message: expect.stringMatching(/“model”|zip/) } });
});
