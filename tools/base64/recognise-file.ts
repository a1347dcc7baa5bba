import { readSignature } from '#shared/formats/file-kinds/file-signature.ts';
import { formatByteLength } from '#shared/formats/words/format-byte-length.ts';
import type { Recognise } from '#tools/define-operation.ts';

/** The media types of text files, by file extension. */
const textTypes: Readonly<Record<string, string>> = {
  css: 'text/css',
  csv: 'text/csv',
  html: 'text/html',
  js: 'text/javascript',
  json: 'application/json',
  md: 'text/markdown',
  svg: 'image/svg+xml',
  xml: 'application/xml',
};

/**
 * Recognises any file, since all can be encoded as Base64: shows its type, its size, and its size when encoded.
 * @example recognise({ bytes: png, size: 300, fileName: 'a.png' })?.preview // 'image/png, 300 bytes; 422 bytes as a data: URI'
 */
export const recognise: Recognise = ({ bytes, text, size, fileName }) => {
  if (fileName === undefined || (bytes === undefined && text === undefined)) {
    return undefined;
  }
  const extension = /\.([a-z\d]+)$/.exec(fileName.toLowerCase())?.[1] ?? '';
  const isText = text !== undefined;
  const type =
    (bytes && readSignature(bytes)?.mediaType) ??
    textTypes[extension] ??
    (isText ? 'text/plain' : 'application/octet-stream');
  const encoded = `data:${type};base64,`.length + Math.ceil(size / 3) * 4;
  return {
    // A tool that reads such files can say more about them.
    confidence: 0.2,
    preview: `${type}, ${formatByteLength(size)}; ${formatByteLength(encoded)} as a data: URI`,
    operation: 'base64.encode-bytes',
    screen: 'Base64FileEncoder',
    takesFile: true,
  };
};
