import { isDigit, minus, point, zero } from '../ascii.ts';
import { sourceText } from '../json-document.ts';
import { compareDecimals, parseDecimal } from './decimal.ts';
import { isShortestDecimal } from './shortest-decimal.ts';

/**
 * A double preserves every decimal number with this many significant digits (DBL_DIG), and none needs more than 17 to
 * be identified.
 */
const alwaysKeptDigits = 15;
const neededDigits = 17;

/** With so few digits, numbers of this scale lie between 10^-250 and 10^265, well within the range of doubles. */
const safeScale = 250;

/** The number of digits that `isShortestDecimal` takes in its first number. */
const highDigits = 9;

/**
 * Whether JavaScript changes a number, that is, whether JSON.stringify(JSON.parse(number)) has a different value from
 * the number as written. Values count, not spellings: 1.0 and 1E2 are kept, 12345678901234567890 and 1e400 are not.
 * @param start,end the range of a valid number
 */
export function isChangedByJavaScript(bytes: Uint8Array, start: number, end: number): boolean {
  return (
    !isOrdinary(bytes, start, end) && !isProvablyKept(bytes, start, end) && isChangedText(sourceText(bytes, start, end))
  );
}

function isChangedText(text: string): boolean {
  const value = Number(text);
  const shortest = String(value);
  if (shortest === text) {
    return false;
  }
  const written = parseDecimal(text);
  if (written.digits === '') {
    return false;
  }
  return (
    written.digits.length > neededDigits ||
    !Number.isFinite(value) ||
    compareDecimals(written, parseDecimal(shortest)) !== 0
  );
}

/** Whether a number is short and has no exponent, like nearly all numbers. A positive answer is always right. */
function isOrdinary(bytes: Uint8Array, start: number, end: number): boolean {
  if (end - start > alwaysKeptDigits) {
    return false;
  }
  // The characters before the last digits can include a sign or an `e` only in an exponent.
  let at = end - 1;
  while (at > start && isDigit(bytes[at])) {
    at -= 1;
  }
  return at === start || bytes[at] === point;
}

/** A slower check, whose positive answer is always right too. */
function isProvablyKept(bytes: Uint8Array, start: number, end: number): boolean {
  // The significant digits: the first nine, and the ones after them.
  let high = 0;
  let low = 0;
  let digitCount = 0;
  let fractionLength = 0;
  let isInFraction = false;
  let at = bytes[start] === minus ? start + 1 : start;
  for (; at < end; at += 1) {
    const byte = bytes[at] as number;
    if (byte === point) {
      isInFraction = true;
      continue;
    }
    if (!isDigit(byte)) {
      break;
    }
    fractionLength += isInFraction ? 1 : 0;
    if (digitCount > 0 || byte !== zero) {
      digitCount += 1;
      if (digitCount > neededDigits) {
        return false;
      }
      if (digitCount <= highDigits) {
        high = high * 10 + (byte - zero);
      } else {
        low = low * 10 + (byte - zero);
      }
    }
  }
  const scale = fractionLength - exponentOf(bytes, at, end);
  return digitCount <= alwaysKeptDigits
    ? Math.abs(scale) <= safeScale
    : isShortestDecimal(high, low, digitCount - highDigits, scale);
}

/** @param start the offset of the `e`, or the end of a number without one */
function exponentOf(bytes: Uint8Array, start: number, end: number): number {
  let magnitude = 0;
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at] as number;
    if (isDigit(byte)) {
      magnitude = magnitude * 10 + (byte - zero);
    }
  }
  return bytes[start + 1] === minus ? -magnitude : magnitude;
}
