import type { Page } from '@playwright/test';
import { pngChunk, writePng } from '#tests/support/inputs/write-png.ts';

/** Returns a different colour for each pixel of an image of up to 256 × 256, with every degree of translucency. */
export const manyColors = (x: number, y: number) =>
  [x, (x * 7 + y * 3) % 256, 255 - y, Math.max(1, (x + y * 5) % 256)] as const;

export const hexOf = (bytes: readonly number[]) =>
  `#${bytes
    .slice(0, bytes[3] === 255 ? 3 : 4)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')}`;

/** Writes pure red, green and blue of Display P3, declared by a cICP chunk (PNG 3, section 11.3.2.6). */
export function writeDisplayP3Png(): Buffer {
  const colors = [
    [255, 0, 0, 255],
    [0, 255, 0, 255],
    [0, 0, 255, 255],
    [128, 128, 128, 255],
  ] as const;
  return writePng(4, 1, (x) => colors[x] ?? [0, 0, 0, 0], [pngChunk('cICP', Uint8Array.of(12, 13, 0, 1))]);
}

/**
 * Writes a JPEG that is red on the left and blue on the right, like that of a camera that was held upright: its EXIF
 * data specify how to rotate it.
 * @param orientation 1–8 (Exif 2.32, tag 0x0112)
 */
export async function writeTurnedJpeg(page: Page, orientation: number): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 64;
    canvas.height = 32;
    const context = canvas.getContext('2d');
    if (context !== null) {
      context.fillStyle = '#f00';
      context.fillRect(0, 0, 32, 32);
      context.fillStyle = '#00f';
      context.fillRect(32, 0, 32, 32);
    }
    return canvas.toDataURL('image/jpeg', 1).split(',')[1] ?? '';
  });
  const jpeg = Buffer.from(base64, 'base64');
  // A big-endian TIFF header with a single entry of the type SHORT.
  const exif = Buffer.from('4578696600004d4d002a000000080001011200030000000100000000' + '00000000', 'hex');
  exif.writeUInt16BE(orientation, 24);
  const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)]);
}
