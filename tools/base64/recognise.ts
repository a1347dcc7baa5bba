import { readSignature } from '#shared/formats/file-kinds/file-signature.ts';
import { formatByteLength } from '#shared/formats/words/format-byte-length.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
import { shortenText } from '#shared/formats/words/shorten-text.ts';
import { isBlank } from '#shared/text-checks.ts';
import type { AnswerOf, Recognise, Recognition } from '#tools/define-operation.ts';
import { joinLines, looksLikeBase64 } from './looks-like-base64.ts';
import { parseDataUri } from './parse-data-uri.ts';
import { plainTextOf } from './plain-text.ts';
import { readBase64 } from './read-base64.ts';

/** The number of characters examined. */
const sampleLength = 4096;

/** The number of characters decoded for the preview: whole groups of four. */
const decodedLength = 256;

/** The maximum length of the preview, in characters. */
const previewLength = 60;

/** The maximum length, in characters, of a picture shown beside the answer. */
const longestPicture = 300_000;

/** The beginning of a PEM block, whose line breaks may be written as in JSON, and a whole one. */
const pemStart = /^-----BEGIN ([^\r\n-]+)-----(?:\s|\\[rn])/;
const pemBlock = /^\s*-----BEGIN ([^\r\n-]+)-----[\s\S]*?-----END \1-----/;

/**
 * Recognises a data: URI and a PEM block by their beginnings, and bare Base64 by its form and content: eight characters
 * that decode to plain text are almost certainly Base64, and a long key may be.
 */
export const recognise: Recognise = ({ text, size }) => {
  if (text === undefined) {
    return undefined;
  }
  const start = text.slice(0, sampleLength).trimStart();
  if (/^data:/i.test(start)) {
    return recogniseDataUri(text.trim(), size);
  }
  const [, label] = pemStart.exec(start) ?? [];
  return label === undefined ? recogniseBare(text, size) : recognisePem(label, text, size);
};

/** Recognises a PEM block by its first line. If there are several, only the first one can be decoded. */
function recognisePem(label: string, text: string, size: number): Recognition | undefined {
  // The text of a signed message is not Base64 (RFC 9580, section 7).
  if (label === 'PGP SIGNED MESSAGE') {
    return undefined;
  }
  const preview = `PEM block “${label}”`;
  const [first] = pemBlock.exec(text) ?? [];
  const others = first === undefined ? 0 : text.slice(first.length).split('-----BEGIN ').length - 1;
  const part = first !== undefined && others > 0 ? { text: first.trim() } : {};
  const count = text.length === size ? `the first of ${formatNumber(others + 1)}` : 'the first of several';
  return { ...found(0.9, others > 0 ? `${preview}, ${count}` : preview), ...part, operation: 'base64.decode-bytes' };
}

function recogniseDataUri(uri: string, size: number): Recognition | undefined {
  const header = parseDataUri(uri.slice(0, sampleLength));
  // A sentence can also begin with “data:” and contain a comma.
  if (!header.ok || !(header.value.isTyped || header.value.isBase64 || header.value.dataOffset === 'data:,'.length)) {
    return undefined;
  }
  const { mediaType, isBase64, dataOffset } = header.value;
  const length = Math.max(0, size - dataOffset);
  const bytes = formatByteLength(isBase64 ? Math.floor((length * 3) / 4) : length);
  if (mediaType.startsWith('text/')) {
    const reading = readBase64(isBase64 ? uri.slice(0, dataOffset + decodedLength) : uri.slice(0, sampleLength));
    const decoded = reading.ok ? (plainTextOf(reading.value.bytes)?.trim() ?? '') : '';
    return found(0.95, `${mediaType}, about ${bytes}${decoded === '' ? '' : `: ${quote(decoded)}`}`);
  }
  const isShown = size <= longestPicture && uri.length <= size && /^image\/(?:png|jpeg|gif|webp)$/.test(mediaType);
  return {
    ...found(0.95, `${mediaType}, about ${bytes}`),
    operation: 'base64.decode-bytes',
    ...(isShown && { look: { kind: 'picture' as const, value: uri } }),
  };
}

function recogniseBare(text: string, size: number): Recognition | undefined {
  const plain = joinLines(text.slice(0, sampleLength));
  const length = text.length === size && size <= sampleLength ? plain.length : size;
  const isHexadecimal = /^[\da-f]+$/i.test(plain);
  const reading =
    plain.length >= 8 && /^[\w+/-]+={0,2}$/.test(plain) ? readBase64(plain.slice(0, decodedLength)) : undefined;
  if (reading?.ok !== true) {
    return undefined;
  }
  const { bytes, warnings } = reading.value;
  const isLikely = looksLikeBase64(text);
  const decoded = plainTextOf(bytes, plain.length > decodedLength);
  if (decoded !== undefined && !isBlank(decoded) && !isHexadecimal) {
    return found(isLikely ? 0.85 : 0.7, quote(decoded));
  }
  const type = readSignature(bytes);
  if (type !== undefined) {
    const isShown = type.mediaType.startsWith('image/') && size <= longestPicture && text.length === size;
    return {
      ...bytesOf(0.9, length, type.mediaType),
      ...(isShown && {
        look: { kind: 'picture' as const, value: `data:${type.mediaType};base64,${text.replaceAll(/\s+/g, '')}` },
      }),
    };
  }
  if (isLikely) {
    return bytesOf(0.6, length);
  }
  const isPossible = isHexadecimal
    ? /[a-f]/i.test(plain)
    : /[a-z]/.test(plain) && /[A-Z]/.test(plain) && /\d/.test(plain);
  return isPossible && plain.length % 4 === 0 && warnings.length === 0 ? bytesOf(0.3, length) : undefined;
}

const quote = (text: string) => `“${shortenText(text.trim().replaceAll(/\s+/g, ' '), previewLength)}”`;

/** @param length the number of characters of the Base64 */
function bytesOf(confidence: number, length: number, mediaType?: string): Recognition {
  const bytes = formatByteLength(Math.floor((length * 3) / 4));
  return {
    ...found(confidence, mediaType === undefined ? `about ${bytes} of binary data` : `${mediaType}, about ${bytes}`),
    operation: 'base64.decode-bytes',
  };
}

function found(confidence: number, preview: string): Recognition {
  return { confidence, preview, operation: 'base64.decode', screenId: 'Base64Encoder' };
}

/** The decoded text; there is none if the bytes are not text. */
export const answer: AnswerOf = ({ text }) => {
  const reading = readBase64(text);
  return reading.ok ? plainTextOf(reading.value.bytes, false) : undefined;
};
