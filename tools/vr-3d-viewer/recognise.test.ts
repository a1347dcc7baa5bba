import { expect, it } from 'vitest';
import { recognise } from './recognise.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const look = (text: string, fileName?: string) =>
  recognise({ bytes: bytesOf(text), size: text.length, ...(fileName === undefined ? {} : { fileName }) });

it.each([
  ['glTF\x02\0\0\0', undefined, 0.95, 'glTF binary (GLB), 8 bytes'],
  ['ply\nformat ascii 1.0\n', undefined, 0.95, 'PLY, 21 bytes'],
  ['Kaydara FBX Binary  \0', undefined, 0.95, 'Autodesk FBX, 21 bytes'],
  ['<COLLADA version="1">', undefined, 0.95, 'COLLADA, 21 bytes'],
  ['PK\x03\x04', 'part.3MF', 0.95, '3MF, 4 bytes'],
  ['v 0 0 0\nf 1 2 3', 'a.obj', 0.95, 'Wavefront OBJ, 15 bytes'],
  ['v 0 0 0\nf 1 2 3', undefined, 0.6, 'Wavefront OBJ, 15 bytes'],
  ['solid a\nfacet normal 0 0 1', undefined, 0.6, 'STL, 26 bytes'],
  ['{"asset":{"version":"2.0"}}', undefined, 0.6, 'glTF, 27 bytes'],
  ['{"asset":{"version":"2.0"}}', 'a.gltf', 0.95, 'glTF, 27 bytes'],
])('%j named %s', (text, fileName, confidence, preview) => {
  expect(look(text, fileName)).toMatchObject({ confidence, preview, operation: 'model.facts' });
});

it.each([
  ['', 'a.glb'],
  ['\x89PNG\r\n', 'a.glb'],
  ['PK\x03\x04', 'a.zip'],
  ['{"a":1}', 'a.json'],
  ['<!doctype html>', 'a.html'],
  ['very good', 'a.txt'],
  ['solid advice', 'a.txt'],
  ['newmtl a\nKd 1 1 1', 'a.mtl'],
  ['%PDF-1.7', undefined],
  ['#bf3a2b', undefined],
])('%j named %s is nothing of this tool', (text, fileName) => {
  expect(look(text, fileName)).toBeUndefined();
});

it('knows text that was pasted', () => {
  const text = 'v 0 0 0\nv 1 0 0\n';
  expect(recognise({ text, size: text.length })).toMatchObject({ confidence: 0.6 });
  expect(recognise({ text: '['.repeat(100_000), size: 100_000 })).toBeUndefined();
  expect(recognise({ size: 0 })).toBeUndefined();
});
