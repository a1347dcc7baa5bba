import { describePlace } from '#shared/formats/words/describe-place.ts';
import { codePointNotation, nameInvisible } from '#shared/formats/words/name-character.ts';
import { hexOfByte } from '../../hex.ts';
import { backslash, carriageReturn, isDigit, lineFeed, minus, point, space, tab, zero } from '../ascii.ts';
import { bytePosition } from '../byte-position.ts';
import { sourceText } from '../json-document.ts';
import { scanMultibyte } from '../scan-token.ts';
import type { Problem } from './syntax-failure.ts';

/** The preview is longer than any word quoted in a message. */
const previewLength = 120;

/** @returns the text at an offset, cut off after some words */
export function textAt(bytes: Uint8Array, offset: number): string {
  return sourceText(bytes, offset, Math.min(offset + previewLength, bytes.length));
}

/** @returns the character at an offset; the empty string at the end of the text */
function decodeCharacterAt(bytes: Uint8Array, offset: number): string {
  return String.fromCodePoint(...[textAt(bytes, offset).codePointAt(0)].filter((codePoint) => codePoint !== undefined));
}

/** Names the character at an offset in a message. */
export function found(bytes: Uint8Array, offset: number): string {
  return offset < bytes.length ? `“${decodeCharacterAt(bytes, offset)}”` : 'the end of the text';
}

/**
 * Explains a string that does not scan.
 * @param start the offset of its opening quote
 * @param offset where the scan stopped
 */
export function explainString(bytes: Uint8Array, start: number, offset: number): Problem {
  const byte = bytes[offset];
  if (byte === undefined) {
    return { code: 'unterminated-string', message: 'This string is never closed: add a " at its end.', offset: start };
  }
  if (byte === backslash) {
    const letter = decodeCharacterAt(bytes, offset + 1);
    return letter === 'u'
      ? {
          code: 'bad-unicode-escape',
          message: 'Write four hexadecimal digits after \\u, as in \\u00e9; for a backslash itself, write \\\\.',
          offset,
        }
      : {
          code: 'bad-escape',
          message: `JSON has no escape sequence ${`\\${letter}`.trim()}: for a backslash itself, write \\\\.`,
          offset,
        };
  }
  if (byte === lineFeed || byte === carriageReturn) {
    return {
      code: 'line-break-in-string',
      message: 'The line ends inside a string: close the string with a ", or write the line break as \\n.',
      offset,
    };
  }
  if (byte < space) {
    const written = byte === tab ? '\\t' : `\\u${byte.toString(16).padStart(4, '0')}`;
    const name = byte === tab ? 'tab' : `control character ${codePointNotation(String.fromCharCode(byte))}`;
    return { code: 'control-character', message: `Write the ${name} in this string as ${written}.`, offset };
  }
  return explainInvalidUtf8(bytes, offset);
}

function explainInvalidUtf8(bytes: Uint8Array, offset: number): Problem {
  const byte = hexOfByte(bytes[offset] ?? 0).toUpperCase();
  return {
    code: 'invalid-utf-8',
    message: `The byte ${byte} here is not UTF-8. Save the file in the UTF-8 encoding.`,
    offset,
  };
}

/**
 * Explains a number that does not scan.
 * @param start the offset of its first character
 * @param offset where the scan stopped
 */
export function explainNumber(bytes: Uint8Array, start: number, offset: number): Problem {
  const before = bytes[offset - 1];
  if (before === zero && isDigit(bytes[offset])) {
    return {
      code: 'leading-zero',
      message: 'Remove the zero in front: a JSON number does not begin with 0.',
      offset: start,
    };
  }
  if (before === point) {
    return { code: 'missing-digit', message: 'Write a digit after the decimal point, as in 1.0.', offset };
  }
  if (before === minus && offset === start + 1) {
    return textAt(bytes, offset).startsWith('Infinity')
      ? { code: 'not-a-json-number', message: noSuchNumber('-Infinity'), offset: start }
      : { code: 'missing-digit', message: 'Write a digit after the minus sign.', offset };
  }
  return { code: 'missing-digit', message: 'Write a digit in the exponent, as in 1e5.', offset };
}

/**
 * Explains a number that other languages have but JSON does not (RFC 8259, section 6).
 * @example noSuchNumber('NaN') // 'JSON has no NaN: write null, or "NaN" as text.'
 */
export function noSuchNumber(word: string): string {
  return `JSON has no ${word}: write null, or "${word}" as text.`;
}

const curlyQuotes = /[\u2018-\u201f\u00ab\u00bb\u2039\u203a\u300c-\u300f\uff02\uff07]/;
const invisible = /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}]/u;

/**
 * Explains a character between tokens that only resembles one of JSON's: a curly quote, or whitespace that looks like a
 * space.
 * @returns undefined if the character at the offset is none of those
 */
export function explainLookalike(bytes: Uint8Array, offset: number): Problem | undefined {
  const byte = bytes[offset] ?? space;
  if (byte >= 0x80 && scanMultibyte(bytes, offset) < 0) {
    return explainInvalidUtf8(bytes, offset);
  }
  const character = decodeCharacterAt(bytes, offset);
  if (curlyQuotes.test(character)) {
    return { code: 'curly-quote', message: `Replace the quote ${character} with a straight one: "`, offset };
  }
  if (invisible.test(character)) {
    const name = `${nameInvisible(character) ?? 'invisible character'} (${codePointNotation(character)})`;
    return {
      code: 'invisible-character',
      message: `Delete the ${name} here, or write an ordinary space instead.`,
      offset,
    };
  }
  return undefined;
}

/** @example openingBracket(encode('\n {'), 2) // 'the { at line 2, column 2' */
export function openingBracket(bytes: Uint8Array, offset: number): string {
  return `the ${String.fromCharCode(bytes[offset] ?? 0)} at ${describePlace(bytePosition(bytes, offset))}`;
}
