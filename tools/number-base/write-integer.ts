/** The style in which digits are written. */
export interface DigitStyle {
  readonly isUpperCase: boolean;
  /** Whether spaces separate groups of digits: three in base ten, four otherwise. */
  readonly isGrouped: boolean;
  /** Whether digits have the prefix `0x`, `0o` or `0b` in the bases that have one. */
  readonly hasPrefix: boolean;
}

const prefixes: ReadonlyMap<number, string> = new Map([
  [2, '0b'],
  [8, '0o'],
  [16, '0x'],
]);

/**
 * Writes an integer in a base.
 * @param base the base, 2 to 36
 * @param width the minimum number of digits, padded with leading zeros
 * @example writeInteger(-255n, 16, { isUpperCase: true, isGrouped: false, hasPrefix: true }) // '-0xFF'
 */
export function writeInteger(value: bigint, base: number, style: DigitStyle, width = 1): string {
  const plain = (value < 0n ? -value : value).toString(base).padStart(width, '0');
  const cased = style.isUpperCase ? plain.toUpperCase() : plain;
  const digits = style.isGrouped ? group(cased, base === 10 ? 3 : 4) : cased;
  return `${value < 0n ? '-' : ''}${style.hasPrefix ? (prefixes.get(base) ?? '') : ''}${digits}`;
}

function group(digits: string, size: number): string {
  const first = digits.length % size;
  const groups = first === 0 ? [] : [digits.slice(0, first)];
  for (let place = first; place < digits.length; place += size) {
    groups.push(digits.slice(place, place + size));
  }
  return groups.join(' ');
}
