import {
  backslash,
  capitalE,
  carriageReturn,
  isDigit,
  isHexDigit,
  lineFeed,
  minus,
  plus,
  point,
  quote,
  smallE,
  smallU,
  space,
  tab,
  zero,
} from './ascii.ts';

/*
 * Each function scans one token, strictly according to RFC 8259. It returns the offset after the token or, if the token
 * is broken, the bitwise complement (`~offset`, always negative) of the offset of the invalid byte; at the end of the
 * text, that is the text's length.
 */

/** 1 for each byte that is valid unescaped in a string: ASCII other than quotes, backslashes and control characters. */
const isPlainInString = new Uint8Array(256).fill(1, 0x20, 0x80);
isPlainInString[quote] = 0;
isPlainInString[backslash] = 0;

/** 1 for each byte that may follow a backslash, other than `u`. */
const isShortEscape = new Uint8Array(256);
for (const character of '"\\/bfnrt') {
  isShortEscape[character.charCodeAt(0)] = 1;
}

/** @returns the offset of the first byte at or after `start` that is not whitespace */
export function skipWhitespace(bytes: Uint8Array, start: number): number {
  let at = start;
  for (; at < bytes.length; at += 1) {
    const byte = bytes[at] as number;
    if (byte > space || (byte !== space && byte !== lineFeed && byte !== carriageReturn && byte !== tab)) {
      break;
    }
  }
  return at;
}

/**
 * Scans a string, and checks that it is UTF-8.
 * @param start the offset of its opening quote
 * @example scanString(encode('"a\\n",'), 0) // 5
 */
export function scanString(bytes: Uint8Array, start: number): number {
  const { length } = bytes;
  let at = start + 1;
  for (;;) {
    while (at < length && isPlainInString[bytes[at] as number] === 1) {
      at += 1;
    }
    if (at === length) {
      return ~length;
    }
    const byte = bytes[at] as number;
    if (byte === quote) {
      return at + 1;
    }
    const next = byte === backslash ? scanEscape(bytes, at) : scanMultibyte(bytes, at);
    if (next < 0) {
      return next;
    }
    at = next;
  }
}

/** @param start the offset of the backslash, which is also where a broken escape sequence is reported */
function scanEscape(bytes: Uint8Array, start: number): number {
  const letter = bytes[start + 1];
  if (letter === undefined) {
    return ~bytes.length;
  }
  if (isShortEscape[letter] === 1) {
    return start + 2;
  }
  if (letter !== smallU) {
    return ~start;
  }
  for (let at = start + 2; at < start + 6; at += 1) {
    if (!isHexDigit(bytes[at])) {
      return at < bytes.length ? ~start : ~bytes.length;
    }
  }
  return start + 6;
}

/**
 * Scans one code point of two to four bytes; anything else (a control character, bytes that are not UTF-8) is
 * broken. RFC 3629, section 4: no overlong forms, no surrogates, nothing above U+10FFFF.
 */
export function scanMultibyte(bytes: Uint8Array, start: number): number {
  const lead = bytes[start] as number;
  const second = bytes[start + 1] ?? 0;
  if (lead >= 0xc2 && lead <= 0xdf) {
    return isContinuation(second) ? start + 2 : ~start;
  }
  if (lead >= 0xe0 && lead <= 0xef) {
    const lowest = lead === 0xe0 ? 0xa0 : 0x80;
    const highest = lead === 0xed ? 0x9f : 0xbf;
    return second >= lowest && second <= highest && isContinuation(bytes[start + 2]) ? start + 3 : ~start;
  }
  if (lead >= 0xf0 && lead <= 0xf4) {
    const lowest = lead === 0xf0 ? 0x90 : 0x80;
    const highest = lead === 0xf4 ? 0x8f : 0xbf;
    const valid = second >= lowest && second <= highest;
    return valid && isContinuation(bytes[start + 2]) && isContinuation(bytes[start + 3]) ? start + 4 : ~start;
  }
  return ~start;
}

function isContinuation(byte: number | undefined): boolean {
  return byte !== undefined && (byte & 0xc0) === 0x80;
}

/**
 * Scans a number; the text after it is not examined.
 * @param start the offset of its minus sign or first digit
 * @example scanNumber(encode('-1.5e3]'), 0) // 6
 */
export function scanNumber(bytes: Uint8Array, start: number): number {
  let at = bytes[start] === minus ? start + 1 : start;
  if (bytes[at] === zero) {
    at += 1;
    if (isDigit(bytes[at])) {
      return ~at;
    }
  } else {
    at = scanDigits(bytes, at);
    if (at < 0) {
      return at;
    }
  }
  if (bytes[at] === point) {
    at = scanDigits(bytes, at + 1);
    if (at < 0) {
      return at;
    }
  }
  const byte = bytes[at];
  if (byte === smallE || byte === capitalE) {
    const sign = bytes[at + 1];
    return scanDigits(bytes, sign === plus || sign === minus ? at + 2 : at + 1);
  }
  return at;
}

/** Scans one or more digits. */
function scanDigits(bytes: Uint8Array, start: number): number {
  let at = start;
  while (at < bytes.length && ((bytes[at] as number) ^ zero) <= 9) {
    at += 1;
  }
  return at > start ? at : ~at;
}

/** The literals by their first byte. */
const literals = new Map(['true', 'false', 'null'].map((word) => [word.charCodeAt(0), new TextEncoder().encode(word)]));

/** Scans `true`, `false` or `null`; the text after it is not examined. */
export function scanLiteral(bytes: Uint8Array, start: number): number {
  const literal = literals.get(bytes[start] ?? 0);
  if (literal === undefined) {
    return ~start;
  }
  for (let index = 1; index < literal.length; index += 1) {
    if (bytes[start + index] !== literal[index]) {
      return ~start;
    }
  }
  return start + literal.length;
}
