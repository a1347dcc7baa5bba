import { describe, expect, it } from 'vitest';
import { extensionOf, headLength, kindOfFile, withoutExtension } from './kind-of-file.ts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const utf8 = (text: string) => new TextEncoder().encode(text);
const nothing = new Uint8Array();

describe('extensionOf', () => {
  it.each([
    ['a.JSON', 'json'],
    ['a.tar.gz', 'gz'],
    ['a', ''],
    ['.json', ''],
    ['a.', ''],
    ['..', ''],
    ['chair/Scene.GLB', 'glb'],
    ['chair.v2/scene', ''],
    ['chair/.glb', ''],
    ['été 💡.csv', 'csv'],
  ])('of %j is %j', (name, extension) => {
    expect(extensionOf(name)).toBe(extension);
  });
});

describe('withoutExtension', () => {
  it.each([
    ['a.json', 'a'],
    ['a.tar.gz', 'a.tar'],
    ['a', 'a'],
    ['a.', 'a'],
    ['.json', ''],
    ['chair.v2/scene', 'chair.v2/scene'],
  ])('of %j is %j', (name, rest) => {
    expect(withoutExtension(name)).toBe(rest);
  });
});

describe('kindOfFile', () => {
  it.each([
    ['DATA.JSON', 'json'],
    ['log.ndjson', 'json'],
    ['table.csv', 'table'],
    ['table.tsv', 'table'],
    ['scene.gltf', 'model'],
    ['cube.glb', 'model'],
    ['photo.jpeg', 'image'],
    ['logo.svg', 'image'],
    ['models.zip', 'archive'],
    ['login.jwt', 'token'],
    ['server.pem', 'binary'],
  ])('knows %s by its name, whatever is in it', (name, kind) => {
    expect(kindOfFile(name, nothing)).toBe(kind);
    expect(kindOfFile(name, utf8('{"a": 1}'))).toBe(kind);
  });

  it.each([
    ['PNG', bytes('\x89PNG\r\n\x1a\n'), 'image'],
    ['JPEG', bytes('\xff\xd8\xff\xe0'), 'image'],
    ['GIF', bytes('GIF89a'), 'image'],
    ['WebP', bytes('RIFF\x10\0\0\0WEBPVP8 '), 'image'],
    ['a sound in the container of WebP', bytes('RIFF\x10\0\0\0WAVEfmt '), 'binary'],
    ['a bitmap', bytes('BM\x46\0\0\0\0\0\0\0\x36\0\0\0'), 'image'],
    ['a text with the mark of bitmaps', utf8('BMW is a brand of cars.'), 'text'],
    ['AVIF', bytes('\0\0\0\x1cftypavif'), 'image'],
    ['a film', bytes('\0\0\0\x1cftypisom'), 'binary'],
    ['SVG', utf8('<?xml version="1.0"?>\n<!-- a -->\n<svg xmlns="http://www.w3.org/2000/svg">'), 'image'],
    [
      'SVG with a document type and its entities',
      utf8('<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd" [\n<!ENTITY a "b">\n]>\n<svg/>'),
      'image',
    ],
    ['other XML', utf8('<?xml version="1.0"?><a><svg/></a>'), 'text'],
    ['GLB', bytes('glTF\x02\0\0\0'), 'model'],
    ['FBX', bytes('Kaydara FBX Binary  \0'), 'model'],
    ['PLY', bytes('ply\nformat ascii 1.0\n'), 'model'],
    ['STL', bytes('solid cube\n  facet normal 0 0 1\n'), 'model'],
    ['a text about solids', utf8('solid as a rock\nand more'), 'text'],
    ['ZIP', bytes('PK\x03\x04'), 'archive'],
    ['an object', utf8('\ufeff \n{"a": 1}'), 'json'],
    ['an empty object', utf8('{}'), 'json'],
    ['a list', utf8('[\n  {"a": 1}]'), 'json'],
    ['a list of numbers', utf8('[-1, 2]'), 'json'],
    ['a template', utf8('{{ name }}'), 'text'],
    ['a Markdown link', utf8('[a link](https://example.org)'), 'text'],
    ['JSON in UTF-16', bytes('\xff\xfe{\0"\0a\0"\0:\x001\0}\0'), 'json'],
    ['a token', utf8('eyJhbGciOiJIUzI1NiJ9.eyJhIjoxfQ.x_-1\n'), 'token'],
    ['a token from a header', utf8('Bearer eyJhbGciOiJIUzI1NiJ9.eyJhIjoxfQ.x'), 'token'],
    ['an encrypted token', utf8('eyJhbGciOiJkaXIifQ..iv.text.tag'), 'token'],
    ['something like a token', utf8('eyJ.no token at all'), 'text'],
    ['a text', utf8('Grüße\tan\r\n💡'), 'text'],
    ['a log with colours', utf8('\x1b[31mred\x1b[0m'), 'text'],
    ['a text cut within a character', utf8('💡'.repeat(headLength)).subarray(0, headLength - 1), 'text'],
    ['text in Latin-1', bytes('Gr\xfc\xdfe'), 'binary'],
    ['a NUL', bytes('text\0'), 'binary'],
    ['nothing', nothing, 'binary'],
  ])('knows %s by its content', (_name, head, kind) => {
    expect(kindOfFile('noname', head)).toBe(kind);
    expect(kindOfFile('name.unknown', head)).toBe(kind);
  });
});
