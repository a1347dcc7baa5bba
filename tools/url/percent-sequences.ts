/** Percent-encoded UTF-8, sequence by sequence: `%41`, `%C3%A9`, `%F0%9F%91%8B`, and malformed sequences. */

export type PercentProblem =
  /** A % that is not followed by two hexadecimal digits. */
  | 'incomplete'
  /** A continuation byte where a character should start. */
  | 'stray-continuation'
  /** The first bytes of a character without the rest. */
  | 'cut-short'
  /** A sequence with more bytes than the character needs, which UTF-8 forbids. */
  | 'overlong'
  /** A surrogate, which is not a character. */
  | 'surrogate'
  /** A code point above U+10FFFF. */
  | 'out-of-range'
  /** A byte that never occurs in UTF-8. */
  | 'invalid-byte';

export type PercentSequence =
  | { readonly text: string; readonly character: string }
  | { readonly text: string; readonly problem: PercentProblem };

/**
 * Reads the percent-encoded character that starts at an offset.
 * @param text with a % at the offset
 * @returns the characters of the text that belong to it, and the character they encode or the problem with them (as
 * determined by the UTF-8 decoder of the Encoding Standard, which matches what decodeURIComponent accepts)
 * @example readPercentSequence('%C3%A9t%C3%A9', 0) // { text: '%C3%A9', character: 'é' }
 * @example readPercentSequence('%C0%80', 0) // { text: '%C0%80', problem: 'overlong' }
 */
export function readPercentSequence(text: string, offset: number): PercentSequence {
  const lead = byteAt(text, offset);
  if (lead === undefined) {
    return { text: /^%[^%\s]{0,2}/u.exec(text.slice(offset, offset + 5))?.[0] ?? '%', problem: 'incomplete' };
  }
  const sliceOf = (bytes: number) => text.slice(offset, offset + 3 * bytes);
  if (lead < 0x80) {
    return { text: sliceOf(1), character: String.fromCharCode(lead) };
  }
  if (lead < 0xc0) {
    return { text: sliceOf(1), problem: 'stray-continuation' };
  }
  if (lead > 0xf4) {
    return { text: sliceOf(1), problem: 'invalid-byte' };
  }
  const expected = lead < 0xe0 ? 1 : lead < 0xf0 ? 2 : 3;
  let value = lead & (0x3f >> expected);
  let count = 0;
  while (count < expected) {
    const byte = byteAt(text, offset + 3 * (count + 1));
    if (byte === undefined || (byte & 0xc0) !== 0x80) {
      break;
    }
    value = (value << 6) | (byte & 0x3f);
    count += 1;
  }
  const problem = problemOf(lead, byteAt(text, offset + 3), count, expected);
  return problem === undefined
    ? { text: sliceOf(count + 1), character: String.fromCodePoint(value) }
    : { text: sliceOf(count + 1), problem };
}

/** @param second the byte after the first, which counts only if it is a continuation byte */
function problemOf(
  lead: number,
  second: number | undefined,
  count: number,
  expected: number,
): PercentProblem | undefined {
  const next = count === 0 ? undefined : second;
  if (lead < 0xc2 || (next !== undefined && ((lead === 0xe0 && next < 0xa0) || (lead === 0xf0 && next < 0x90)))) {
    return 'overlong';
  }
  if (next !== undefined && lead === 0xed && next > 0x9f) {
    return 'surrogate';
  }
  if (next !== undefined && lead === 0xf4 && next > 0x8f) {
    return 'out-of-range';
  }
  return count < expected ? 'cut-short' : undefined;
}

/** @returns the byte that %XX at the offset encodes; undefined if there is no such sequence */
function byteAt(text: string, offset: number): number | undefined {
  if (text.charCodeAt(offset) !== 0x25) {
    return undefined;
  }
  const high = hexValue(text.charCodeAt(offset + 1));
  const low = hexValue(text.charCodeAt(offset + 2));
  return high === undefined || low === undefined ? undefined : high * 16 + low;
}

function hexValue(unit: number): number | undefined {
  if (unit >= 0x30 && unit <= 0x39) {
    return unit - 0x30;
  }
  const letter = unit | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x61 + 10 : undefined;
}

const lossyDecoder = new TextDecoder('utf-8', { ignoreBOM: true });

/**
 * Decodes percent-encoded UTF-8 as the URL standard's "percent-decode" and "UTF-8 decode without BOM" do: a % that does
 * not start a sequence stays, and bytes that are not UTF-8 become U+FFFD. Never fails.
 * @example percentDecode('100%25 %zz %E4') // '100% %zz \uFFFD'
 */
export function percentDecode(text: string): string {
  return text.includes('%') ? text.replaceAll(/(?:%[0-9a-f]{2})+/giu, decodeRun) : text;
}

/** @param run a text that consists only of %XX sequences */
export function decodeRun(run: string): string {
  const bytes = new Uint8Array(run.length / 3);
  for (let index = 0; index < bytes.length; index += 1) {
    bytes[index] = byteAt(run, index * 3) ?? 0;
  }
  return lossyDecoder.decode(bytes);
}
