import type { TextPosition } from '#shared/result.ts';
import { textPosition } from '#shared/text-position.ts';

/** The bytes of a percent-encoded text. */
export interface PercentDecoded {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The first `%` that is not followed by two hexadecimal digits, and so stays as it is. */
  readonly looseAt?: TextPosition;
}

const percent = 0x25;

/**
 * Decodes the data of a data: URI that is not Base64 (WHATWG URL, "percent-decode"): other characters become their
 * UTF-8 bytes, tabs and line breaks are ignored as in any URL, and a `%` without two digits stays.
 * @example decodePercent('a%20b').bytes // the bytes 61 20 62
 */
export function decodePercent(text: string): PercentDecoded {
  const encoded = new TextEncoder().encode(text.replace(/[\t\n\r]/g, ''));
  const bytes = new Uint8Array(encoded.length);
  let size = 0;
  for (let index = 0; index < encoded.length; index += 1) {
    const byte = encoded[index] as number;
    const decoded = byte === percent ? pairAt(encoded, index + 1) : undefined;
    bytes[size] = decoded ?? byte;
    size += 1;
    index += decoded === undefined ? 0 : 2;
  }
  const loose = text.search(/%(?![\t\n\r]*[\da-f][\t\n\r]*[\da-f])/i);
  return { bytes: bytes.subarray(0, size), ...(loose !== -1 && { looseAt: textPosition(text, loose) }) };
}

function pairAt(bytes: Uint8Array, index: number): number | undefined {
  const high = digitOf(bytes[index]);
  const low = digitOf(bytes[index + 1]);
  return high === undefined || low === undefined ? undefined : high * 16 + low;
}

function digitOf(code: number | undefined): number | undefined {
  const digit = code === undefined ? Number.NaN : Number.parseInt(String.fromCharCode(code), 16);
  return Number.isNaN(digit) ? undefined : digit;
}
