/** A type of files that begin with a signature. */
export interface SignedType {
  /** The usual file extension, without the dot: `png`. */
  readonly extension: string;
  readonly mediaType: string;
}

/** Texts at given offsets among the first bytes, in which each character stands for the byte with its code. */
type Parts = readonly (readonly [offset: number, text: string])[];

const signatures: readonly (readonly [extension: string, mediaType: string, ...parts: Parts])[] = [
  ['png', 'image/png', [0, '\x89PNG\r\n\x1a\n']],
  ['jpg', 'image/jpeg', [0, '\xff\xd8\xff']],
  ['gif', 'image/gif', [0, 'GIF87a']],
  ['gif', 'image/gif', [0, 'GIF89a']],
  ['webp', 'image/webp', [0, 'RIFF'], [8, 'WEBP']],
  // A bitmap has four reserved zero bytes, and the offset of its pixels is a small number.
  ['bmp', 'image/bmp', [0, 'BM'], [6, '\0\0\0\0'], [12, '\0\0']],
  ['avif', 'image/avif', [4, 'ftypavi']],
  ['mp4', 'video/mp4', [4, 'ftyp']],
  // The version, a small number, follows.
  ['glb', 'model/gltf-binary', [0, 'glTF'], [5, '\0\0\0']],
  // This type is not registered; the package `file-type` has the same name for it.
  ['fbx', 'application/x.autodesk.fbx', [0, 'Kaydara FBX Binary']],
  ['zip', 'application/zip', [0, 'PK\x03\x04']],
  ['zip', 'application/zip', [0, 'PK\x05\x06']],
  ['gz', 'application/gzip', [0, '\x1f\x8b\x08']],
  ['pdf', 'application/pdf', [0, '%PDF-']],
  ['woff2', 'font/woff2', [0, 'wOF2']],
  ['ogg', 'audio/ogg', [0, 'OggS']],
  ['mp3', 'audio/mpeg', [0, 'ID3']],
];

/** The number of bytes in which all signatures lie. */
const signatureLength = 18;

/**
 * Recognises common types of binary files, from their first bytes alone. The package `file-type` knows many more, but is
 * large and reads more of the file.
 * @param head the first bytes of a file: eighteen suffice
 * @returns undefined if the file has another type, or none
 * @example readSignature(png)?.mediaType // 'image/png'
 */
export function readSignature(head: Uint8Array): SignedType | undefined {
  const start = textOfBytes(head.subarray(0, signatureLength));
  const found = signatures.find(([, , ...parts]) => parts.every(([offset, text]) => start.startsWith(text, offset)));
  return found && { extension: found[0], mediaType: found[1] };
}

/** @returns a text in which each character stands for the byte with its code */
export function textOfBytes(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}
