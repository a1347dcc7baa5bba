import { byteText } from './byte-text.ts';

/**
 * Whether an image file may contain more than one frame: any GIF, and PNG, WebP and AVIF files that declare it. Such a
 * file is shown as the still frame from which its colours are taken.
 * @param beginning the part of the file that contains its headers
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
