import { binaryOfBase64, decodeBase64 } from '../../text-encoding/decode-base64.ts';

/** A run of characters in a text that decodes to text. */
export interface EncodedRun {
  readonly start: number;
  readonly end: number;
  readonly decoded: string;
  readonly notation: 'Base64' | 'hexadecimal';
}

/** Matches Base64 or base64url that is long enough for a name and a value, including over lines as split by MIME. */
const base64Run = /[A-Za-z0-9+/_-]{16,}(?:\\?\r?\n[A-Za-z0-9+/_-]+)*={0,2}/g;
const hexRun = /^(?:[0-9a-f]{2}){16,}$/i;

/** The maximum share of characters that people do not write at which decoded bytes still count as text. */
const mostUnreadable = 0.05;
/** The number of Base64 characters decoded first, to check whether decoding the rest is worthwhile. */
const looked = 24;

const decoder = new TextDecoder();
/** Matches control characters other than whitespace, and the replacement for bytes that are not UTF-8. */
const unreadable = /(?!\s)[\p{Cc}\ufffd]/gu;

const isReadable = (text: string) =>
  text !== '' && (text.match(unreadable)?.length ?? 0) <= text.length * mostUnreadable;

/** @returns the text of bytes in UTF-8 or UTF-16; undefined if they are not text */
function readText(bytes: Uint8Array): string | undefined {
  const text = decoder.decode(bytes);
  if (isReadable(text)) {
    return text;
  }
  // Latin letters in UTF-16 have a NUL before or after each.
  const withoutNuls = text.replaceAll('\0', '');
  return withoutNuls.length * 2 <= text.length + 2 && isReadable(withoutNuls) ? withoutNuls : undefined;
}

/**
 * Whether three of the first four groups start with the six bits of an ASCII character, which is very cheap to check.
 */
function mayBeAscii(run: string, from: number): boolean {
  let ascii = 0;
  for (let index = from; index < from + 16; index += 4) {
    const code = run.charCodeAt(index);
    ascii += (code >= 65 && code <= 90) || (code >= 97 && code <= 102) ? 1 : 0;
  }
  return ascii >= 3;
}

/** Whether the beginning is text: in random data or a picture, hardly any byte is an ASCII character. */
function mayBeText(beginning: string): boolean {
  let ascii = 0;
  const bytes = binaryOfBase64(beginning);
  if (bytes === undefined) {
    return false;
  }
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes.charCodeAt(index);
    if (byte === 127 || (byte < 32 && byte !== 0 && byte !== 9 && byte !== 10 && byte !== 13)) {
      return false;
    }
    ascii += byte < 128 ? 1 : 0;
  }
  // Letters of other scripts have the eighth bit set, as half of all random bytes do.
  return ascii >= bytes.length / 2;
}

const isGood = (text: string, length: number) => {
  const ascii = text.match(/[\t\n\r -~]/g)?.length ?? 0;
  return ascii >= text.length * 0.6 && length >= 16;
};

function decodeBase64Run(run: string): string | undefined {
  const plain = run.replaceAll(/[\\\r\n=]/g, '');
  const whole = plain.slice(0, plain.length % 4 === 1 ? -1 : undefined);
  if (!mayBeText(whole.slice(0, looked))) {
    return undefined;
  }
  const bytes = decodeBase64(whole);
  const text = bytes && readText(bytes);
  return text !== undefined && isGood(text, whole.length) ? text : undefined;
}

function decodeHex(run: string): string | undefined {
  // Unless the first eight bytes are ASCII characters, the run is a checksum or a number.
  if (!/^(?:[2-7][0-9a-f]|0[9ad]){8}/i.test(run)) {
    return undefined;
  }
  const bytes = Uint8Array.from({ length: run.length / 2 }, (_, index) =>
    Number.parseInt(run.slice(index * 2, index * 2 + 2), 16),
  );
  const text = readText(bytes);
  return text !== undefined && isGood(text, run.length) ? text : undefined;
}

/**
 * The maximum number of parts of a run that are tried if the run as a whole is not text: the part before a slash may be
 * a path.
 */
const mostParts = 8;

function* partsOf(run: string): Generator<number> {
  yield 0;
  let at = -1;
  for (let count = 0; count < mostParts; count += 1) {
    const rest = /[/_-]/.exec(run.slice(at + 1, at + 1 + 64));
    if (rest === null) {
      return;
    }
    at += 1 + rest.index;
    yield at + 1;
  }
}

/**
 * Finds runs of Base64 or hexadecimal in a text that decode to text.
 * @example [...encodedRuns('x dXNlcj1hZGEmcGFzcz0x y')][0].decoded // 'user=ada&pass=1'
 */
export function* encodedRuns(text: string): Generator<EncodedRun> {
  for (const match of text.matchAll(base64Run)) {
    const [run] = match;
    const hex = hexRun.test(run) ? decodeHex(run) : undefined;
    if (hex !== undefined) {
      yield { start: match.index, end: match.index + run.length, decoded: hex, notation: 'hexadecimal' };
      continue;
    }
    for (const offset of partsOf(run)) {
      if (run.length - offset < 16) {
        break;
      }
      const decoded = mayBeAscii(run, offset) ? decodeBase64Run(run.slice(offset)) : undefined;
      if (decoded !== undefined) {
        yield { start: match.index + offset, end: match.index + run.length, decoded, notation: 'Base64' };
        break;
      }
    }
  }
}
