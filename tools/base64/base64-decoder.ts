import { fail, ok, type Result, type TextPosition, type ToolError } from '#shared/result.ts';
import { cutOff, dataAfterPadding, incompletePadding, needlessPadding, notBase64 } from './base64-faults.ts';
import { none, padding, space, values } from './character-values.ts';

/** Findings about a Base64 text besides its bytes. */
export interface Base64Findings {
  /** `either`: neither `+` and `/` nor `-` and `_` occur. */
  readonly alphabet: 'standard' | 'url-safe' | 'mixed' | 'either';
  readonly isPadded: boolean;
  /**
   * The place of the last character if it has bits set that belong to no byte: other encoders write another character
   * there (RFC 4648, section 3.5).
   */
  readonly looseBitsAt?: TextPosition;
}

export interface Base64End {
  /** The bytes of the last group, if it is incomplete. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly findings: Base64Findings;
}

export interface Base64Decoder {
  /** @returns the bytes that the next piece of the text completes; pieces may be split anywhere outside a `%41` */
  write(piece: string): Result<Uint8Array<ArrayBuffer>>;
  end(): Result<Base64End>;
  /** The end of the text written so far. */
  position(): TextPosition;
}

export interface Base64DecoderOptions {
  /** Where the text starts in the user's input. */
  readonly start?: TextPosition | undefined;
  /** Whether `%3D` stands for `=`, as in a data: URI. */
  readonly isPercentEncoded?: boolean | undefined;
}

const lineFeed = 0x0a;
const carriageReturn = 0x0d;
const percent = 0x25;

/**
 * Decodes Base64 (RFC 4648, sections 4 and 5) piece by piece: both alphabets, padded or not, with white space anywhere.
 * Fails with `not-base64` at any other character, `data-after-padding`, `wrong-padding`, and `cut-off` if a single
 * character is left over; a decoder that has failed cannot continue.
 * @example
 * const decoder = createBase64Decoder();
 * decoder.write('SGk'); // no byte is complete
 * decoder.end(); // the bytes 48 69
 */
export function createBase64Decoder({ start, isPercentEncoded = false }: Base64DecoderOptions = {}): Base64Decoder {
  /** The number of characters in the unfinished group, and their bits. */
  let count = 0;
  let bits = 0;
  let paddingCount = 0;
  let paddingAt: TextPosition | undefined;
  let lastAt: TextPosition | undefined;

  /** UTF-16 code units before the current piece. */
  let passed = start?.offset ?? 0;
  let line = start?.line ?? 1;
  /** The offset of column 1. */
  let lineStart = passed - ((start?.column ?? 1) - 1);
  let returnAt = -1;

  const seen = { standard: false, urlSafe: false };

  const positionAt = (index: number): TextPosition => {
    const offset = passed + index;
    return { offset, line, column: offset - lineStart + 1 };
  };

  function write(piece: string): Result<Uint8Array<ArrayBuffer>> {
    const { length } = piece;
    const bytes = new Uint8Array(Math.ceil(((count + length) * 3) / 4));
    let size = 0;
    let index = 0;
    while (index < length) {
      if (count === 0 && paddingCount === 0) {
        // Fast path for whole groups, which make up nearly all of a text.
        while (index + 4 <= length) {
          const first = values[piece.charCodeAt(index)] as number;
          const second = values[piece.charCodeAt(index + 1)] as number;
          const third = values[piece.charCodeAt(index + 2)] as number;
          const fourth = values[piece.charCodeAt(index + 3)] as number;
          if ((first | second | third | fourth) >= none) {
            break;
          }
          bytes[size] = (first << 2) | (second >> 4);
          bytes[size + 1] = (second << 4) | (third >> 2);
          bytes[size + 2] = (third << 6) | fourth;
          size += 3;
          index += 4;
        }
        if (index === length) {
          break;
        }
      }
      const { code, next } = characterAt(piece, index);
      const value = values[code] as number;
      if (value < none) {
        if (paddingCount > 0) {
          return fail(dataAfterPadding(piece, index, positionAt(index)));
        }
        bits = (bits << 6) | value;
        count += 1;
        lastAt = positionAt(index);
        if (count === 4) {
          bytes[size] = bits >> 16;
          bytes[size + 1] = bits >> 8;
          bytes[size + 2] = bits;
          size += 3;
          count = 0;
          bits = 0;
        }
      } else if (value === space) {
        breakLine(code, index);
      } else if (value === padding) {
        const problem = takePadding(index);
        if (problem !== undefined) {
          return fail(problem);
        }
      } else {
        return fail(notBase64(piece, index, positionAt(index)));
      }
      index = next;
    }
    passed += length;
    seen.standard ||= piece.includes('+') || piece.includes('/');
    seen.urlSafe ||= piece.includes('-') || piece.includes('_');
    return ok(bytes.subarray(0, size));
  }

  /** The character at an index, and the index of the next one. */
  function characterAt(piece: string, index: number): { readonly code: number; readonly next: number } {
    const code = piece.charCodeAt(index);
    if (isPercentEncoded && code === percent) {
      const digits = piece.slice(index + 1, index + 3);
      if (/^[\da-f]{2}$/i.test(digits)) {
        const decoded = Number.parseInt(digits, 16);
        seen.standard ||= decoded === 0x2b || decoded === 0x2f;
        seen.urlSafe ||= decoded === 0x2d || decoded === 0x5f;
        return { code: decoded, next: index + 3 };
      }
    }
    return { code, next: index + 1 };
  }

  function breakLine(code: number, index: number): void {
    const offset = passed + index;
    if (code === carriageReturn || (code === lineFeed && returnAt !== offset - 1)) {
      line += 1;
    }
    if (code === lineFeed || code === carriageReturn) {
      lineStart = offset + 1;
    }
    if (code === carriageReturn) {
      returnAt = offset;
    }
  }

  function takePadding(index: number): ToolError | undefined {
    const position = positionAt(index);
    if (count === 1) {
      return cutOff(lastAt ?? position);
    }
    if (count === 0 || paddingCount === 4 - count) {
      return needlessPadding(count === 0, position);
    }
    paddingAt ??= position;
    paddingCount += 1;
    return undefined;
  }

  function end(): Result<Base64End> {
    if (count === 1) {
      return fail(cutOff(lastAt ?? positionAt(0)));
    }
    if (paddingAt !== undefined && paddingCount !== 4 - count) {
      return fail(incompletePadding(paddingAt));
    }
    const hasLooseBits = (count === 2 && (bits & 0xf) !== 0) || (count === 3 && (bits & 3) !== 0);
    const bytes = count === 3 ? [bits >> 10, bits >> 2] : count === 2 ? [bits >> 4] : [];
    return ok({
      bytes: Uint8Array.from(bytes),
      findings: {
        alphabet: alphabetOf(seen),
        isPadded: paddingCount > 0,
        ...(hasLooseBits && lastAt && { looseBitsAt: lastAt }),
      },
    });
  }

  return { write, end, position: () => positionAt(0) };
}

function alphabetOf(seen: { readonly standard: boolean; readonly urlSafe: boolean }): Base64Findings['alphabet'] {
  if (seen.standard) {
    return seen.urlSafe ? 'mixed' : 'standard';
  }
  return seen.urlSafe ? 'url-safe' : 'either';
}
