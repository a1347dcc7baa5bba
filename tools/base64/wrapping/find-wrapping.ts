import { fail, ok, type Result, type ToolError } from '#shared/result.ts';
import { textPosition } from '#shared/text-position.ts';
import { type DataUriHeader, parseDataUri } from '../parse-data-uri.ts';
import type { ContentReader } from './content-reader.ts';
import { readPemHeaders } from './pem-headers.ts';
import { readBare } from './read-bare.ts';
import { readPemContent } from './read-pem-content.ts';
import { readUriData } from './read-uri-data.ts';

/** The wrapping of the Base64. */
export type Base64Wrapping =
  | { readonly kind: 'none' }
  /** PEM armour (RFC 7468): `-----BEGIN CERTIFICATE-----`. */
  | { readonly kind: 'pem'; readonly label: string }
  | ({ readonly kind: 'data-uri' } & DataUriHeader);

export interface FoundWrapping {
  readonly wrapping: Base64Wrapping;
  /** Reads what is inside. */
  readonly content: ContentReader;
  /** Where the content starts, in UTF-16 code units. */
  readonly offset: number;
  /** Irregularities in front of the content. */
  readonly warnings: readonly ToolError[];
}

/** What precedes the credentials in the header of a request (RFC 7617). */
const basicScheme = /^(?:(?:proxy-)?authorization[ \t]*:[ \t]*)?basic[ \t]+(?=\S)/iu;

/**
 * Determines what is around the Base64 from the beginning of a text. Fails as `parseDataUri` does.
 * @param head the beginning, with the whole of what may precede the Base64
 */
export function findWrapping(head: string): Result<FoundWrapping> {
  const start = head.search(/[^\s\u200b\u2060]/u);
  const rest = start === -1 ? '' : head.slice(start);
  if (/^data:/i.test(rest)) {
    return findDataUri(head, start);
  }
  // Environment variables and forms often put a whole block on one line.
  const beginning = /^[ \t]*-----BEGIN ([^\r\n]*?)-----/m.exec(rest);
  return ok(beginning === null ? findCredentials(head, start) : findPem(head, start, beginning));
}

function findDataUri(head: string, start: number): Result<FoundWrapping> {
  const header = parseDataUri(head.slice(start));
  if (!header.ok) {
    const { position } = header.error;
    return fail({ ...header.error, position: textPosition(head, start + (position?.offset ?? 0)) });
  }
  const offset = start + header.value.dataOffset;
  return ok({
    wrapping: { kind: 'data-uri', ...header.value },
    content: readUriData(textPosition(head, offset), header.value.isBase64),
    offset,
    warnings: [],
  });
}

/** @param beginning the match of its first line in what follows `start` */
function findPem(head: string, start: number, beginning: RegExpExecArray): FoundWrapping {
  const label = beginning[1] ?? '';
  const lineStart = start + beginning.index;
  const rest = head.slice(lineStart + beginning[0].length);
  const isEscaped = /^[ \t]*\\[rn]/u.test(rest);
  const headers = readPemHeaders(rest);
  const offset = head.length - rest.length + headers.length;
  const preamble = {
    code: 'preamble',
    message: `The text before -----BEGIN ${label}----- is left out (RFC 7468).`,
  };
  return {
    wrapping: { kind: 'pem', label },
    content: readPemContent({ label, start: textPosition(head, offset), isEscaped }),
    offset,
    warnings: [...(head.slice(start, lineStart).trim() === '' ? [] : [preamble]), ...headers.warnings],
  };
}

/** Base64 without a wrapping, which may be credentials with the name of their scheme. */
function findCredentials(head: string, start: number): FoundWrapping {
  const scheme = start === -1 ? '' : (basicScheme.exec(head.slice(start))?.[0] ?? '');
  const offset = scheme === '' ? 0 : start + scheme.length;
  const preamble = { code: 'preamble', message: `“${scheme.trim()}” before the credentials is left out.` };
  return {
    wrapping: { kind: 'none' },
    content: readBare(textPosition(head, offset)),
    offset,
    warnings: scheme === '' ? [] : [preamble],
  };
}
