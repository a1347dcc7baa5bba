/** The apparent type of a file, judged by its first bytes. */
export interface SignedType {
  readonly mediaType: string;
  /** Whether every browser displays it as a picture. */
  readonly isPicture: boolean;
}

/** Texts at fixed places among the first bytes; each character stands for the byte with its code. */
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

/** The length of the longest signature. */
const signatureLength = 12;

/**
 * Finds the type of common binary files quickly, from a few bytes. `guess-file-type.ts` knows many more but takes
 * longer.
 * @example fileTypeOf(png)?.mediaType // 'image/png'
 */
export function fileTypeOf(bytes: Uint8Array): SignedType | undefined {
  const start = Array.from(bytes.subarray(0, signatureLength), (byte) => String.fromCharCode(byte)).join('');
  const mediaType = signatures.find(([, ...parts]) =>
    parts.every(([place, text]) => start.startsWith(text, place)),
  )?.[0];
  return mediaType === undefined ? undefined : { mediaType, isPicture: mediaType.startsWith('image/') };
}
