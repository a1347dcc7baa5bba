import { formatByteLength } from '#shared/formats/words/format-byte-length.ts';
import { fail, ok, type Result, type TextPosition, type ToolError } from '#shared/result.ts';
import { textPosition } from '#shared/text-position.ts';
import { createBase64Decoder } from '../base64-decoder.ts';
import { decodePercent } from '../decode-percent.ts';
import { type ContentEnd, type ContentReader, endBase64, noBytes } from './content-reader.ts';
import { positionAfter } from './position-after.ts';

/** Percent-encoded data is decoded as a whole. */
const maximumPercentLength = 256_000_000;

/** Reads data up to its end. */
interface DataReader {
  /** @param isLast whether this is the last piece for sure */
  write(data: string, isLast: boolean): Result<Uint8Array<ArrayBuffer>>;
  end(): Result<ContentEnd>;
  /** The end of the data written so far. */
  position(): TextPosition;
}

/**
 * Reads the data of a data: URI; what follows `#` is the fragment, which is left out with the warning `fragment`. Fails
 * as `createBase64Decoder` does, and with `too-large` if too much is percent-encoded; warns with `loose-percent`.
 * @param start where the data starts in the text
 * @param isBase64 whether the data is Base64, rather than percent-encoded
 */
export function readUriData(start: TextPosition, isBase64: boolean): ContentReader {
  const data = isBase64 ? readBase64Data(start) : readPercentData(start);
  const warnings: ToolError[] = [];
  return {
    write(piece) {
      if (warnings.length > 0) {
        return noBytes;
      }
      const fragment = piece.indexOf('#');
      const written = data.write(fragment === -1 ? piece : piece.slice(0, fragment), fragment !== -1);
      if (fragment !== -1) {
        warnings.push({
          code: 'fragment',
          message:
            'What follows “#” in a URI is not data: browsers leave it out, and so does this tool. If it belongs to the data, write %23 for “#”.',
          position: data.position(),
        });
      }
      return written;
    },

    end() {
      const ended = data.end();
      return ended.ok ? ok({ ...ended.value, warnings: [...warnings, ...ended.value.warnings] }) : ended;
    },
  };
}

function readBase64Data(start: TextPosition): DataReader {
  const decoder = createBase64Decoder({ start, isPercentEncoded: true });
  /** An incomplete `%4`, until the rest arrives. */
  let held = '';
  return {
    write(data, isLast) {
      const text = held + data;
      held = isLast ? '' : (/%[\da-f]?$/i.exec(text)?.[0] ?? '');
      return decoder.write(held === '' ? text : text.slice(0, -held.length));
    },

    end() {
      const ended = endBase64(decoder, held);
      return ended.ok ? ok({ ...ended.value, warnings: [] }) : ended;
    },

    position: () => decoder.position(),
  };
}

function readPercentData(start: TextPosition): DataReader {
  const pieces: string[] = [];
  let length = 0;
  let isBeforeFragment = false;
  return {
    write(data, isLast) {
      isBeforeFragment = isLast;
      length += data.length;
      if (length > maximumPercentLength) {
        return fail({
          code: 'too-large',
          message: `Percent-encoded data of more than ${formatByteLength(maximumPercentLength)} cannot be decoded here.`,
        });
      }
      pieces.push(data);
      return noBytes;
    },

    end() {
      const data = pieces.join('');
      const { bytes, looseAt } = decodePercent(isBeforeFragment ? data : withoutEndingSpaces(data));
      const warnings =
        looseAt === undefined
          ? []
          : [
              {
                code: 'loose-percent',
                message:
                  'Two hexadecimal digits should follow this “%”. It is read as a percent sign, which should be written %25.',
                position: positionAfter(start, looseAt),
              },
            ];
      return ok({ bytes, findings: undefined, warnings });
    },

    position() {
      const before = pieces.join('');
      return positionAfter(start, textPosition(before, before.length));
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
