import { ok, type Result, type ToolError } from '#shared/result.ts';
import type { Base64Findings } from './base64-decoder.ts';
import { joinBytes } from './join-bytes.ts';
import { noBytes } from './wrapping/content-reader.ts';
import { type Base64Wrapping, type FoundWrapping, findWrapping } from './wrapping/find-wrapping.ts';

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

/**
 * Reads a text with Base64, piece by piece: bare, in PEM armour, or in a data: URI, whose data may also be
 * percent-encoded. Fails as `createBase64Decoder` and `parseDataUri` do, and with `not-base64` if PEM is malformed,
 * `several-blocks` and `too-large`.
 */
export function createBase64Reader(): Base64Reader {
  /** The beginning, until it is long enough to find the wrapping in. */
  let head = '';
  let found: FoundWrapping | undefined;

  return {
    write(piece) {
      if (found !== undefined) {
        return found.content.write(piece);
      }
      head += piece;
      if (head.length < headLength) {
        return noBytes;
      }
      const wrapped = findWrapping(head);
      if (!wrapped.ok) {
        return wrapped;
      }
      found = wrapped.value;
      return found.content.write(head.slice(found.offset));
    },

    end() {
      const wrapped = found === undefined ? findWrapping(head) : ok(found);
      if (!wrapped.ok) {
        return wrapped;
      }
      const { wrapping, content, offset, warnings } = wrapped.value;
      const begun = found === undefined ? content.write(head.slice(offset)) : noBytes;
      if (!begun.ok) {
        return begun;
      }
      const ended = content.end();
      if (!ended.ok) {
        return ended;
      }
      const { bytes, findings } = ended.value;
      return ok({
        bytes: joinBytes([begun.value, bytes]),
        wrapping,
        findings,
        warnings: [...warnings, ...ended.value.warnings, ...(findings === undefined ? [] : warningsOf(findings))],
      });
    },
  };
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
  return ended.ok ? ok({ ...ended.value, bytes: joinBytes([written.value, ended.value.bytes]) }) : ended;
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
              'This last character has bits set that are not part of any byte. They are left out; strict decoders refuse that (RFC 4648, section 3.5).',
            position: looseBitsAt,
          },
        ]
      : []),
  ];
}
