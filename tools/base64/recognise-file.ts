import { readSignature } from '#shared/formats/file-kinds/file-signature.ts';
import { extensionOf } from '#shared/formats/file-kinds/kind-of-file.ts';
import { mediaTypeOfExtension } from '#shared/formats/file-kinds/media-types.ts';
import { formatByteLength } from '#shared/formats/words/format-byte-length.ts';
import type { Recognise } from '#tools/define-operation.ts';

/**
 * Recognises any file, since all can be encoded as Base64: shows its type, its size, and its size when encoded.
 * @example recognise({ bytes: png, size: 300, fileName: 'a.png' })?.preview // 'image/png, 300 bytes; 422 bytes as a data: URI'
 */
export const recognise: Recognise = ({ bytes, text, size, fileName }) => {
  if (fileName === undefined || (bytes === undefined && text === undefined)) {
    return undefined;
  }
  const type =
    (bytes && readSignature(bytes)?.mediaType) ??
    mediaTypeOfExtension(extensionOf(fileName)) ??
    'application/octet-stream';
  // A text that is there as a whole has its size in characters.
  const length = bytes !== undefined && text?.length === size ? bytes.length : size;
  const encoded = `data:${type};base64,`.length + Math.ceil(length / 3) * 4;
  return {
    // A tool that reads such files can say more about them.
    confidence: 0.2,
    preview: `${type}, ${formatByteLength(length)}; ${formatByteLength(encoded)} as a data: URI`,
    operation: 'base64.encode-bytes',
    screenId: 'Base64FileEncoder',
    takesFile: true,
  };
};
