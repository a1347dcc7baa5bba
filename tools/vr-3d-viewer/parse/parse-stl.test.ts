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

const utf8 = (text: string) => new TextEncoder().encode(text).buffer;
const facet = textStl.slice(textStl.indexOf('facet'), textStl.indexOf('endsolid'));
const cutOff = ['It may be cut off: its last line should be “endsolid”.'];
const utf16 = Uint16Array.from(`\uFEFF${textStl}`, (character) => character.charCodeAt(0)).buffer;

test.each([
  ['in upper case', utf8(textStl.toUpperCase()), 1, []],
  ['in title case', utf8(textStl.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())), 1, []],
  ['after white space', utf8(`\n\n      ${textStl}`), 1, []],
  ['in UTF-16', utf16, 1, []],
  ['with an encoding mark', utf8(`\uFEFF${textStl}`), 1, []],
  ['without an end', utf8(textStl.replace(/endsolid.*/, '')), 1, cutOff],
  ['in upper case without an end', utf8(textStl.replace(/endsolid.*/, '').toUpperCase()), 1, cutOff],
  ['that ends within a facet', utf8(`solid a\n${facet}${facet.slice(0, 40)}`), 1, cutOff],
  ['of two solids, of which the last has no end', utf8(`${textStl}solid b\n${facet}`), 2, cutOff],
  ['whose name has a keyword', utf8(textStl.replace('endsolid a', 'endsolid my facet')), 1, []],
  ['of two solids', utf8(textStl.repeat(2)), 2, []],
])('reads the triangles of a text %s', (_, bytes, triangles, warnings) => {
  const parsed = parseStl(bytes, 'a.stl');
  expect(countModel(buildParts(parsed.parts)).triangles).toBe(triangles);
  expect(parsed.warnings).toEqual(warnings);
});

test('reads nothing in a short text without triangles', () => {
  expect(countModel(buildParts(parseStl(utf8('solid a\nendsolid a'), 'a.stl').parts)).triangles).toBe(0);
});
