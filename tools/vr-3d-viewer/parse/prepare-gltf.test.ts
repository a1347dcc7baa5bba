import { describe, expect, it } from 'vitest';
import { decodeDataUri } from './decode-data-uri.ts';
import { dropTextures } from './drop-textures.ts';
import { explainMissing, prepareGltf } from './prepare-gltf.ts';

const encode = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).buffer as ArrayBuffer;

function glb(json: unknown, binary?: Uint8Array, version = 2): ArrayBuffer {
  const text = new TextEncoder().encode(JSON.stringify(json));
  const padded = new Uint8Array(Math.ceil(text.length / 4) * 4).fill(0x20);
  padded.set(text);
  const length = 20 + padded.length + (binary === undefined ? 0 : 8 + binary.length);
  const file = new Uint8Array(length);
  const view = new DataView(file.buffer);
  [0x46546c67, version, length, padded.length, 0x4e4f534a].forEach((value, index) => {
    view.setUint32(index * 4, value, true);
  });
  file.set(padded, 20);
  if (binary !== undefined) {
    view.setUint32(20 + padded.length, binary.length, true);
    view.setUint32(24 + padded.length, 0x004e4942, true);
    file.set(binary, 28 + padded.length);
  }
  return file.buffer;
}

const asset = { version: '2.0' };
const nothing = () => undefined;
const messageOf = async (bytes: ArrayBuffer) => {
  const prepared = await prepareGltf(bytes, 'a.glb', nothing);
  return prepared.ok ? undefined : prepared.error.message;
};

describe('prepareGltf', () => {
  it('brings in the binary chunk and images in it', async () => {
    const json = {
      asset,
      buffers: [{ byteLength: 4 }],
      bufferViews: [{ buffer: 0, byteOffset: 1, byteLength: 2 }],
      images: [{ bufferView: 0, mimeType: 'image/png' }],
    };
    const prepared = await prepareGltf(glb(json, new Uint8Array([1, 2, 3, 4])), 'a.glb', nothing);
    const resources = prepared.ok ? prepared.value.resources : new Map();
    expect(new Uint8Array(resources.get('buffer/0') as ArrayBuffer)).toEqual(new Uint8Array([1, 2, 3, 4]));
    const image = resources.get('image/0') as Blob;
    expect([image.type, ...new Uint8Array(await image.arrayBuffer())]).toEqual(['image/png', 2, 3]);
    expect(prepared.ok && prepared.value.json.images).toEqual([{ mimeType: 'image/png', uri: 'image/0' }]);
  });

  it('brings in companions and data: URIs', async () => {
    const json = { asset, buffers: [{ uri: 'a%20b.bin' }, { uri: 'data:;base64,AQI=' }] };
    const asked: string[] = [];
    const prepared = await prepareGltf(encode(json), 'a.gltf', (reference) => {
      asked.push(reference);
      return new Blob(['xyz']);
    });
    expect(asked).toEqual(['a%20b.bin']);
    expect(
      prepared.ok && [...prepared.value.resources].map(([key, value]) => [key, (value as ArrayBuffer).byteLength]),
    ).toEqual([
      ['buffer/0', 3],
      ['buffer/1', 2],
    ]);
  });

  it('names a buffer that is missing', async () => {
    expect(await messageOf(encode({ asset, buffers: [{ uri: 'scene.bin' }] }))).toBe(
      '“a.glb” is missing “scene.bin”. Drop the model and its files together, as a folder or a zip.',
    );
  });

  it('asks nobody for what is on the internet', async () => {
    const json = { asset, images: [{ uri: 'https://example.com/a.png' }, { uri: '//example.com/b.png' }] };
    const prepared = await prepareGltf(encode(json), 'a.gltf', () => new Blob(['x']));
    expect(prepared.ok && prepared.value.missing).toEqual(['https://example.com/a.png', '//example.com/b.png']);
    expect(prepared.ok && prepared.value.resources.size).toBe(0);
  });

  it('lets a material do without a texture that is missing', async () => {
    const json = {
      asset,
      images: [{ uri: 'a.png' }, { uri: 'b.png' }],
      textures: [{ source: 0 }, { source: 1 }],
      materials: [{ normalTexture: { index: 0 }, pbrMetallicRoughness: { baseColorTexture: { index: 1 } } }],
    };
    const prepared = await prepareGltf(encode(json), 'a.gltf', (name) =>
      name === 'b.png' ? new Blob(['x']) : undefined,
    );
    expect(prepared.ok && prepared.value.missing).toEqual(['a.png']);
    expect(prepared.ok && prepared.value.json.materials).toEqual([
      { pbrMetallicRoughness: { baseColorTexture: { index: 1 } } },
    ]);
  });

  it.each([
    ['longer than its buffer', { buffer: 0, byteOffset: 2, byteLength: 3 }],
    ['before its buffer', { buffer: 0, byteOffset: -1, byteLength: 2 }],
    ['of a negative length', { buffer: 0, byteLength: -2 }],
    ['in no buffer', { buffer: 7, byteLength: 2 }],
  ])('lets a material do without an image in a view that is %s', async (_, view) => {
    const json = {
      asset,
      buffers: [{ byteLength: 4 }],
      bufferViews: [view],
      images: [{ bufferView: 0, mimeType: 'image/png' }],
      textures: [{ source: 0 }],
      materials: [{ name: 'red', normalTexture: { index: 0 } }],
    };
    const prepared = await prepareGltf(glb(json, new Uint8Array(4)), 'a.glb', nothing);
    expect(prepared).toMatchObject({ value: { missing: ['image 0'] } });
    expect(prepared.ok && prepared.value.json.materials).toEqual([{ name: 'red' }]);
  });

  it.each([
    [{ buffers: {} }, '“buffers” is an object, and should be a list.'],
    [{ images: 'a.png' }, '“images” is a string, and should be a list.'],
    [{ scenes: null }, '“scenes” is null, and should be a list.'],
    [{ buffers: [null] }, 'item 0 of “buffers” is null, and should be an object.'],
    [{ textures: [{}, []] }, 'item 1 of “textures” is a list, and should be an object.'],
    [{ buffers: [{ uri: 5 }] }, '“uri” of item 0 of “buffers” is a number, and should be a string.'],
    [{ images: [{}, { uri: true }] }, '“uri” of item 1 of “images” is true, and should be a string.'],
    [{ extensionsRequired: 'KHR_x' }, '“extensionsRequired” is a string, and should be a list.'],
    [{ extensionsUsed: [1] }, 'item 0 of “extensionsUsed” is a number, and should be a string.'],
  ])('refuses %j', async (part, problem) => {
    expect(await prepareGltf(encode({ asset, ...part }), 'a.gltf', nothing)).toEqual({
      ok: false,
      error: { code: 'damaged', message: `“a.gltf” is damaged: ${problem}` },
    });
  });

  it('does without the fallback buffer of Meshopt', async () => {
    const fallback = { byteLength: 9, extensions: { EXT_meshopt_compression: { fallback: true } } };
    const prepared = await prepareGltf(
      glb({ asset, buffers: [{ byteLength: 1 }, fallback] }, new Uint8Array(4)),
      'a.glb',
      nothing,
    );
    expect(prepared.ok).toBe(true);
  });

  it('names required extensions that nobody here knows', async () => {
    const json = { asset, extensionsRequired: ['KHR_draco_mesh_compression', 'ACME_hair', 'KHR_materials_sheen'] };
    const prepared = await prepareGltf(encode(json), 'a.gltf', nothing);
    expect(prepared.ok && prepared.value.unknownExtensions).toEqual(['ACME_hair']);
  });

  it.each([
    ['version 1 of GLB', glb({ asset }, undefined, 1), '“a.glb” is a GLB of version 1: only glTF 2.0 can be shown.'],
    ['version 1 of glTF', encode({ asset: { version: '1.0' } }), '“a.glb” is glTF 1.0: only glTF 2.0 can be shown.'],
    ['no version', encode({ meshes: [] }), '“a.glb” is not a glTF file: it states no asset version.'],
    ['no object', encode(null), '“a.glb” is not a glTF file: it states no asset version.'],
    [
      'a file cut off',
      glb({ asset }).slice(0, -4),
      /^“a\.glb” is cut off: it says it has \d+ bytes, but \d+ are there\.$/,
    ],
    ['a header alone', glb({ asset }).slice(0, 12), /is cut off/],
    ['damaged JSON', new TextEncoder().encode('{"asset":').buffer as ArrayBuffer, /^The JSON of “a\.glb” is damaged: /],
    [
      'a buffer too short',
      glb({ asset, buffers: [{ byteLength: 99 }] }, new Uint8Array(4)),
      'Buffer 0 of “a.glb” is cut off: it should have 99 bytes, and has 4.',
    ],
    ['no binary chunk', glb({ asset, buffers: [{ byteLength: 4 }] }), /is missing “its binary chunk”/],
  ])('refuses %s', async (_, bytes, message) => {
    expect(await messageOf(bytes)).toMatch(message);
  });
});

describe('explainMissing', () => {
  it('lists five at most, and advises otherwise for the internet', () => {
    expect(explainMissing('a.fbx', ['1', '2', '3', '4', '5', '6', '7'])).toContain('“5” and 2 more. Drop the model');
    expect(explainMissing('a.fbx', ['http://x/y.png'])).toContain('Nothing is fetched from the internet');
  });
});

describe('dropTextures', () => {
  it('goes into extensions', () => {
    const material = {
      extensions: { KHR_materials_clearcoat: { clearcoatFactor: 1, clearcoatTexture: { index: 0 } } },
    };
    expect(dropTextures(material, () => true)).toEqual({
      extensions: { KHR_materials_clearcoat: { clearcoatFactor: 1 } },
    });
  });
});

describe('decodeDataUri', () => {
  it.each([
    ['data:,A%42', [0x41, 0x42]],
    ['data:application/octet-stream;base64,AQL/', [1, 2, 255]],
    ['data:;base64,AQ%3D%3D', [1]],
    ['data:;base64,', []],
    ['data:', undefined],
    ['data:;base64,*', undefined],
  ])('%s', (uri, expected) => {
    const decoded = decodeDataUri(uri);
    expect(decoded && [...new Uint8Array(decoded)]).toEqual(expected);
  });
});
