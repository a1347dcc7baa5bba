import type { AnswerOf, Recognise, Recognition } from '#tools/define-operation.ts';

/** The maximum length: people who look up a type paste little else. */
const longest = 120;

/** A type from IANA's trees, with its parameters and the name of the header that contained it. */
const mediaType =
  /^(?:(?:content-type|accept)\s*:\s*)?((?:application|audio|chemical|font|image|message|model|multipart|text|video)\/[\w!#$&^.+-]+)((?:\s*;\s*[\w-]+=(?:[^\s;"]+|"[^"]*"))*)$/i;

/** An extension by itself, with its dot, optionally after a star as in a pattern. */
const extension = /^\*?\.([a-z\d]{2,5})$/i;

/**
 * The common extensions: the list in which the screen looks them up has two thousand types and would not be available
 * at once.
 */
const extensions: Readonly<Record<string, string>> = {
  'application/gzip': 'gz',
  'application/javascript': 'js',
  'application/json': 'json',
  'application/ld+json': 'jsonld',
  'application/manifest+json': 'webmanifest',
  'application/msword': 'doc',
  'application/pdf': 'pdf',
  'application/rtf': 'rtf',
  'application/sql': 'sql',
  'application/toml': 'toml',
  'application/vnd.ms-excel': 'xls',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/wasm': 'wasm',
  'application/xml': 'xml',
  'application/yaml': 'yaml',
  'application/zip': 'zip',
  'audio/mpeg': 'mp3',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
  'font/otf': 'otf',
  'font/ttf': 'ttf',
  'font/woff2': 'woff2',
  'image/avif': 'avif',
  'image/gif': 'gif',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/svg+xml': 'svg',
  'image/webp': 'webp',
  'image/x-icon': 'ico',
  'text/calendar': 'ics',
  'text/css': 'css',
  'text/csv': 'csv',
  'text/html': 'html',
  'text/javascript': 'js',
  'text/markdown': 'md',
  'text/plain': 'txt',
  'text/tab-separated-values': 'tsv',
  'text/vcard': 'vcf',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
};

/** Types that reveal nothing about the file. */
const general = new Map([
  ['application/octet-stream', 'any bytes'],
  ['application/x-www-form-urlencoded', 'a form, percent-encoded'],
  ['multipart/form-data', 'a form with files'],
]);

/**
 * Recognises a media type, or an extension by itself, and shows which belongs to it.
 * @example recognise({ text: 'text/html; charset=utf-8', size: 24 })?.preview // 'files ending in .html'
 */
export const recognise: Recognise = ({ text, size }) => {
  const trimmed = size > longest ? '' : (text?.trim() ?? '');
  const [, written] = mediaType.exec(trimmed) ?? [];
  if (written !== undefined) {
    const type = written.toLowerCase();
    const ending = extensions[type];
    const [tree = ''] = type.split('/');
    const meaning =
      ending === undefined ? (general.get(type) ?? `a media type of the kind “${tree}”`) : `files ending in .${ending}`;
    return found(0.9, meaning, 'media-type.extensions', type);
  }
  const ending = extension.exec(trimmed)?.[1]?.toLowerCase();
  const type = Object.entries(extensions).findLast(([, known]) => known === ending)?.[0];
  return type === undefined || ending === undefined
    ? undefined
    : found(0.7, `${type}, the media type of .${ending}`, 'media-type.of-extension', ending);
};

function found(
  confidence: number,
  preview: string,
  operation: 'media-type.extensions' | 'media-type.of-extension',
  text: string,
): Recognition {
  return { confidence, preview, operation, screenId: 'CommonLists', text };
}

/** The extension of a type, or the type of an extension; for a type without an extension, what it means. */
export const answer: AnswerOf = ({ text }, { preview }) =>
  extensions[text] ?? Object.entries(extensions).findLast(([, known]) => known === text)?.[0] ?? preview;
