import { formatByteLength } from '#shared/formats/words/format-byte-length.ts';
import { fail, ok, type Result, type TextPosition, type ToolError } from '#shared/result.ts';
import { textPosition } from '#shared/text-position.ts';
import { type Base64Decoder, type Base64Findings, createBase64Decoder } from './base64-decoder.ts';
import { decodePercent } from './decode-percent.ts';
import { type DataUriHeader, parseDataUri } from './parse-data-uri.ts';
import { readPemHeaders } from './pem-headers.ts';

/** The wrapping of the Base64. */
export type Base64Wrapping =
  | { readonly kind: 'none' }
  /** PEM armour (RFC 7468): `-----BEGIN CERTIFICATE-----`. */
  | { readonly kind: 'pem'; readonly label: string }
  | ({ readonly kind: 'data-uri' } & DataUriHeader);

export interface Base64Reading {
  /** The last bytes. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly wrapping: Base64Wrapping;
  /** Undefined if the data of a URI is percent-encoded. */
  readonly findings: Base64Findings | undefined;
  /** Irregularities that do not prevent decoding. */
  readonly warnings: readonly ToolError[];
}

export interface Base64Reader {
  /** @returns the bytes that are complete; pieces may be split anywhere */
  write(piece: string): Result<Uint8Array<ArrayBuffer>>;
  end(): Result<Base64Reading>;
}

/** Text before the Base64 must fit in this many characters. */
const headLength = 65_536;

/** Percent-encoded data is decoded as a whole. */
const maximumPercentLength = 256_000_000;

const nothing = ok(new Uint8Array(0));

/** What precedes the credentials in the header of a request (RFC 7617). */
const basicScheme = /^(?:(?:proxy-)?authorization[ \t]*:[ \t]*)?basic[ \t]+(?=\S)/iu;

/** A line break as JSON and environment variables write it. */
const escapedBreak = /\\[rn]/g;

type Part = 'head' | 'base64' | 'percent' | 'pem' | 'pem-end' | 'ignored';

/**
 * Reads a text with Base64, piece by piece: bare, in PEM armour, or in a data: URI, whose data may also be
 * percent-encoded. Fails as `createBase64Decoder` and `parseDataUri` do, and with `not-base64` if PEM is malformed,
 * `several-blocks` and `too-large`.
 */
export function createBase64Reader(): Base64Reader {
  let part: Part = 'head';
  let held = '';
  let wrapping: Base64Wrapping = { kind: 'none' };
  /** Whether the lines of a PEM block end in `\n`, as a string of JSON has them. */
  let isEscaped = false;
  let decoder: Base64Decoder = createBase64Decoder();
  let dataStart: TextPosition = { offset: 0, line: 1, column: 1 };
  const percentPieces: string[] = [];
  let percentLength = 0;
  const warnings: ToolError[] = [];

  /** Determines the wrapping from the beginning of the text. */
  function begin(): Result<Uint8Array<ArrayBuffer>> {
    const head = held;
    held = '';
    const start = head.search(/[^\s\u200b\u2060]/u);
    const rest = start === -1 ? '' : head.slice(start);
    if (/^data:/i.test(rest)) {
      const header = parseDataUri(rest);
      if (!header.ok) {
        const { position } = header.error;
        return fail({ ...header.error, position: textPosition(head, start + (position?.offset ?? 0)) });
      }
      wrapping = { kind: 'data-uri', ...header.value };
      startAt(head, start + header.value.dataOffset, header.value.isBase64 ? 'base64' : 'percent');
    } else {
      // Environment variables and forms often put a whole block on one line.
      const beginning = /^[ \t]*-----BEGIN ([^\r\n]*?)-----/m.exec(rest);
      if (beginning !== null) {
        wrapping = { kind: 'pem', label: beginning[1] ?? '' };
        const end = beginning.index + beginning[0].length;
        isEscaped = /^[ \t]*\\[rn]/u.test(rest.slice(end));
        const headers = readPemHeaders(rest.slice(end));
        startAt(head, start + end + headers.length, 'pem');
        warnAboutPreamble(rest.slice(0, beginning.index));
        warnings.push(...headers.warnings);
      } else {
        const scheme = basicScheme.exec(rest)?.[0] ?? '';
        startAt(head, scheme === '' ? 0 : start + scheme.length, 'base64');
        if (scheme !== '') {
          warnings.push({ code: 'preamble', message: `“${scheme.trim()}” before the credentials is left out.` });
        }
      }
    }
    return writeData(head.slice(dataStart.offset));
  }

  function warnAboutPreamble(preamble: string): void {
    if (preamble.trim() !== '') {
      warnings.push({
        code: 'preamble',
        message: `The text before -----BEGIN ${wrapping.kind === 'pem' ? wrapping.label : ''}----- is left out (RFC 7468).`,
      });
    }
  }

  function startAt(head: string, offset: number, next: Part): void {
    part = next;
    dataStart = textPosition(head, offset);
    decoder = createBase64Decoder({ start: dataStart, isPercentEncoded: wrapping.kind === 'data-uri' });
  }

  function writeData(piece: string): Result<Uint8Array<ArrayBuffer>> {
    switch (part) {
      case 'base64':
        return wrapping.kind === 'data-uri' ? writeUriData(piece) : writeBare(piece);
      case 'percent':
        return writeUriData(piece);
      case 'pem':
        return writePem(piece);
      case 'pem-end':
        held = held.length < headLength ? held + piece : held;
        return nothing;
      default:
        return nothing;
    }
  }

  /** Refuses the end of a PEM block without its beginning: all of it would also be Base64 of the URL-safe alphabet. */
  function writeBare(piece: string): Result<Uint8Array<ArrayBuffer>> {
    const end = piece.indexOf('-----END ');
    const written = decoder.write(end === -1 ? piece : piece.slice(0, end));
    return end === -1 || !written.ok
      ? written
      : fail({
          code: 'not-base64',
          message: 'The line -----BEGIN …----- that belongs to this -----END …----- is missing.',
          position: decoder.position(),
        });
  }

  /** Writes the data of a URI. The part after `#` is the fragment, not data. */
  function writeUriData(piece: string): Result<Uint8Array<ArrayBuffer>> {
    const fragment = piece.indexOf('#');
    const data = fragment === -1 ? piece : piece.slice(0, fragment);
    const written = part === 'percent' ? keepPercent(data) : writePercentBase64(data, fragment !== -1);
    if (fragment !== -1) {
      warnings.push({
        code: 'fragment',
        message:
          'What follows “#” in a URI is not data: browsers leave it out, and so does this tool. If it belongs to the data, write %23 for “#”.',
        position: part === 'percent' ? percentPosition(fragment, piece) : decoder.position(),
      });
      part = 'ignored';
    }
    return written;
  }

  /** Holds back an incomplete `%4` until the rest arrives. */
  function writePercentBase64(data: string, isLast: boolean): Result<Uint8Array<ArrayBuffer>> {
    const text = held + data;
    const cut = isLast ? '' : (/%[\da-f]?$/i.exec(text)?.[0] ?? '');
    held = cut;
    return decoder.write(cut === '' ? text : text.slice(0, -cut.length));
  }

  function keepPercent(data: string): Result<Uint8Array<ArrayBuffer>> {
    percentLength += data.length;
    if (percentLength > maximumPercentLength) {
      return fail({
        code: 'too-large',
        message: `Percent-encoded data of more than ${formatByteLength(maximumPercentLength)} cannot be decoded here.`,
      });
    }
    percentPieces.push(data);
    return nothing;
  }

  function percentPosition(fragment: number, piece: string): TextPosition {
    const before = [...percentPieces.slice(0, -1), piece.slice(0, fragment)].join('');
    return after(dataStart, textPosition(before, before.length));
  }

  function writePem(written: string): Result<Uint8Array<ArrayBuffer>> {
    const piece = isEscaped ? withoutEscapedBreaks(written) : written;
    const hyphen = piece.indexOf('-');
    if (hyphen === -1) {
      return decoder.write(piece);
    }
    part = 'pem-end';
    held = piece.slice(hyphen) + held;
    return decoder.write(piece.slice(0, hyphen));
  }

  /** Puts white space of the same length in their place, and holds back a backslash whose letter is yet to come. */
  function withoutEscapedBreaks(piece: string): string {
    const text = held + piece;
    held = text.endsWith('\\') ? '\\' : '';
    return text.slice(0, text.length - held.length).replaceAll(escapedBreak, '  ');
  }

  /** @returns what is wrong with the text after the Base64 of a PEM block */
  function checkPemEnd(): ToolError | undefined {
    const rest = isEscaped ? held.replaceAll(escapedBreak, '  ') : held;
    const ending = /^-----END [^\r\n]*?-----\s*/.exec(rest);
    const at = decoder.position();
    if (ending === null) {
      return {
        code: 'not-base64',
        message: 'A “-” can only start the line -----END …----- here, and this is not one.',
        position: at,
      };
    }
    if (ending[0].length < rest.length) {
      return {
        code: 'several-blocks',
        message: 'More follows the first PEM block. Decode the blocks one by one.',
        position: after(at, textPosition(rest, ending[0].length)),
      };
    }
    return undefined;
  }

  function endPercent(): Base64Reading {
    const data = percentPieces.join('');
    const { bytes, looseAt } = decodePercent(part === 'ignored' ? data : withoutEndingSpaces(data));
    if (looseAt !== undefined) {
      warnings.push({
        code: 'loose-percent',
        message:
          'Two hexadecimal digits should follow this “%”. It is read as a percent sign, which should be written %25.',
        position: after(dataStart, looseAt),
      });
    }
    return { bytes, wrapping, findings: undefined, warnings };
  }

  return {
    write(piece) {
      if (part !== 'head') {
        return writeData(piece);
      }
      held += piece;
      return held.length < headLength ? nothing : begin();
    },

    end() {
      const begun = part === 'head' ? begin() : nothing;
      if (!begun.ok) {
        return begun;
      }
      if (wrapping.kind === 'data-uri' && !wrapping.isBase64) {
        return ok(endPercent());
      }
      const left = part !== 'pem-end' && held !== '' ? decoder.write(held) : nothing;
      if (!left.ok) {
        return left;
      }
      const problem = part === 'pem-end' ? checkPemEnd() : undefined;
      if (problem !== undefined) {
        return fail(problem);
      }
      const ended = decoder.end();
      if (!ended.ok) {
        return ended;
      }
      if (wrapping.kind === 'pem' && part === 'pem') {
        warnings.push({
          code: 'no-end-line',
          message: `The line -----END ${wrapping.label}----- is missing: the text may be cut off.`,
          position: decoder.position(),
        });
      }
      const { findings } = ended.value;
      return ok({
        bytes: join([begun.value, left.value, ended.value.bytes]),
        wrapping,
        findings,
        warnings: [...warnings, ...warningsOf(findings)],
      });
    },
  };
}

/** Leaves out what ends no URL: spaces and C0 controls (WHATWG URL, "basic URL parser", step 1). */
function withoutEndingSpaces(url: string): string {
  let end = url.length;
  while (end > 0 && url.charCodeAt(end - 1) <= 0x20) {
    end -= 1;
  }
  return url.slice(0, end);
}

/**
 * Reads a whole text, see `createBase64Reader`.
 * @example readBase64('SGk') // { ok: true, value: { bytes: [0x48, 0x69], … } }
 */
export function readBase64(text: string): Result<Base64Reading> {
  const reader = createBase64Reader();
  const written = reader.write(text);
  if (!written.ok) {
    return written;
  }
  const ended = reader.end();
  return ended.ok ? ok({ ...ended.value, bytes: join([written.value, ended.value.bytes]) }) : ended;
}

function warningsOf({ alphabet, looseBitsAt }: Base64Findings): ToolError[] {
  return [
    ...(alphabet === 'mixed'
      ? [
          {
            code: 'mixed-alphabets',
            message: 'Characters of both alphabets occur (+ or /, and - or _). Most decoders refuse that.',
          },
        ]
      : []),
    ...(looseBitsAt
      ? [
          {
            code: 'non-canonical',
            message:
              'This last character has bits set that belong to no byte. They are left out; strict decoders refuse that (RFC 4648, section 3.5).',
            position: looseBitsAt,
          },
        ]
      : []),
  ];
}

/** Converts a position within a part of a text to a position in the whole, given the start of the part. */
function after(start: TextPosition, { offset, line, column }: TextPosition): TextPosition {
  return {
    offset: start.offset + offset,
    line: start.line + line - 1,
    column: line === 1 ? start.column + column - 1 : column,
  };
}

function join(pieces: readonly Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  const filled = pieces.filter((piece) => piece.length > 0);
  if (filled.length === 1 && filled[0]) {
    return filled[0];
  }
  const joined = new Uint8Array(filled.reduce((length, piece) => length + piece.length, 0));
  let offset = 0;
  for (const piece of filled) {
    joined.set(piece, offset);
    offset += piece.length;
  }
  return joined;
}
