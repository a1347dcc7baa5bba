import { decodeMarkedText } from '#shared/formats/text-encoding/decode-marked-text.ts';
import type { FileKind } from './file-kinds.ts';
import { readSignature, textOfBytes } from './file-signature.ts';
import { startsAsSvg } from './svg-start.ts';
import { typesOfKind } from './types-of-kind.ts';

/** The number of bytes from the start that suffice to recognise a file. */
export const headLength = 4096;

const kindOfExtension: ReadonlyMap<string, FileKind> = new Map(
  Object.entries(typesOfKind).flatMap(([kind, { extensions }]) =>
    extensions.map((extension) => [extension, kind as FileKind] as const),
  ),
);

const jsonWebToken = /^(?:Bearer\s+)?eyJ[\w-]*\.[\w-]*\.[\w-]*(?:\.[\w-]*\.[\w-]*)?$/;

/**
 * @param name the name of a file, with or without its path
 * @returns the extension in lower case, without the dot; empty for a name without one
 * @example extensionOf('chair/Scene.GLB') // 'glb'
 */
export function extensionOf(name: string): string {
  return /[^./]\.([^./]+)$/u.exec(name)?.[1]?.toLowerCase() ?? '';
}

/**
 * @param name the name of a file, with or without its path
 * @returns the name up to the last dot; empty for a name that begins with its only dot
 * @example withoutExtension('photo.old.png') // 'photo.old'
 */
export function withoutExtension(name: string): string {
  return name.replace(/\.[^./]*$/u, '');
}

/**
 * Determines the kind of a file by its extension or, if that is not conclusive, by its content.
 * @param head the first `headLength` bytes, or the whole of a shorter file
 * @example kindOfFile('DATA.CSV', new Uint8Array()) // 'table'
 * @example kindOfFile('noname', new TextEncoder().encode('{"a": 1}')) // 'json'
 */
export function kindOfFile(name: string, head: Uint8Array): FileKind {
  return kindOfExtension.get(extensionOf(name)) ?? kindOfContent(head);
}

function kindOfContent(head: Uint8Array): FileKind {
  const kind = kindOfExtension.get(readSignature(head)?.extension ?? '');
  if (kind !== undefined) {
    return kind;
  }
  // What follows the first lines may be binary.
  if (/^ply\r?\n/.test(textOfBytes(head.subarray(0, 5)))) {
    return 'model';
  }
  const text = decodeHead(head);
  if (text === undefined) {
    return 'binary';
  }
  const start = text.trim();
  if (/^(?:\{\s*["}]|\[\s*(?:["[{\]\d-]|true\b|false\b|null\b))/.test(start)) {
    return 'json';
  }
  if (jsonWebToken.test(start)) {
    return 'token';
  }
  if (/^solid\b[^\n]*\n\s*(?:facet\s+normal|endsolid)\b/i.test(start)) {
    return 'model';
  }
  return startsAsSvg(start) ? 'image' : 'text';
}

/**
 * Whether a character is a control character that does not occur in text. Whitespace does, and ESC does in coloured
 * logs.
 */
const isUnusual = (character: string) => character < ' ' && !'\t\n\v\f\r\x1b'.includes(character);

/**
 * @returns undefined for anything but text: bytes that are not UTF-8 (or UTF-16 with a byte order mark), or that
 * include control characters
 */
function decodeHead(head: Uint8Array): string | undefined {
  const text = decodeMarkedText(head, true);
  return text === undefined || head.length === 0 || Array.from(text).some(isUnusual) ? undefined : text;
}
