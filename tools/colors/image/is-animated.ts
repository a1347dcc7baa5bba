import { byteText } from './byte-text.ts';

/**
 * Whether an image file can hold more than one frame: a GIF, and PNG, WebP and AVIF that say so. Such a file is shown as
 * the still frame that its colours are taken from.
 * @param beginning as much of the file as has its headers
 */
export function canBeAnimated(beginning: Uint8Array): boolean {
  const text = byteText(beginning);
  return (
    text.startsWith('GIF8') ||
    (text.startsWith('\x89PNG') && text.includes('acTL')) ||
    (text.startsWith('RIFF') && text.includes('ANIM')) ||
    text.slice(4, 64).includes('avis')
  );
}
