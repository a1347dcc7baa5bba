import { byteText } from './byte-text.ts';

const markers = ['iCCP', 'cICP', 'gAMA', 'ICC_PROFILE', 'ICCP', 'colr'];

/** How much of a file is looked at: profiles come before the pixels. */
export const profileSearchLength = 262_144;

/**
 * Whether the beginning of an image file has what names another colour space than sRGB: the chunks iCCP, cICP and gAMA of
 * PNG, the segment ICC_PROFILE of JPEG, ICCP of WebP, the box colr of AVIF. Something else that looks like one of them
 * costs time, and changes no colour.
 */
export function hasColorProfile(beginning: Uint8Array): boolean {
  const text = byteText(beginning);
  return markers.some((marker) => text.includes(marker));
}
