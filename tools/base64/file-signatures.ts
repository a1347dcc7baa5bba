/** What a file seems to be, by how it begins. */
export interface SignedType {
  readonly mediaType: string;
  /** Whether every browser shows it as a picture. */
  readonly isPicture: boolean;
}

/** Texts at their places among the first bytes, which stand for the characters of the same numbers. */
const signatures: readonly (readonly [mediaType: string, ...(readonly [place: number, text: string])[]])[] = [
  ['image/png', [0, '\x89PNG\r\n\x1a\n']],
  ['image/jpeg', [0, '\xff\xd8\xff']],
  ['image/gif', [0, 'GIF87a']],
  ['image/gif', [0, 'GIF89a']],
  ['image/webp', [0, 'RIFF'], [8, 'WEBP']],
  ['application/pdf', [0, '%PDF-']],
  ['application/zip', [0, 'PK\x03\x04']],
  ['application/gzip', [0, '\x1f\x8b\x08']],
  ['font/woff2', [0, 'wOF2']],
  ['audio/ogg', [0, 'OggS']],
  ['audio/mpeg', [0, 'ID3']],
  ['video/mp4', [4, 'ftyp']],
];

/** The longest of them. */
const signatureLength = 12;

/**
 * The type of the usual binary files, from a few bytes and at once. `guess-file-type.ts` knows many more, and looks longer.
 * @example fileTypeOf(png)?.mediaType // 'image/png'
 */
export function fileTypeOf(bytes: Uint8Array): SignedType | undefined {
  const start = Array.from(bytes.subarray(0, signatureLength), (byte) => String.fromCharCode(byte)).join('');
  const mediaType = signatures.find(([, ...parts]) =>
    parts.every(([place, text]) => start.startsWith(text, place)),
  )?.[0];
  return mediaType === undefined ? undefined : { mediaType, isPicture: mediaType.startsWith('image/') };
}
