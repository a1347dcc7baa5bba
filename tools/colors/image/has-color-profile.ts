import { byteText } from './byte-text.ts';

const markers = ['iCCP', 'cICP', 'gAMA', 'ICC_PROFILE', 'ICCP', 'colr'];

/** How many bytes of a file are searched: profiles come before the pixels. */
export const profileSearchLength = 262_144;

/**
 * Whether the beginning of an image file declares a colour space other than sRGB: the chunks iCCP, cICP and gAMA of
 * PNG, the segment ICC_PROFILE of JPEG, ICCP of WebP, the box colr of AVIF. A false positive costs time but does not
 * change any colour.
 */
export function hasColorProfile(beginning: Uint8Array): boolean {
  const text = byteText(beginning);
  return markers.some((marker) => text.includes(marker));
}
