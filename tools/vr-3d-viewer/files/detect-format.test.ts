import { describe, expect, it } from 'vitest';
import { detectFormat, explainNoModel } from './detect-format.ts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

function binaryStl(count: number, header = ''): Uint8Array {
  const file = new Uint8Array(84 + count * 50);
  file.set(bytes(header));
  new DataView(file.buffer).setUint32(80, count, true);
  return file;
}

describe('detectFormat', () => {
  it.each([
    ['GLB', 'a.glb', 'glTF\x02\0\0\0', 'glb'],
    ['GLB of another name', 'a.bin', 'glTF\x02\0\0\0', 'glb'],
    ['glTF', 'a.gltf', '{"asset":{"version":"2.0"}}', 'gltf'],
    ['glTF by its name, what tells it being farther', 'a.gltf', '{ "extras": {}', 'gltf'],
    ['glTF with a byte order mark', 'a.json', '\xef\xbb\xbf {"meshes" : []}', 'gltf'],
    ['OBJ', 'a.obj', '# made by me\nmtllib a.mtl\nv 0 0 0\n', 'obj'],
    ['OBJ of another name', 'a.txt', 'v 1.0 -2e3 .5\nv 0 0 0', 'obj'],
    ['STL as text', 'a.stl', 'solid a\n facet normal 0 0 1', 'stl'],
    ['STL as text, empty', 'a.stl', 'solid a\nendsolid a', 'stl'],
    ['PLY', 'a.dat', 'ply\r\nformat binary_little_endian 1.0', 'ply'],
    ['FBX, binary', 'a.x', 'Kaydara FBX Binary  \0\x1a\0', 'fbx'],
    ['FBX as text', 'a.x', '; FBX 7.3.0 project file', 'fbx'],
    ['COLLADA', 'a.xml', '<?xml version="1.0"?>\n<COLLADA xmlns="x">', 'dae'],
    ['3MF', 'a.3mf', 'PK\x03\x04', '3mf'],
  ])('%s', (_, path, content, format) => {
    expect(detectFormat(path, bytes(content), content.length)).toEqual({ kind: 'model', format });
  });

  it('knows binary STL by its length, though its header says solid', () => {
    const file = binaryStl(3, 'solid nonsense');
    expect(detectFormat('a', file, file.length)).toEqual({ kind: 'model', format: 'stl' });
  });

  it('believes the name of a binary STL with bytes too many', () => {
    const file = binaryStl(3);
    expect(detectFormat('a.stl', file, file.length + 7)).toEqual({ kind: 'model', format: 'stl' });
    expect(detectFormat('a.bin', file, file.length + 7).kind).toBe('other');
  });

  it('knows UTF-16', () => {
    const text = '\ufeff<COLLADA version="1.4.1">';
    const file = new Uint8Array(Uint16Array.from(text, (character) => character.charCodeAt(0)).buffer);
    expect(detectFormat('a.dae', file, file.length)).toEqual({ kind: 'model', format: 'dae' });
  });

  it.each([
    ['a zip', 'a.zip', 'PK\x03\x04', { kind: 'zip' }],
    ['an image', 'a.glb', '\x89PNG\r\n\x1a\n', { kind: 'other', what: 'a PNG image' }],
    ['a film', 'a.glb', '\0\0\0\x1cftypisom', { kind: 'other', what: 'an MP4 video' }],
    ['a STEP file', 'a.step', 'ISO-10303-21;\n', { kind: 'other', what: 'a STEP file: export it as glTF or STL' }],
    ['nothing', 'a.glb', '', { kind: 'other', what: 'empty' }],
    ['other JSON', 'package.json', '{"name":"x"}', { kind: 'other', what: 'JSON, but not glTF' }],
    ['a page', 'a.dae', '<!doctype html>', { kind: 'other', what: 'XML or HTML, but not COLLADA' }],
    ['a material library', 'a.mtl', 'newmtl a\nKd 1 1 1', { kind: 'other', what: undefined }],
    ['prose', 'a.txt', 'very good', { kind: 'other', what: undefined }],
  ])('is not taken in by %s', (_, path, content, expected) => {
    expect(detectFormat(path, bytes(content), content.length)).toEqual(expected);
  });
});

describe('explainNoModel', () => {
  it('names the file and what it is', () => {
    expect(explainNoModel('a.png', 'a PNG image')).toBe(
      '“a.png” is not a 3D model that can be shown: it is a PNG image.',
    );
  });
});
