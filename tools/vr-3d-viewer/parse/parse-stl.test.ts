import { expect, test } from 'vitest';
import { countModel } from '../measure/measure-model.ts';
import { buildParts } from './build-parts.ts';
import { parseStl } from './parse-stl.ts';

/** One triangle, as binary STL with bytes behind it. */
function binaryStl(header: string, trailing: number): ArrayBuffer {
  const bytes = new Uint8Array(84 + 50 + trailing).fill(0x20, 134);
  bytes.set(new TextEncoder().encode(header));
  const view = new DataView(bytes.buffer);
  view.setUint32(80, 1, true);
  view.setFloat32(84 + 24, 1, true);
  view.setFloat32(84 + 40, 1, true);
  return bytes.buffer;
}

const textStl = `solid a
facet normal 0 0 1
outer loop
vertex 0 0 0
vertex 1 0 0
vertex 0 1 0
endloop
endfacet
endsolid a
`;

test.each([
  ['binary', binaryStl('made by hand', 0)],
  ['binary with bytes behind it', binaryStl('made by hand', 3)],
  ['binary that begins like text', binaryStl('solid made by hand', 0)],
  ['binary that begins like text, with bytes behind it', binaryStl('solid made by hand', 3)],
  ['text', new TextEncoder().encode(textStl).buffer],
])('reads the triangle of a file that is %s', (_, bytes) => {
  expect(countModel(buildParts(parseStl(bytes, 'a.stl').parts)).triangles).toBe(1);
});
