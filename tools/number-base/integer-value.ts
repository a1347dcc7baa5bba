import type { WrittenInteger } from './read-digits.ts';

/** The number of digits of any base that a double represents exactly: 36 ** 10 < 2 ** 53. */
const exactDigits = 10;

const nativePrefixes: ReadonlyMap<number, string> = new Map([
  [2, '0b'],
  [8, '0o'],
  [10, ''],
  [16, '0x'],
]);

/**
 * Returns the value of any number of digits.
 * @throws RangeError if the integer is too large for the engine: about 2 ** 30 bits
 * @example integerValue({ isNegative: true, base: 36, digits: 'zz' }) // -1295n
 */
export function integerValue({ isNegative, base, digits }: WrittenInteger): bigint {
  const prefix = nativePrefixes.get(base);
  const size = prefix === undefined ? combine(digits, base) : BigInt(`${prefix}${digits}`);
  return isNegative ? -size : size;
}

/**
 * Combines both halves separately, which results in a few large products, and the engine multiplies large integers in
 * subquadratic time.
 */
function combine(digits: string, base: number): bigint {
  if (digits.length <= exactDigits) {
    return BigInt(Number.parseInt(digits, base));
  }
  const lower = 2 ** Math.floor(Math.log2(digits.length - 1));
  const split = digits.length - lower;
  return combine(digits.slice(0, split), base) * BigInt(base) ** BigInt(lower) + combine(digits.slice(split), base);
}
