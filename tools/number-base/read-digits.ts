import { fail, ok, type Result, type TextPosition, type ToolError } from '#shared/result.ts';
import { textPosition } from '#shared/text-position.ts';

/** An integer as written. */
export interface WrittenInteger {
  readonly isNegative: boolean;
  /** The base, 2 to 36. */
  readonly base: number;
  /** The digits, at least one, in lower case, without prefix and separators. */
  readonly digits: string;
}

const prefixes: ReadonlyMap<string, number> = new Map([
  ['0x', 16],
  ['0o', 8],
  ['0b', 2],
]);

/** Digit separators: spaces, the underscore of programming languages, apostrophes as in C++ and Switzerland. */
const separator = /[\p{Zs}\t_'’]/u;

/** Thousands marked by commas or points, at least twice: one mark alone may be that of a fraction. */
const thousands = /^\d{1,3}([.,])\d{3}(?:\1\d{3})+$/;

const ending = /\s*$/u;

/**
 * Reads a written integer: sign, prefix and digits. Without a base, thousands may be marked as in 1,234,567, and a
 * BigInt of JavaScript may have its n.
 * @param base the base, 2 to 36; if undefined, that of the prefix `0x`, `0o` or `0b`, or else ten. The digits may have
 * the prefix of the given base
 * @returns fails with `no-digits` or `not-a-digit` and the position
 * @example readDigits('-0xFF_FF') // { ok: true, value: { isNegative: true, base: 16, digits: 'ffff' } }
 */
export function readDigits(text: string, base?: number): Result<WrittenInteger> {
  const end = text.length - (ending.exec(text)?.[0].length ?? 0);
  let place = text.length - text.trimStart().length;
  const sign = text.charAt(place);
  const isSigned = sign === '-' || sign === '+' || sign === '−';
  if (isSigned) {
    place += 1;
    while (separator.test(text.charAt(place))) {
      place += 1;
    }
  }
  const prefix = prefixes.get(text.slice(place, place + 2).toLowerCase());
  const found = base ?? prefix ?? 10;
  if (prefix === found) {
    place += 2;
  }
  if (base === undefined && prefix === undefined) {
    return readDecimal(text, place, end, isSigned && sign !== '+');
  }
  // The ending of a BigInt in JavaScript is a digit of none of the bases that have a prefix.
  const last = base === undefined && text.charAt(end - 1) === 'n' ? end - 1 : end;
  const read = collectDigits(text, place, last, found);
  return read.ok ? ok({ isNegative: isSigned && sign !== '+', base: found, digits: read.value }) : read;
}

/** Reads digits of base 10, with thousands as people write them, or the ending of a BigInt in JavaScript. */
function readDecimal(text: string, start: number, end: number, isNegative: boolean): Result<WrittenInteger> {
  const written = text.slice(start, end);
  const plain = thousands.test(written)
    ? written.replaceAll(/[.,]/g, ' ')
    : /^[\d_]+n$/.test(written)
      ? `${written.slice(0, -1)} `
      : written;
  const read = collectDigits(text.slice(0, start) + plain, start, end, 10);
  if (read.ok) {
    return ok({ isNegative, base: 10, digits: read.value });
  }
  const isHex = /^[\da-f_]+$/i.test(written) && /[a-f]/i.test(written);
  return isHex
    ? fail({ ...read.error, message: `${read.error.message} Hexadecimal digits begin with 0x, or choose their base.` })
    : read;
}

function collectDigits(text: string, start: number, end: number, base: number): Result<string> {
  const pieces: string[] = [];
  let from = start;
  for (let place = start; place < end; place += 1) {
    const unit = text.charAt(place);
    if (separator.test(unit)) {
      pieces.push(text.slice(from, place));
      from = place + 1;
    } else if (!isDigit(text.charCodeAt(place), base)) {
      return fail(refuse(text, place, base));
    }
  }
  pieces.push(text.slice(from, end));
  const digits = pieces.join('').toLowerCase();
  if (digits === '') {
    const position = textPosition(text, end);
    return fail({
      code: 'no-digits',
      message: `There are no digits here: base ${base} uses ${digitsOf(base)}.`,
      position,
    });
  }
  return ok(digits);
}

/** @param unit a UTF-16 code unit */
function isDigit(unit: number, base: number): boolean {
  const value =
    unit >= 0x30 && unit <= 0x39 ? unit - 0x30 : unit >= 0x61 && unit <= 0x7a ? unit - 0x57 : capitalValue(unit);
  return value < base;
}

function capitalValue(unit: number): number {
  return unit >= 0x41 && unit <= 0x5a ? unit - 0x37 : Number.POSITIVE_INFINITY;
}

function refuse(text: string, offset: number, base: number): ToolError {
  const position: TextPosition = textPosition(text, offset);
  const character = String.fromCodePoint(text.codePointAt(offset) ?? 0);
  if (/[\n\r]/.test(character)) {
    return { code: 'not-a-digit', message: 'A second line begins here: give one number at a time.', position };
  }
  const message = `“${character}” is not a digit of base ${base}, at position ${offset + 1}. Its digits are ${digitsOf(base)}.`;
  return { code: 'not-a-digit', message, position };
}

/** @example digitsOf(16) // '0 to 9 and a to f' */
export function digitsOf(base: number): string {
  const last = (base - 1).toString(36);
  if (base <= 10) {
    return base === 2 ? '0 and 1' : `0 to ${last}`;
  }
  return base === 11 ? '0 to 9 and a' : `0 to 9 and a to ${last}`;
}
