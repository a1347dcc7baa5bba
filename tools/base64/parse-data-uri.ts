import { fail, ok, type Result } from '#shared/result.ts';
import { isBlank } from '#shared/text-checks.ts';
import { textPosition } from '#shared/text-position.ts';

export interface MediaTypeParameter {
  readonly name: string;
  readonly value: string;
}

/** What a data: URI declares about its data. */
export interface DataUriHeader {
  /** The media type in lower case, without parameters: `text/plain`. */
  readonly mediaType: string;
  readonly parameters: readonly MediaTypeParameter[];
  readonly isBase64: boolean;
  /** Whether the URI names a valid media type; if not, the type is `text/plain`. */
  readonly isTyped: boolean;
  /** Where the data starts, in UTF-16 code units from the start of the URI. */
  readonly dataOffset: number;
}

const token = /^[!#$%&'*+\-.^_`|~\w]+$/;

/**
 * Reads a data: URI up to its data, as browsers do (WHATWG Fetch, "data: URL processor").
 * @param uri starts with `data:` in upper or lower case; its data may be incomplete
 * @returns fails with `no-comma` if no comma marks the start of the data
 * @example parseDataUri('data:image/png;base64,iVBO') // image/png, isBase64, dataOffset 22
 */
export function parseDataUri(uri: string): Result<DataUriHeader> {
  const comma = uri.indexOf(',');
  if (comma === -1) {
    const end = Math.min(uri.length, 200);
    return fail({
      code: 'no-comma',
      message: 'A data: URI needs a comma between its media type and its data, and this one has none.',
      position: textPosition(uri, end),
    });
  }
  const written = uri
    .slice('data:'.length, comma)
    .replace(/[\t\n\r]/g, '')
    .trim();
  const withoutMark = written.replace(/; *base64$/i, '');
  const [essence = '', ...rest] = splitOutsideQuotes(withoutMark);
  const isTyped = isMediaType(essence.trim());
  const isInvalid = !isTyped && !isBlank(essence);
  return ok({
    mediaType: isTyped ? essence.trim().toLowerCase() : 'text/plain',
    parameters: isInvalid ? [] : rest.flatMap(parseParameter),
    isBase64: withoutMark !== written,
    isTyped,
    dataOffset: comma + 1,
  });
}

function isMediaType(text: string): boolean {
  const [type = '', subtype = '', ...more] = text.split('/');
  return more.length === 0 && token.test(type) && token.test(subtype);
}

function splitOutsideQuotes(text: string): string[] {
  return text.match(/(?:"(?:\\.|[^"\\])*"?|[^;"])+|(?<=^|;)(?=;|$)/g) ?? [];
}

function parseParameter(text: string): MediaTypeParameter[] {
  const equals = text.indexOf('=');
  const name = text.slice(0, equals).trim().toLowerCase();
  if (equals === -1 || !token.test(name)) {
    return [];
  }
  const value = text.slice(equals + 1).trim();
  const quoted = /^"((?:\\.|[^"\\])*)"?/.exec(value)?.[1];
  return [{ name, value: quoted === undefined ? value : quoted.replaceAll(/\\(.)/g, '$1') }];
}
