import { fail, ok, type Result, type TextPosition, type ToolError } from '#shared/result.ts';
import { textPosition } from '#shared/text-position.ts';
import { createBase64Decoder } from '../base64-decoder.ts';
import { type ContentEnd, type ContentReader, endBase64, noBytes } from './content-reader.ts';
import { positionAfter } from './position-after.ts';

/** What follows the Base64 is kept up to this many characters. */
const endLength = 65_536;

/** A line break as JSON and environment variables write it. */
const escapedBreak = /\\[rn]/g;

export interface PemOptions {
  readonly label: string;
  /** Where the text after the line `-----BEGIN …-----` and the headers starts. */
  readonly start: TextPosition;
  /** Whether the lines end in `\n`, as a string of JSON has them. */
  readonly isEscaped: boolean;
}

/**
 * Reads the content of a PEM block (RFC 7468) up to its end. Fails as `createBase64Decoder` does, and with `not-base64`
 * if a hyphen begins no `-----END …-----`, and `several-blocks`. Warns with `no-end-line`.
 */
export function readPemContent({ label, start, isEscaped }: PemOptions): ContentReader {
  const decoder = createBase64Decoder({ start });
  /** A backslash whose letter is yet to come, or what follows the Base64. */
  let held = '';
  let isAtEnd = false;

  /** Puts white space of the same length in their place, and holds back a backslash whose letter is yet to come. */
  function withoutEscapedBreaks(piece: string): string {
    const text = held + piece;
    held = text.endsWith('\\') ? '\\' : '';
    return text.slice(0, text.length - held.length).replaceAll(escapedBreak, '  ');
  }

  /** @returns what is wrong with the text after the Base64 */
  function checkEnd(): ToolError | undefined {
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
        position: positionAfter(at, textPosition(rest, ending[0].length)),
      };
    }
    return undefined;
  }

  function end(): Result<ContentEnd> {
    const problem = isAtEnd ? checkEnd() : undefined;
    if (problem !== undefined) {
      return fail(problem);
    }
    const ended = endBase64(decoder, isAtEnd ? '' : held);
    if (!ended.ok) {
      return ended;
    }
    const cutOff = {
      code: 'no-end-line',
      message: `The line -----END ${label}----- is missing: the text may be cut off.`,
      position: decoder.position(),
    };
    return ok({ ...ended.value, warnings: isAtEnd ? [] : [cutOff] });
  }

  return {
    write(written) {
      if (isAtEnd) {
        held = held.length < endLength ? held + written : held;
        return noBytes;
      }
      const piece = isEscaped ? withoutEscapedBreaks(written) : written;
      const hyphen = piece.indexOf('-');
      if (hyphen === -1) {
        return decoder.write(piece);
      }
      isAtEnd = true;
      held = piece.slice(hyphen) + held;
      return decoder.write(piece.slice(0, hyphen));
    },

    end,
  };
}
