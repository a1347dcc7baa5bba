import { countOf } from './count-of.ts';
import { locale } from './locale.ts';

const units = ['bytes', 'KB', 'MB', 'GB'] as const;

/**
 * Formats a size for readers, in the browser's language, with three significant digits and in powers of 1,000 as in SI.
 * @param byteLength 0 or more
 * @example formatByteLength(10_485_760) // '10.5 MB'
 */
export function formatByteLength(byteLength: number): string {
  if (byteLength < 1000) {
    return countOf(byteLength, 'byte');
  }
  const power = Math.min(Math.floor(Math.log10(byteLength) / 3), units.length - 1);
  const value = byteLength / 1000 ** power;
  return `${value.toLocaleString(locale(), { maximumSignificantDigits: 3, useGrouping: false })} ${units[power]}`;
}
