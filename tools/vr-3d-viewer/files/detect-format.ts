import { extensionOf } from '#shared/formats/file-kinds/kind-of-file.ts';

export type ModelFormat = 'glb' | 'gltf' | 'obj' | 'stl' | 'ply' | 'fbx' | '3mf' | 'dae';

/** What a file is, as far as this screen cares. */
export type DetectedFile =
  | { readonly kind: 'model'; readonly format: ModelFormat }
  | { readonly kind: 'zip' }
  /** No model that can be shown; `what` says what it is instead, if that is known: "a PNG image". */
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

/** How much of a file, in bytes, `detectFormat` looks at. */
export const headLength = 4096;

const signatures: readonly (readonly [start: string, what: string])[] = [
  ['\x89PNG', 'a PNG image'],
  ['\xff\xd8\xff', 'a JPEG image'],
  ['GIF8', 'a GIF image'],
  ['%PDF', 'a PDF document'],
  ['\x1f\x8b', 'compressed with gzip: unpack it first'],
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

const isModel = (format: ModelFormat): DetectedFile => ({ kind: 'model', format });

/**
 * A binary STL has no signature: 80 bytes of anything, a count of triangles, 50 bytes for each. Some programs add
 * bytes at the end, which only a file of that name is believed.
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
 * Tells the format of a file by its content; its name decides only where the content leaves it open.
 * @param path its path, for the extension
 * @param head its first `headLength` bytes, or all of it if it is shorter
 * @param size how many bytes it has in all
 * @example detectFormat('a.bin', new TextEncoder().encode('ply\nformat ascii 1.0'), 20) // model, ply
 */
export function detectFormat(path: string, head: Uint8Array, size: number): DetectedFile {
  const extension = extensionOf(path);
  const latin = Array.from(head.subarray(0, headLength), (byte) => String.fromCharCode(byte)).join('');
  if (size === 0) {
    return { kind: 'other', what: 'empty' };
  }
  if (latin.startsWith('glTF')) {
    return isModel('glb');
  }
  if (latin.startsWith('PK\x03\x04') || latin.startsWith('PK\x05\x06')) {
    return extension === '3mf' ? isModel('3mf') : { kind: 'zip' };
  }
  if (latin.startsWith('Kaydara FBX Binary')) {
    return isModel('fbx');
  }
  if (isBinaryStl(head, size, extension)) {
    return isModel('stl');
  }
  const signature = signatures.find(([start]) => latin.startsWith(start));
  if (signature !== undefined) {
    return { kind: 'other', what: signature[1] };
  }
  return detectText(decodeHead(head), extension);
}

/** UTF-8 or, by its mark, UTF-16; without the mark and the white space before the first character. */
function decodeHead(head: Uint8Array): string {
  const encoding =
    head[0] === 0xff && head[1] === 0xfe ? 'utf-16le' : head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(head).trimStart();
}

function detectText(text: string, extension: string): DetectedFile {
  if (text.startsWith('{')) {
    const isGltf = extension === 'gltf' || /"(?:asset|accessors|bufferViews|meshes|scenes)"\s*:/.test(text);
    return isGltf ? isModel('gltf') : { kind: 'other', what: 'JSON, but no glTF' };
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
    return /<COLLADA[\s>]/.test(text) ? isModel('dae') : { kind: 'other', what: 'XML or HTML, but no COLLADA' };
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
 * Why a file is not shown: a sentence that names it.
 * @example explainNoModel('a/photo.png', 'a PNG image') // '“photo.png” is not a 3D model that can be shown: it is a PNG image.'
 */
export function explainNoModel(name: string, what: string | undefined): string {
  return what === undefined
    ? `“${name}” is not a 3D model that can be shown: its content is not glTF, GLB, OBJ, STL, PLY, FBX, 3MF or COLLADA.`
    : `“${name}” is not a 3D model that can be shown: it is ${what}.`;
}
