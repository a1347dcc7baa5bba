import type { Pixels } from '#shared/formats/images/decoded-image.ts';
import { type Drawing, isDark, mapPixels } from './drawing.ts';
import type { Matrix } from './encode-qr-code.ts';

/**
 * Draws a code as the pixels of an image.
 * @example drawPixels(matrix, { margin: 4, scale: 1, dark: black, light: white }).width // 29 for version 1
 */
export function drawPixels(matrix: Matrix, drawing: Drawing): Pixels {
  const map = mapPixels(matrix, drawing);
  const { width } = map;
  const data = new Uint8ClampedArray(width * width * 4);
  // Each pixel is written as one number, in this machine's byte order.
  const [light = 0, dark = 0] = [drawing.light, drawing.dark].map(
    ({ red, green, blue, alpha }) => new Uint32Array(Uint8Array.of(red, green, blue, alpha).buffer)[0],
  );
  const pixels = new Uint32Array(data.buffer);
  for (let y = 0; y < width; y += 1) {
    const start = y * width;
    if (y > 0 && map.modules[y] === map.modules[y - 1]) {
      pixels.copyWithin(start, start - width, start);
      continue;
    }
    for (let x = 0; x < width; x += 1) {
      pixels[start + x] = isDark(matrix, map, x, y) ? dark : light;
    }
  }
  return { width, height: width, data };
}
