import { readSignature, textOfBytes } from '#shared/formats/file-kinds/file-signature.ts';
import { extensionOf } from '#shared/formats/file-kinds/kind-of-file.ts';
import { decodeAnyText } from '#shared/formats/text-encoding/decode-any-text.ts';

export type ModelFormat = 'glb' | 'gltf' | 'obj' | 'stl' | 'ply' | 'fbx' | '3mf' | 'dae';

/** The kind of a file, as far as it matters to this screen. */
export type DetectedFile =
  | { readonly kind: 'model'; readonly format: ModelFormat }
  | { readonly kind: 'zip' }
  /** The file is not a model that can be shown; `what` says what it is instead, if known: "a PNG image". */
  | { readonly kind: 'other'; readonly what: string | undefined };

export const formatNames: Readonly<Record<ModelFormat, string>> = {
  glb: 'glTF binary (GLB)',
  gltf: 'glTF',
  obj: 'Wavefront OBJ',
  stl: 'STL',
  ply: 'PLY',
  fbx: 'Autodesk FBX',
  '3mf': '3MF',
  dae: 'COLLADA',
};

/** The number of bytes of a file that `detectFormat` examines. */
export const formatHeadLength = 4096;

/** Descriptions of files that have a common signature but are not models, by their usual extensions. */
const otherTypes: ReadonlyMap<string, string> = new Map([
  ['png', 'a PNG image'],
  ['jpg', 'a JPEG image'],
  ['gif', 'a GIF image'],
  ['webp', 'a WebP image'],
  ['bmp', 'a BMP image'],
  ['avif', 'an AVIF image'],
  ['mp4', 'an MP4 video'],
  ['pdf', 'a PDF document'],
  ['gz', 'compressed with gzip: unpack it first'],
]);

/** What a file is by the beginning of formats that come up among models, and archives for which there is no reader. */
const otherStarts: readonly (readonly [start: string, what: string])[] = [
  ['7z\xbc\xaf', 'a 7-Zip archive: unpack it first'],
  ['Rar!', 'a RAR archive: unpack it first'],
  ['BLENDER', 'a Blender file: export it as glTF'],
  ['\x28\xb5\x2f\xfd', 'compressed with Zstandard, as Blender files are: export it as glTF'],
  ['PXR-USDC', 'a USD file: export it as glTF'],
  ['#usda', 'a USD file: export it as glTF'],
  ['#VRML', 'a VRML file: export it as glTF'],
  ['ISO-10303-21', 'a STEP file: export it as glTF or STL'],
  ['DRACO', 'a bare Draco file: put it into a glTF'],
  ['\xabKTX', 'a KTX texture'],
  ['MM\x00', 'a 3DS or TIFF file'],
];
const longestStart = Math.max(...otherStarts.map(([start]) => start.length));

const isModel = (format: ModelFormat): DetectedFile => ({ kind: 'model', format });

/**
 * Recognises a binary STL, which has no signature: 80 arbitrary bytes, a triangle count, and 50 bytes per triangle.
 * Some programs append bytes, which is accepted only if the file is named as an STL.
 */
function isBinaryStl(head: Uint8Array, size: number, extension: string): boolean {
  if (head.length < 84) {
    return false;
  }
  const count = new DataView(head.buffer, head.byteOffset, head.byteLength).getUint32(80, true);
  const expected = 84 + count * 50;
  return size === expected || (extension === 'stl' && count > 0 && size > expected && head.includes(0));
}

/**
 * Detects the format of a file by its content; the name decides only if the content is ambiguous.
 * @param path the path of the file, for its extension
 * @param head the first `formatHeadLength` bytes, or the whole file if it is shorter
 * @param size the size of the whole file in bytes
 * @example detectFormat('a.bin', new TextEncoder().encode('ply\nformat ascii 1.0'), 20) // model, ply
 */
export function detectFormat(path: string, head: Uint8Array, size: number): DetectedFile {
  const extension = extensionOf(path);
  if (size === 0) {
    return { kind: 'other', what: 'empty' };
  }
  const signed = readSignature(head)?.extension ?? '';
  if (signed === 'glb' || signed === 'fbx') {
    return isModel(signed);
  }
  if (signed === 'zip') {
    return extension === '3mf' ? isModel('3mf') : { kind: 'zip' };
  }
  if (isBinaryStl(head, size, extension)) {
    return isModel('stl');
  }
  const what = otherTypes.get(signed) ?? describeStart(head);
  return what === undefined ? detectText(decodeAnyText(head).text.trimStart(), extension) : { kind: 'other', what };
}

function describeStart(head: Uint8Array): string | undefined {
  const text = textOfBytes(head.subarray(0, longestStart));
  return otherStarts.find(([start]) => text.startsWith(start))?.[1];
}

function detectText(text: string, extension: string): DetectedFile {
  if (text.startsWith('{')) {
    const isGltf = extension === 'gltf' || /"(?:asset|accessors|bufferViews|meshes|scenes)"\s*:/.test(text);
    return isGltf ? isModel('gltf') : { kind: 'other', what: 'JSON, but not glTF' };
  }
  if (/^ply\r?\n?\s*(?:comment|obj_info|format)/.test(text)) {
    return isModel('ply');
  }
  if (
    /^solid\b/i.test(text) &&
    (/\bfacet\s+normal\b/i.test(text) || /\bendsolid\b/i.test(text) || extension === 'stl')
  ) {
    return isModel('stl');
  }
  if (text.startsWith('<')) {
    return /<COLLADA[\s>]/.test(text) ? isModel('dae') : { kind: 'other', what: 'XML or HTML, but not COLLADA' };
  }
  if (/^;\s*FBX\b/.test(text) || /^FBXHeaderExtension:/m.test(text)) {
    return isModel('fbx');
  }
  if (/^\s*v\s+[-+.\d]/m.test(text) && extension !== 'mtl') {
    return isModel('obj');
  }
  if (extension === 'obj' && /^\s*(?:mtllib|o|g|usemtl|vn|vt|f|#)/m.test(text) && !text.includes('\0')) {
    return isModel('obj');
  }
  return { kind: 'other', what: undefined };
}

/**
 * Explains in a sentence that names the file why it cannot be shown.
 * @example explainNoModel('a/photo.png', 'a PNG image') // '“photo.png” is not a 3D model that can be shown: it is a PNG image.'
 */
export function explainNoModel(name: string, what: string | undefined): string {
  return what === undefined
    ? `“${name}” is not a 3D model that can be shown: its content is not glTF, GLB, OBJ, STL, PLY, FBX, 3MF or COLLADA.`
    : `“${name}” is not a 3D model that can be shown: it is ${what}.`;
}
