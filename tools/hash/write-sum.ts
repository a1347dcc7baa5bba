import { hexOf } from '#shared/formats/hex.ts';

export const sumFormats = ['hex', 'hex-upper', 'base64'] as const;

export type SumFormat = (typeof sumFormats)[number];

/** @example writeSum(Uint8Array.of(0xab, 1), 'hex') // 'ab01' */
export function writeSum(bytes: Uint8Array, format: SumFormat): string {
  if (format === 'base64') {
    return btoa(String.fromCharCode(...bytes));
  }
  const hex = hexOf(bytes);
  return format === 'hex-upper' ? hex.toUpperCase() : hex;
}
