/** An image with eight bits per pixel, where 0 is black, row by row from the top. */
export interface GreyImage {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** The width in pixels of the margin added around an image: the engine misses letters that touch the edge. */
export const margin = 20;

/**
 * Converts an image to dark text on a light background, which the engine reads best and fastest, and adds a margin.
 * Transparent areas get a background against which their content is visible.
 * @param rgba four bytes per pixel, alpha not premultiplied, as in `ImageData`
 * @param width the width of the image in pixels, like `height`
 * @returns an image larger by `margin` on each side
 */
export function toGreyImage(rgba: Uint8ClampedArray, width: number, height: number): GreyImage {
  const ground = groundOf(rgba);
  const grey = new Uint8Array(width * height);
  const counts = new Uint32Array(256);
  for (let index = 0; index < grey.length; index += 1) {
    const alpha = rgba[index * 4 + 3] ?? 0;
    const luma = lumaAt(rgba, index * 4);
    const value = alpha === 255 ? luma : Math.round((luma * alpha + ground * (255 - alpha)) / 255);
    grey[index] = value;
    counts[value] = (counts[value] ?? 0) + 1;
  }
  const median = medianOf(counts, grey.length);
  const isDark = median < 128;
  const framed = new Uint8Array((width + 2 * margin) * (height + 2 * margin)).fill(isDark ? 255 - median : median);
  for (let row = 0; row < height; row += 1) {
    const start = (row + margin) * (width + 2 * margin) + margin;
    for (let column = 0; column < width; column += 1) {
      const value = grey[row * width + column] ?? 0;
      framed[start + column] = isDark ? 255 - value : value;
    }
  }
  return { width: width + 2 * margin, height: height + 2 * margin, pixels: framed };
}

/** The brightness of a pixel, 0 to 255 (ITU-R BT.601). */
function lumaAt(rgba: Uint8ClampedArray, offset: number): number {
  return Math.round((rgba[offset] ?? 0) * 0.299 + (rgba[offset + 1] ?? 0) * 0.587 + (rgba[offset + 2] ?? 0) * 0.114);
}

/** The background for transparent pixels: black if most of the content is light, otherwise white. */
function groundOf(rgba: Uint8ClampedArray): number {
  let light = 0;
  let opaque = 0;
  for (let offset = 0; offset < rgba.length; offset += 4) {
    const alpha = rgba[offset + 3] ?? 0;
    opaque += alpha;
    light += alpha * lumaAt(rgba, offset);
  }
  return opaque > 0 && light / opaque >= 128 ? 0 : 255;
}

/** The median of values from 0, given how often each occurs. */
function medianOf(counts: Uint32Array, total: number): number {
  let seen = 0;
  return counts.findIndex((count) => {
    seen += count;
    return seen * 2 >= total;
  });
}

/** The maximum width of a stroke: longer runs of dark pixels are lines, frames and pictures. */
const longestStroke = 64;

/**
 * Measures the stroke width of letters: the median of all horizontal runs of dark pixels.
 * @returns the width in pixels; 0 if nothing is dark
 */
export function strokeWidthOf({ width, pixels }: GreyImage): number {
  const ground = pixels[0] ?? 255;
  const threshold = (ground + pixels.reduce((darkest, value) => Math.min(darkest, value), ground)) / 2;
  const counts = new Uint32Array(longestStroke + 1);
  let total = 0;
  let run = 0;
  pixels.forEach((value, index) => {
    if (value < threshold && index % width !== 0) {
      run += 1;
    } else if (run > 0) {
      if (run <= longestStroke) {
        counts[run] = (counts[run] ?? 0) + 1;
        total += 1;
      }
      run = 0;
    }
  });
  return total === 0 ? 0 : medianOf(counts, total);
}

/** Encodes the image as a PGM file (binary, "P5"), https://netpbm.sourceforge.net/doc/pgm.html */
export function encodePgm({ width, height, pixels }: GreyImage): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(head.length + pixels.length);
  file.set(head);
  file.set(pixels, head.length);
  return file;
}
