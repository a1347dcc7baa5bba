import { expect, test } from 'vitest';
import { decodeAnyText } from '#shared/formats/text-encoding/decode-any-text.ts';
import { parseObj } from './parse-obj.ts';

const obj = 'mtllib Grün.mtl\no Würfel\nv 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n';
const utf16 = (text: string) => new Uint8Array(Uint16Array.from(text, (character) => character.charCodeAt(0)).buffer);

test.each([
  ['UTF-8', new TextEncoder().encode(obj)],
  ['UTF-8 with a byte order mark', new TextEncoder().encode(`\ufeff${obj}`)],
  ['Windows-1252', Uint8Array.from(obj, (character) => character.charCodeAt(0))],
  ['UTF-16LE', utf16(`\ufeff${obj}`)],
  ['UTF-16BE', utf16(`\ufeff${obj}`).map((_, index, bytes) => bytes[index ^ 1] ?? 0)],
])('reads the names in an OBJ in %s', (_, bytes) => {
  const { parts, libraries } = parseObj(decodeAnyText(bytes).text);
  expect(libraries).toEqual(['Grün.mtl']);
  expect(parts.map(({ name }) => name)).toEqual(['Würfel']);
});
